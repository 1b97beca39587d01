import type { PublicStatus } from '#core/order/status.ts'

/** True when the money has arrived for good. */
export const hasArrived = (status: PublicStatus | null): boolean => status === 'filled' || status === 'settled'
