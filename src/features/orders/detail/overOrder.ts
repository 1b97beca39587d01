/** Router state of a receipt that opens above its order's page; it survives a reload with its history entry. */
export const overOrder = { over: 'order' } as const

/** True when the receipt is above its order; one opened by its own link is above the form. */
export const isOverOrder = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'over' in state && state.over === overOrder.over
