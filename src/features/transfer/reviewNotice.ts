import type { Fix } from '#core/errors.ts'
import { t } from '#src/i18n/t.ts'
import { fixLabel } from '../bridge/fixes.ts'
import type { Selection } from '../bridge/form.ts'
import type { Problem } from '../bridge/viewModel.ts'
import type { TransferError } from './transferError.ts'

export interface ReviewNotice {
  readonly tone: 'info' | 'warn' | 'bad'
  readonly text: string
  readonly fix: { label: string; action: Fix } | null
}

interface Refusals {
  /** Of the server or the wallet, once the person confirmed. */
  readonly error: TransferError | null
  /** Of the wallet, when it was asked to switch. */
  readonly refusal: string | null
  /** Of the form, as on the page underneath. */
  readonly problem: Problem | null
  /** The wallet's answer leaves open whether something was sent. */
  readonly unclear: boolean
}

/** What stands between the person and the transfer, and the one tap that puts it right; the latest answer comes first. */
export function reviewNotice(
  { error, refusal, problem, unclear }: Refusals,
  selection: Selection | null,
): ReviewNotice | null {
  // Instead of what the wallet said, which may be to try again; the button leads to the transfer.
  if (unclear) return { tone: 'warn', text: t('review-check-note'), fix: null }
  if (refusal !== null) return { tone: 'bad', text: refusal, fix: null }
  if (error) {
    const fix = error.fix ? { label: fixLabel(error.fix, selection), action: error.fix } : null
    return { tone: error.reason === 'wallet_rejected' ? 'info' : 'bad', text: error.message, fix }
  }
  return problem ? { tone: 'warn', text: problem.cause, fix: problem.fix } : null
}

/** Fixes that the form under the review takes; the review closes for them. */
export const closesReview: ReadonlySet<string> = new Set(['change_recipient', 'add_funds', 'connect_wallet'])

/** Intents of the main button that are carried out without leaving the review. */
export const staysInReview: ReadonlySet<string> = new Set(['switch_network', 'requote', 'reload'])
