import { openedOverForm } from './useFormActions.ts'

const isOverForm = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'over' in state && state.over === openedOverForm.over

/** Returns the navigation on closing a review: back to the form that opened it, else the form replaces it. */
export const closeReviewAction = (state: unknown): 'back' | 'replace' => (isOverForm(state) ? 'back' : 'replace')
