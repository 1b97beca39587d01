import { priceOf } from '#core/catalogue/lookups.ts'
import type { AssetDef, Catalogue, RouteDef } from '#core/catalogue/types.ts'
import type { Refusal, RouteRequest } from '../provider.ts'

/**
 * 1e-8 dollars per whole unit of the sent asset and of the coin that pays for gas; their ratio converts gas to a fee.
 */
export interface RatePrices {
  sourcePriceE8: bigint
  nativePriceE8: bigint
}

type Request = Pick<RouteRequest, 'from' | 'toChain' | 'destinationGas'>

export const priceUnknown = (r: Request): Refusal => ({
  reason: 'price_unknown',
  message: `We can’t get the price of ${r.from.symbol} or gas on ${r.toChain.name} right now.`,
})

const priceStale = (r: Request): Refusal => ({
  reason: 'price_stale',
  message: `The price of ${r.from.symbol} or gas on ${r.toChain.name} is outdated, so we can’t quote it. Nothing was sent; try again in a minute.`,
  fix: { kind: 'retry_after', seconds: 60 },
})

/**
 * Prices for an offer. Stale ones are accepted only if no dollar value matters: gas is paid in the sent coin (ratio
 * one), the deposit isn't under the custody cap, and no gas is added under its cap.
 */
export function ratePrices(
  catalogue: Catalogue,
  r: Request,
  { custody }: Pick<RouteDef, 'custody'>,
  native: AssetDef,
): RatePrices | { refusal: Refusal } {
  const [source, gas] = [priceOf(catalogue, r.from), priceOf(catalogue, native)]
  if (!source || !gas) return { refusal: priceUnknown(r) }
  const matters = r.from.priceKey !== native.priceKey || custody === 'maker' || r.destinationGas > 0n
  if (matters && (source.stale || gas.stale)) return { refusal: priceStale(r) }
  return { sourcePriceE8: source.usdE8, nativePriceE8: gas.usdE8 }
}
