import { parseUsd } from '#core/money/usd.ts'
import type { Quote } from '#core/wire/quote.ts'
import { normalizeDigits } from '#src/features/shared/readAmount.ts'

/** Whole percent above which a loss is confirmed, and above which it is typed. */
const CONFIRMED_ABOVE = 3
const TYPED_ABOVE = 15

export interface Loss {
  /** Whole percent of the sent value, rounded up. */
  readonly percent: number
  readonly isTyped: boolean
}

/** The loss that has to be accepted before a transfer; null up to three percent and where a price is missing. */
export function lossToAccept(share: number | null): Loss | null {
  // Prices of two sources differ in the last digits: 3.0000001 % is 3 %.
  const percent = share === null ? 0 : Math.ceil(share * 100 - 1e-6)
  return percent > CONFIRMED_ABOVE ? { percent, isTyped: percent > TYPED_ABOVE } : null
}

/** True if the answer accepts exactly this loss: a larger one of a later quote has to be accepted again. */
export const acceptsLoss = (loss: Loss | null, answer: string): boolean =>
  loss === null || normalizeDigits(answer).replace(/[%٪\s]/g, '') === String(loss.percent)

/** Share of the sent value that the quote costs, from 0 to 1; null where a price is missing. Counts the minimum received, and native fees. */
export function lossOf(quote: Quote): number | null {
  const { send_usd, receive_usd, native_fee_usd, receive_amount, min_receive_amount } = quote
  if (send_usd === null || receive_usd === null) return null
  const [sent, shown] = [parseUsd(send_usd), parseUsd(receive_usd)]
  const received = (shown * BigInt(min_receive_amount)) / (BigInt(receive_amount) || 1n)
  const fee = native_fee_usd === null ? 0n : parseUsd(native_fee_usd)
  if (sent + fee === 0n) return null
  return Math.max(0, 1 - Number(received) / Number(sent + fee))
}
