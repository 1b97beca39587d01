import { priceOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { formatUnits } from '#core/money/units.ts'
import type { ProviderAnswer, ProviderQuote, RouteRequest } from '../provider.ts'
import type { DepositCapacity } from './depositCapacity.ts'
import { coverable, evaluateRoute, type MakerQuoteDeps, type PricedRoute } from './evaluateRoute.ts'
import { fillModeFor } from './exchange.ts'
import { feeLines, isStale, usdText } from './feeLines.ts'

/** Quotes the maker's offer, or returns the one reason why there is none. */
export async function quoteMaker(deps: MakerQuoteDeps, r: RouteRequest): Promise<ProviderAnswer> {
  const found = await evaluateRoute(deps, r, null)
  return 'refusal' in found ? { refusal: found.refusal } : { quote: toQuote(deps.catalogue, r, found) }
}

const smallest = (...amounts: readonly bigint[]): bigint => amounts.reduce((least, n) => (n < least ? n : least))
const capOf = (room: DepositCapacity): bigint[] => (room === null || room === 'frozen' ? [] : [room.amount])

function toQuote(
  catalogue: Catalogue,
  r: RouteRequest,
  { route, fees, least, payable, room }: PricedRoute,
): ProviderQuote {
  const sendPrice = priceOf(catalogue, r.from)
  const receivePrice = priceOf(catalogue, r.to)
  const isToken = r.from.token !== 'native'
  return {
    from_asset: r.from.id,
    to_asset: r.to.id,
    send_amount: String(r.amount),
    receive_amount: String(fees.receive),
    min_receive_amount: String(fees.receive),
    send_usd: usdText(r.amount, r.from.decimals, sendPrice),
    receive_usd: usdText(fees.receive, r.to.decimals, receivePrice),
    send_usd_stale: isStale(sendPrice),
    receive_usd_stale: isStale(receivePrice),
    fees: feeLines(fees, r.from, sendPrice, r.channel),
    fee_ratio: formatUnits(route.feeRatio, 9),
    destination_gas: String(r.destinationGas),
    gasless: r.gasless,
    eta_seconds: route.etaSeconds,
    custody: route.custody,
    fill_mode: fillModeFor(r, route),
    signatures: route.custody === 'escrow' && isToken && !r.gasless ? 2 : 1,
    // The minimum is rounded up for rising gas costs; the amount quoted now suffices nevertheless.
    min_amount: String(smallest(least, r.amount)),
    max_amount: String(smallest(route.max, coverable(payable, r), ...capOf(room))),
  }
}
