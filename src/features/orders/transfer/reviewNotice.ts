import type { Fix } from '#core/errors.ts'
import { t } from '#src/i18n/t.ts'
import { fixLabel } from '#src/features/bridge/model/fixes.ts'
import type { Selection } from '#src/features/shared/form.ts'
import type { Problem } from '#src/features/bridge/model/viewModel.ts'
import type { TransferError } from '#src/features/shared/transferError.ts'

export interface ReviewNotice {
  readonly tone: 'info' | 'warn' | 'bad'
  readonly text: string
  readonly fix: { label: string; action: Fix } | null
}

interface Refusals {
  /** Error of the server or wallet after the user's confirmation. */
  readonly error: TransferError | null
  /** The wallet's refusal to switch networks. */
  readonly refusal: string | null
  /** Problem of the form below. */
  readonly problem: Problem | null
  /** True when the wallet's answer leaves open whether something was sent. */
  readonly unclear: boolean
}

/** Blocker of the transfer with its one-tap fix; the latest answer has priority. */
export function reviewNotice(
  { error, refusal, problem, unclear }: Refusals,
  selection: Selection | null,
): ReviewNotice | null {
  // Replaces the wallet's text, which may suggest a retry; the button opens the transfer.
  if (unclear) return { tone: 'warn', text: t('review-check-note'), fix: null }
  if (refusal !== null) return { tone: 'bad', text: refusal, fix: null }
  if (error) {
    const fix = error.fix ? { label: fixLabel(error.fix, selection), action: error.fix } : null
    return { tone: error.reason === 'wallet_rejected' ? 'info' : 'bad', text: error.message, fix }
  }
  return problem ? { tone: 'warn', text: problem.cause, fix: problem.fix } : null
}

/** Fixes that need the form below, so the review closes. */
export const closesReview: ReadonlySet<string> = new Set(['change_recipient', 'add_funds', 'connect_wallet'])

/** Main button intents that run without leaving the review. */
export const staysInReview: ReadonlySet<string> = new Set(['switch_network', 'requote', 'reload'])
