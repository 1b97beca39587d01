import { t } from '#src/i18n/t.ts'
import { fixButton, type FixButton } from '#src/features/bridge/model/fixes.ts'
import type { BridgeForm, Selection } from '#src/features/shared/form.ts'
import type { BridgeView, Problem } from '#src/features/bridge/model/viewModel.ts'
import { paymentIdForm } from '#core/order/paymentId.ts'
import type { TransferError } from '#src/features/shared/transferError.ts'
import type { Quote } from '#core/wire/quote.ts'
import type { JourneyStage } from './executeSteps.ts'

interface Standing {
  /** Text of the current activity; null when idle. */
  readonly working: string | null
  /** True when the wallet's answer leaves open whether something was sent. */
  readonly unclear: boolean
  /** True when a reload interrupted the order request and its answer is unknown. */
  readonly cutOff: boolean
  /** Main button of the form below. */
  readonly form: { readonly text: string; readonly enabled: boolean; readonly reviews: boolean }
  /** True when everything that an order needs is present. */
  readonly complete: boolean
  /** State of the refund address; also `given` when the custody requires none. */
  readonly refund: 'given' | 'missing' | 'invalid'
  /** Provider that replaced the reviewed one and is not agreed to yet. */
  readonly replacedBy: string | null
  /** False while a loss above three percent is not accepted. */
  readonly accepted: boolean
  readonly failed: boolean
  /** Label of the confirmation. */
  readonly confirm: string
}

interface ReviewButton {
  readonly label: string
  readonly enabled: boolean
  /**
   * `check` opens the transfer that may be in progress, `ask_again` repeats the interrupted order request, `edit_refund` and
   * `accept_loss` focus their field, `form` acts like the form's button.
   */
  readonly does: 'check' | 'ask_again' | 'confirm' | 'edit_refund' | 'accept_provider' | 'accept_loss' | 'form'
}

/** Builds the button of the review. Checking a possibly sent transfer precedes anything that would send again. */
export function reviewButton({
  working,
  unclear,
  cutOff,
  form,
  complete,
  refund,
  replacedBy,
  accepted,
  failed,
  confirm,
}: Standing): ReviewButton {
  const enabled = working === null
  if (unclear) return { label: working ?? t('review-check'), enabled, does: 'check' }
  if (cutOff) return { label: working ?? t('action-retry'), enabled, does: 'ask_again' }
  if (!form.reviews) return { label: working ?? form.text, enabled: enabled && form.enabled, does: 'form' }
  // The field may be below the fold, so a disabled button would be a dead end.
  if (refund !== 'given') return { label: working ?? t(`review-refund-${refund}`), enabled, does: 'edit_refund' }
  if (replacedBy !== null)
    return { label: working ?? t('review-replaced-accept', { to: replacedBy }), enabled, does: 'accept_provider' }
  if (!accepted) return { label: working ?? t('review-loss-missing'), enabled, does: 'accept_loss' }
  return {
    label: working ?? (failed ? t('action-retry') : confirm),
    enabled: enabled && complete,
    does: 'confirm',
  }
}

interface Confirmation {
  readonly busy: boolean
  /** True when the wallet's answer leaves open whether something was sent. */
  readonly unclear: boolean
  /** True when the order gets an address, so that no wallet is asked here. */
  readonly anyWallet: boolean
  readonly signatures: number
}

/** Returns the effect of the button above it; null when it only opens a transfer. */
export function reviewNote({ busy, unclear, anyWallet, signatures }: Confirmation): string | null {
  if (busy && !anyWallet) return t('review-wallet_note')
  if (unclear) return null
  return anyWallet ? t('review-address_note') : t('review-signatures', { count: signatures })
}

interface ReviewNotice {
  readonly tone: 'info' | 'warn' | 'bad'
  readonly text: string
  readonly fix: FixButton | null
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

/** Returns the blocker of the transfer with its one-tap fix; the latest answer has priority. */
export function reviewNotice(
  { error, refusal, problem, unclear }: Refusals,
  selection: Selection | null,
): ReviewNotice | null {
  // Replaces the wallet's text, which may suggest a retry; the button opens the transfer.
  if (unclear) return { tone: 'warn', text: t('review-check-note'), fix: null }
  if (refusal !== null) return { tone: 'bad', text: refusal, fix: null }
  if (error) {
    const fix = error.fix ? fixButton(error.fix, selection) : null
    return { tone: error.reason === 'wallet_rejected' ? 'info' : 'bad', text: error.message, fix }
  }
  return problem ? { tone: 'warn', text: problem.cause, fix: problem.fix } : null
}

/** Fixes that need the form below, so the review closes. */
export const closesReview: ReadonlySet<string> = new Set(['change_recipient', 'add_funds', 'connect_wallet'])

/** Main button intents that run without leaving the review. */
export const staysInReview: ReadonlySet<string> = new Set(['switch_network', 'requote', 'reload'])

type Priced = Pick<
  Quote,
  'from_asset' | 'to_asset' | 'exact' | 'send_amount' | 'receive_amount' | 'provider' | 'destination_gas'
>

/** True if both quotes are for the same amount of the same assets on the same exact side. */
const sameQuestion = (a: Priced, b: Priced): boolean =>
  (['from_asset', 'to_asset', 'exact', `${a.exact}_amount`] as const).every((field) => a[field] === b[field])

/** True if a quote is for what the form asks now, in base units of its exact side, and costs what the form shows. */
export const isForForm = (
  quote: Priced,
  { form, view }: { readonly form: Pick<BridgeForm, 'exact'>; readonly view: Pick<BridgeView, 'amount' | 'asked'> },
): boolean =>
  quote.exact === form.exact &&
  BigInt(quote[`${quote.exact}_amount`]) === view.asked &&
  BigInt(quote.send_amount) === view.amount

/** Baseline for later quotes: the first one for the same amount of the same asset. Changing the amount resets it. */
export const firstOf = <Q extends Priced>(first: Q | null, quote: Q | null): Q | null =>
  quote && first && sameQuestion(first, quote) ? first : (quote ?? first)

/** Providers of the agreed and the present quote for the same amount, if another one replaced it. */
export function replacedProvider<Q extends Priced & { readonly provider_name: string }>(
  agreed: Q | null,
  quote: Q | null,
): { readonly from: Q; readonly to: Q } | null {
  if (!agreed || !quote || agreed.provider === quote.provider) return null
  return sameQuestion(agreed, quote) ? { from: agreed, to: quote } : null
}

/** True when the same amount now yields a different one, or through another provider. */
export const priceMoved = (first: Priced | null, quote: Priced | null): boolean =>
  quote !== null &&
  first !== null &&
  firstOf(first, quote) === first &&
  (['send_amount', 'receive_amount', 'provider', 'destination_gas'] as const).some(
    (field) => first[field] !== quote[field],
  )

/** Returns the button text while waiting for the wallet or the network. */
export function stageText(stage: JourneyStage | { kind: 'ordering' }, network: string): string {
  if (stage.kind === 'ordering') return t('stage-ordering')
  if (stage.kind === 'testing') return t('swap-testing')
  return stage.kind === 'asking' ? t(`stage-asking-${stage.label}`) : t('stage-confirming', { network })
}

/** Payment request that a form pays; null for any other form. */
export const paymentOf = ({ payment = '' }: Pick<BridgeForm, 'payment'>): string | null =>
  paymentIdForm.test(payment) ? payment : null
