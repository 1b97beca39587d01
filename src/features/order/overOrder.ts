/** Goes along to a receipt that opens over the page on which its order was watched; it survives a reload with its place in the history. */
export const overOrder = { over: 'order' } as const

/** Whether the receipt lies over its order; one that is opened by its own link lies over the form. */
export const isOverOrder = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'over' in state && state.over === overOrder.over
