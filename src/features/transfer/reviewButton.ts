import { t } from '#src/i18n/t.ts'

interface Standing {
  /** What is going on right now, in words; null when nothing is. */
  readonly working: string | null
  /** The wallet's answer leaves open whether something was sent. */
  readonly unclear: boolean
  /** A reload cut the request for an order off, and its answer is still unknown. */
  readonly cutOff: boolean
  /** The main button of the form, as on the page underneath. */
  readonly form: { readonly text: string; readonly enabled: boolean; readonly reviews: boolean }
  /** Everything is there that an order needs. */
  readonly complete: boolean
  /** The refund address that custody needs; `given` where none is needed. */
  readonly refund: 'given' | 'missing' | 'invalid'
  readonly failed: boolean
}

export interface ReviewButton {
  readonly label: string
  readonly enabled: boolean
  /** `check` leads to the transfer that may be under way, `ask_again` asks for the order that a reload cut off, `edit_refund` leads to the field; `form` does what the button of the form would. */
  readonly does: 'check' | 'ask_again' | 'confirm' | 'edit_refund' | 'form'
}

/** The button under the review. What may have been sent comes before anything that would send again. */
export function reviewButton({ working, unclear, cutOff, form, complete, refund, failed }: Standing): ReviewButton {
  const enabled = working === null
  if (unclear) return { label: working ?? t('review-check'), enabled, does: 'check' }
  if (cutOff) return { label: working ?? t('action-retry'), enabled, does: 'ask_again' }
  if (!form.reviews) return { label: working ?? form.text, enabled: enabled && form.enabled, does: 'form' }
  // Its field may be below the fold: a disabled button would be a dead end.
  if (refund !== 'given') return { label: working ?? t(`review-refund-${refund}`), enabled, does: 'edit_refund' }
  return {
    label: working ?? t(failed ? 'action-retry' : 'review-confirm'),
    enabled: enabled && complete,
    does: 'confirm',
  }
}
