import { parseUsd } from '#core/money/usd.ts'
import type { Quote } from '#core/wire/quote.ts'
import { normalizeDigits } from '#core/format/readAmount.ts'

/** Whole percent above which a loss is confirmed, and above which it is typed. */
export const CONFIRMED_ABOVE = 3
export const TYPED_ABOVE = 15

export interface Loss {
  /** Whole percent of the sent value, rounded up. */
  readonly percent: number
  readonly isTyped: boolean
  /**
   * Compared with the sent value, at worst (`least`) or as expected, or with the best quote by what it brings or, of an exact payout, by
   * what it costs.
   */
  readonly against: 'sent' | 'least' | 'best' | 'best_send'
}

/** Less than a dollar is the usual cost of a small amount, such as a test of an exchange's address. */
const ACCEPTED_USD = parseUsd('1')

/** Part of a value from 0 to 1, and its 1e-8 dollars; null without a price. */
interface Share {
  readonly share: number
  readonly usd: bigint | null
}

/** The loss that has to be accepted before a transfer; null up to three percent or a dollar, and where a price is missing. */
export function lossToAccept(loss: Share | null, against: Loss['against'] = 'sent'): Loss | null {
  if (loss === null || (loss.usd !== null && loss.usd < ACCEPTED_USD)) return null
  // Prices of two sources differ in the last digits: 3.0000001 % is 3 %.
  const percent = Math.ceil(loss.share * 100 - 1e-6)
  return percent > CONFIRMED_ABOVE ? { percent, isTyped: percent > TYPED_ABOVE, against } : null
}

/** The larger of two losses to accept: of the sent value, and against the best of all quotes. */
export function lossOfChoice(quote: Quote, all: readonly Quote[]): Loss | null {
  const losses = [
    lossToAccept(lossOf(quote)),
    lossToAccept(lossAgainstBest(quote, all), quote.exact === 'send' ? 'best' : 'best_send'),
  ]
  return losses.reduce((most, loss) => (loss && loss.percent > (most?.percent ?? 0) ? loss : most), null)
}

/**
 * Value that another quote for the same amount would bring more, or cost less for the same payout. Quotes without prices are
 * compared by their amounts alone.
 */
export function lossAgainstBest(quote: Quote, all: readonly Quote[]): Share | null {
  if (quote.exact === 'receive') return lossAgainstCheapest(quote, all)
  const isPriced = all.every(
    ({ receive_usd, native_fee_usd, native_fee }) =>
      receive_usd !== null && (native_fee === '0' || native_fee_usd !== null),
  )
  const netOf = (one: Quote): bigint =>
    isPriced
      ? parseUsd(one.receive_usd ?? '0') +
        parseUsd(one.destination_gas_usd ?? '0') -
        parseUsd(one.native_fee_usd ?? '0')
      : BigInt(one.receive_amount)
  const own = netOf(quote)
  const best = all.map(netOf).reduce((most, net) => (net > most ? net : most), own)
  if (best <= 0n || best === own) return null
  const less = best - own
  return { share: Number(less) / Number(best), usd: isPriced ? less : null }
}

function lossAgainstCheapest(quote: Quote, all: readonly Quote[]): Share | null {
  const isPriced = all.every(
    ({ send_usd, native_fee_usd, native_fee }) => send_usd !== null && (native_fee === '0' || native_fee_usd !== null),
  )
  const costOf = (one: Quote): bigint =>
    isPriced
      ? parseUsd(one.send_usd ?? '0') + parseUsd(one.native_fee_usd ?? '0') - parseUsd(one.destination_gas_usd ?? '0')
      : BigInt(one.send_amount)
  const own = costOf(quote)
  const cheapest = all.map(costOf).reduce((least, cost) => (cost < least ? cost : least), own)
  if (cheapest <= 0n || cheapest === own) return null
  const more = own - cheapest
  return { share: Number(more) / Number(cheapest), usd: isPriced ? more : null }
}

/** True if the answer accepts exactly this loss: a larger one of a later quote has to be accepted again. */
export const acceptsLoss = (loss: Loss | null, answer: string): boolean =>
  loss === null || normalizeDigits(answer).replace(/[%٪\s]/g, '') === String(loss.percent)

/**
 * Value that the quote costs: its share of the sent value, from 0 to 1, and 1e-8 dollars. Counts the minimum received, gas on
 * arrival and native fees; null where a price is missing.
 */
export function lossOf(quote: Quote): { readonly share: number; readonly usd: bigint } | null {
  const { send_usd, receive_usd, native_fee_usd, destination_gas_usd, receive_amount, min_receive_amount } = quote
  if (send_usd === null || receive_usd === null) return null
  const sent = parseUsd(send_usd) + (native_fee_usd === null ? 0n : parseUsd(native_fee_usd))
  const gas = destination_gas_usd === null ? 0n : parseUsd(destination_gas_usd)
  const received = (parseUsd(receive_usd) * BigInt(min_receive_amount)) / (BigInt(receive_amount) || 1n) + gas
  if (sent === 0n) return null
  const usd = sent > received ? sent - received : 0n
  return { share: Number(usd) / Number(sent), usd }
}
