import type { PublicStatus } from '#core/order/status.ts'

/** The money is where it was sent to, for good. */
export const hasArrived = (status: PublicStatus | null): boolean => status === 'filled' || status === 'settled'
