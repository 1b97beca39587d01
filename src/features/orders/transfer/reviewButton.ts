import { t } from '#src/i18n/t.ts'

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
  /** Refund address required by custody; `given` when none is required. */
  readonly refund: 'given' | 'missing' | 'invalid'
  readonly failed: boolean
}

export interface ReviewButton {
  readonly label: string
  readonly enabled: boolean
  /**
   * `check` opens the transfer that may be in progress, `ask_again` repeats the interrupted order request, `edit_refund` focuses the
   * field, `form` acts like the form's button.
   */
  readonly does: 'check' | 'ask_again' | 'confirm' | 'edit_refund' | 'form'
}

/** Button of the review. Checking a possibly sent transfer precedes anything that would send again. */
export function reviewButton({ working, unclear, cutOff, form, complete, refund, failed }: Standing): ReviewButton {
  const enabled = working === null
  if (unclear) return { label: working ?? t('review-check'), enabled, does: 'check' }
  if (cutOff) return { label: working ?? t('action-retry'), enabled, does: 'ask_again' }
  if (!form.reviews) return { label: working ?? form.text, enabled: enabled && form.enabled, does: 'form' }
  // The field may be below the fold, so a disabled button would be a dead end.
  if (refund !== 'given') return { label: working ?? t(`review-refund-${refund}`), enabled, does: 'edit_refund' }
  return {
    label: working ?? t(failed ? 'action-retry' : 'review-confirm'),
    enabled: enabled && complete,
    does: 'confirm',
  }
}
