import type { SwapQuote, SwapToken } from '#core/wire/swap.ts'
import { formatUnits, pow10 } from '#core/money/units.ts'
import { displayNumber } from '#src/format/amount.ts'
import { isolateBidi } from '#src/format/text.ts'

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

type Priced = Pick<SwapQuote, 'send_amount' | 'receive_amount'>

/** "1 ETH = 2,500 USDC" of a quote, or the same the other way round. */
export function rateText(quote: Priced, from: SwapToken, to: SwapToken, isInverted: boolean): string | null {
  const sent = { amount: BigInt(quote.send_amount), decimals: from.decimals }
  const received = { amount: BigInt(quote.receive_amount), decimals: to.decimals }
  const [of, within] = isInverted ? [received, sent] : [sent, received]
  const [one, other] = isInverted ? [to, from] : [from, to]
  const price = priceOf(of, within)
  return price === null
    ? null
    : `${isolateBidi(`1 ${one.symbol}`)} = ${isolateBidi(`${displayNumber(price, SCALE)} ${other.symbol}`)}`
}
