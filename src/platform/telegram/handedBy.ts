import type { Handed } from '../contract.ts'

/** Telegram's reasons for an unsent prepared message; any other reason counts as failed. */
const outcomes: Readonly<Record<string, Handed>> = { USER_DECLINED: 'closed', MESSAGE_EXPIRED: 'expired' }

/** The SDK's error contains Telegram's own reason in its text. */
export const handedBy = (error: unknown): Handed =>
  outcomes[Object.keys(outcomes).find((word) => String(error).includes(word)) ?? ''] ?? 'failed'
