/** Router state of a review that opens above the form; it survives a reload with its history entry. */
export const openedOverForm = { over: 'form' } as const

const isOverForm = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'over' in state && state.over === openedOverForm.over

/** Navigation on closing a review: back to the form that opened it, else the form replaces it. */
export const closeReviewAction = (state: unknown): 'back' | 'replace' => (isOverForm(state) ? 'back' : 'replace')
