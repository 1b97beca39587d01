import { ceilDiv, pow10 } from '#core/money/units.ts'
import { type PriceInput, priceRoute } from './price.ts'

/** Each step compensates the fees of the one before. Two usually suffice; a partner's largest fee needs twenty. */
const STEPS = 40
/**
 * Significant digits; the rest is rounded up, so that the amount still suffices if gas gets a little more expensive.
 */
const DIGITS = 2

function roundUp(amount: bigint): bigint {
  const grain = pow10(Math.max(0, String(amount).length - DIGITS))
  return (ceilDiv(amount, grain) + 1n) * grain
}

const inSource = (amount: bigint, p: PriceInput): bigint =>
  ceilDiv(amount * pow10(p.sourceDecimals), pow10(p.destinationDecimals))

/**
 * Returns the smallest amount from `from` up that delivers at least `wanted` base units; null if fees outgrow every
 * attempt.
 */
export function leastSend(price: PriceInput, from: bigint, wanted: bigint): bigint | null {
  let amount = from
  for (let step = 0; step < STEPS; step++) {
    const { receive, gasCompensation, depositGas } = priceRoute({ ...price, amount })
    const gas = gasCompensation + depositGas
    if (receive > 0n && receive >= wanted) return amount === from ? from : roundUp(amount)
    const missing = inSource(wanted > receive ? wanted - receive : 1n, price) + 1n
    amount = (receive > 0n || gas < amount ? amount : gas) + missing
  }
  return null
}
