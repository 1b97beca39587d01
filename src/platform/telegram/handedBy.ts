import type { Handed } from '../contract.ts'

/** Telegram's words for why a prepared message was not sent; for others it just failed. */
const outcomes: Readonly<Record<string, Handed>> = { USER_DECLINED: 'closed', MESSAGE_EXPIRED: 'expired' }

/** Telegram's own word stands somewhere in what its kit throws. */
export const handedBy = (error: unknown): Handed =>
  outcomes[Object.keys(outcomes).find((word) => String(error).includes(word)) ?? ''] ?? 'failed'
