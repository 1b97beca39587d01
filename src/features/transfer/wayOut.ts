/** Goes along to a review that opens over the form; it survives a reload with its place in the history. */
export const overForm = { over: 'form' } as const

const isOverForm = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'over' in state && state.over === overForm.over

/** Where closing a review leads: back to the form that it was opened from, else the form takes its place. */
export const wayOut = (state: unknown): 'back' | 'replace' => (isOverForm(state) ? 'back' : 'replace')
