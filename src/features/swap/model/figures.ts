import type { SwapQuote, SwapToken } from '#core/wire/swap.ts'
import { formatUnits, pow10 } from '#core/money/units.ts'
import { displayAmount, displayNumber, MOST_DIGITS } from '#src/format/amount.ts'
import { isolateBidi } from '#src/format/text.ts'
import { parseUsd } from '#core/money/usd.ts'
import { CONFIRMED_ABOVE, type Loss, lossToAccept, TYPED_ABOVE } from '#src/features/bridge/quotes/loss.ts'

const SCALE = 36
/** Significant digits of a price. */
const DIGITS = 6

/** Price of one whole token of `of` in whole tokens of `in`, as plain text with at most six significant digits; null without amounts. */
export function priceOf(
  of: { readonly amount: bigint; readonly decimals: number },
  within: { readonly amount: bigint; readonly decimals: number },
): string | null {
  if (of.amount <= 0n || within.amount <= 0n) return null
  const scaled = (within.amount * pow10(of.decimals + SCALE)) / (of.amount * pow10(within.decimals))
  const cut = pow10(Math.max(0, String(scaled).length - DIGITS))
  return formatUnits((scaled / cut) * cut, SCALE)
}

/** Losses above these are shown as a warning, and as a danger. */
export const [GREAT_SHARE, SEVERE_SHARE] = [CONFIRMED_ABOVE / 100, TYPED_ABOVE / 100]

type Amounts = Pick<SwapQuote, 'send_amount' | 'receive_amount'>

/** "1 ETH = 2,500 USDC" of a quote, or the same the other way round. */
export function rateText(quote: Amounts, from: SwapToken, to: SwapToken, isInverted: boolean): string | null {
  const sent = { amount: BigInt(quote.send_amount), decimals: from.decimals }
  const received = { amount: BigInt(quote.receive_amount), decimals: to.decimals }
  const [of, within] = isInverted ? [received, sent] : [sent, received]
  const [one, other] = isInverted ? [to, from] : [from, to]
  const price = priceOf(of, within)
  return price === null
    ? null
    : `${isolateBidi(`1 ${one.symbol}`)} = ${isolateBidi(`${displayNumber(price, SCALE)} ${other.symbol}`)}`
}

/** Longest figure that a heading shows without shrinking on a phone. */
export const HEADING_LENGTH = 12

/** Amount as a heading shows it: cut, never rounded up, to what stays legible there. `full` is the exact amount where the heading isn't. */
export function headingAmount(
  units: bigint,
  decimals: number,
): { readonly amount: string; readonly full: string | null } {
  const full = displayAmount(units, decimals, decimals)
  const whole = displayAmount(units / pow10(decimals), 0)
  // The separator takes a place too.
  const places = Math.min(Math.max(HEADING_LENGTH - whole.length - 1, 0), MOST_DIGITS)
  const amount = displayAmount(units, decimals, places)
  return { amount, full: amount === full ? null : full }
}

type Priced = Pick<
  SwapQuote,
  | 'kind'
  | 'send_usd'
  | 'receive_usd'
  | 'price_impact_bps'
  | 'send_amount'
  | 'max_send_amount'
  | 'receive_amount'
  | 'min_receive_amount'
>

/** Part of the sent value that the dollar prices say is lost; null without a price. */
export function lossByPrices({
  send_usd,
  receive_usd,
}: Priced): { readonly share: number; readonly usd: bigint } | null {
  if (send_usd === null || receive_usd === null) return null
  const [sent, received] = [parseUsd(send_usd), parseUsd(receive_usd)]
  if (sent === 0n) return null
  const usd = sent > received ? sent - received : 0n
  return { share: Number(usd) / Number(sent), usd }
}

/** As `lossByPrices`, if the price moves up to the bounds that the call enforces. */
function lossAtBounds(quote: Priced): ReturnType<typeof lossByPrices> {
  const { send_usd, receive_usd, send_amount, max_send_amount, receive_amount, min_receive_amount } = quote
  if (send_usd === null || receive_usd === null) return null
  const scaled = (usd: string, bound: string, amount: string): bigint =>
    (parseUsd(usd) * BigInt(bound)) / (BigInt(amount) || 1n)
  const sent = scaled(send_usd, max_send_amount, send_amount)
  const received = scaled(receive_usd, min_receive_amount, receive_amount)
  if (sent === 0n) return null
  const usd = sent > received ? sent - received : 0n
  return { share: Number(usd) / Number(sent), usd }
}

/** Price impact of a quote as a share of the sent value: the provider's, or what the dollar prices say. Null if neither is known. */
export function impactOf(quote: Priced): number | null {
  if (quote.kind !== 'swap') return 0
  if (quote.price_impact_bps !== null) return Math.max(0, quote.price_impact_bps) / 10_000
  return lossByPrices(quote)?.share ?? null
}

/**
 * Loss that has to be accepted before a swap: the largest of the provider's price impact, what the dollar prices say, and what they
 * say at the bounds that the call enforces. Null up to three percent, and for wrapping.
 */
export function lossOfSwap(quote: Priced): Loss | null {
  if (quote.kind !== 'swap') return null
  const { price_impact_bps: bps } = quote
  const losses = [
    lossToAccept(lossByPrices(quote)),
    // A pool's price is certain, however little the amount is worth.
    lossToAccept(bps === null ? null : { share: bps / 10_000, usd: null }),
    lossToAccept(lossAtBounds(quote), 'least'),
  ]
  return losses.reduce((most, loss) => (loss && loss.percent > (most?.percent ?? 0) ? loss : most), null)
}

/** True if a transaction approves Permit2 before the wallet signs. */
export const approvesBeforePermit = ({ approval }: Pick<SwapQuote, 'approval'>): boolean =>
  approval?.approves_permit2 === true && approval.kinds.includes('permit')
