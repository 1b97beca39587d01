import { feeCapOf } from '#core/catalogue/feeCap.ts'
import { findRoute, nativeAsset, priceOf } from '#core/catalogue/lookups.ts'
import type { Catalogue, RouteDef } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { RATIO_SCALE } from '#core/money/ratio.ts'
import { rescaleDown } from '#core/money/rescale.ts'
import { formatUnits } from '#core/money/units.ts'
import type { ChainLookup, OfferSigner } from '../../deps.ts'
import type { ProviderAnswer, Refusal, RouteRequest } from '../provider.ts'
import type { ChainStateCache } from './chainStateCache.ts'
import { depositGasOf } from './depositGas.ts'
import { exchangeMinimum, fillModeFor } from './exchange.ts'
import { readDepositCapacity, type DepositCapacity, roomRefusal } from './depositCapacity.ts'
import { feeLines, isStale, usdText } from './feeLines.ts'
import { gasRefusal, gasShortage, readPayoutCapacity } from './payoutCapacity.ts'
import { leastSend } from './leastSend.ts'
import { offerKeyRefusal } from './offerKey.ts'
import { payeeRefusal } from './payee.ts'
import { type PricedFees, type PriceInput, priceRoute, smallestUseful } from './price.ts'
import { recipientRefusal } from './recipient.ts'
import { priceUnknown, ratePrices } from './ratePrices.ts'
import { routeRefusal, unreachable } from './refusals.ts'

export interface MakerQuoteDeps {
  readonly catalogue: Catalogue
  readonly readings: ChainStateCache
  readonly chains: ChainLookup
  readonly makerAddresses: ReadonlyMap<ChainId, string>
  readonly offerSigner: OfferSigner
}

const BPS_TO_RATIO = RATIO_SCALE / 10_000n

/** Refuses while network fees exceed the limit: the payout would have to wait for lower ones. */
function feeRefusal({ toChain }: RouteRequest, gasPrice: bigint): Refusal | null {
  const cap = feeCapOf(toChain)
  if (cap === null || gasPrice <= cap) return null
  return {
    reason: 'network_fee_high',
    message: `Network fees on ${toChain.name} are very high right now. Try again in a few minutes.`,
    fix: { kind: 'retry_after', seconds: 60 },
  }
}

/** Base units of the source asset that the maker's inventory can still pay out. */
const coverable = (available: bigint, r: RouteRequest): bigint => rescaleDown(available, r.to.decimals, r.from.decimals)

function liquidityRefusal(r: RouteRequest, route: RouteDef, available: bigint): Refusal {
  const most = coverable(available, r)
  const message = `Only ${formatUnits(available, r.to.decimals)} ${r.to.symbol} is available on ${r.toChain.name} right now.`
  return most >= route.min
    ? { reason: 'insufficient_liquidity', message, fix: { kind: 'use_amount', amount: String(most) } }
    : { reason: 'insufficient_liquidity', message, fix: { kind: 'retry_after', seconds: 60 } }
}

/** The minimum amount: the route's own limit, or the exchange's minimum. */
function leastAmount(r: RouteRequest, route: RouteDef, price: PriceInput): bigint | null {
  const credited = r.exchange ? exchangeMinimum(r.exchange, r.to.symbol, r.to.decimals) : 0n
  return credited === 0n ? route.min : leastSend(price, route.min, credited)
}

function amountRefusal(r: RouteRequest, route: RouteDef, fees: PricedFees, price: PriceInput): Refusal | null {
  if (fees.receive === 0n) {
    const least = smallestUseful(fees, route.min, r.from.decimals, r.to.decimals)
    return {
      reason: 'below_minimum',
      message: `Fees exceed this amount. Send at least ${formatUnits(least, r.from.decimals)} ${r.from.symbol}.`,
      fix: { kind: 'use_amount', amount: String(least) },
    }
  }
  const credited = r.exchange ? exchangeMinimum(r.exchange, r.to.symbol, r.to.decimals) : 0n
  if (fees.receive >= credited) return null
  const least = leastAmount(r, route, price)
  return {
    reason: 'below_exchange_minimum',
    message: `${r.exchange?.name ?? 'The exchange'} requires at least ${formatUnits(credited, r.to.decimals)} ${r.to.symbol}.`,
    ...(least !== null && least <= route.max ? { fix: { kind: 'use_amount', amount: String(least) } as const } : {}),
  }
}

const smallest = (...amounts: readonly bigint[]): bigint => amounts.reduce((least, n) => (n < least ? n : least))
const capOf = (room: DepositCapacity): bigint[] => (room === null || room === 'frozen' ? [] : [room.amount])

function answer(
  r: RouteRequest,
  route: RouteDef,
  fees: PricedFees,
  least: bigint,
  available: bigint,
  room: DepositCapacity,
  catalogue: Catalogue,
): ProviderAnswer {
  const sendPrice = priceOf(catalogue, r.from)
  const receivePrice = priceOf(catalogue, r.to)
  const isToken = r.from.token !== 'native'
  return {
    quote: {
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
      max_amount: String(smallest(route.max, coverable(available, r), ...capOf(room))),
    },
  }
}

/** Quotes the maker's offer, or returns the one reason why there is none. */
export async function quoteMaker(deps: MakerQuoteDeps, r: RouteRequest): Promise<ProviderAnswer> {
  const { catalogue, readings } = deps
  const route = findRoute(catalogue, r.from.id, r.to.id)
  const [fromState, toState] = await Promise.all([
    readings.chainState(r.from.chainId),
    readings.chainState(r.to.chainId),
  ])
  const early = routeRefusal({ request: r, route, fromState, toState, defaults: catalogue.defaults })
  if (early || !route) return { refusal: early ?? { reason: 'no_route', message: 'There’s no such route.' } }

  const maker = deps.makerAddresses.get(r.to.chainId)
  const native = nativeAsset(catalogue, r.to.chainId)
  if (!maker) return { refusal: { reason: 'no_route', message: `Payouts aren’t set up on ${r.toChain.name} yet.` } }
  if (!native) return { refusal: priceUnknown(r) }
  const rate = ratePrices(catalogue, r, route, native)
  if ('refusal' in rate) return rate

  const tooMuchGas = gasRefusal(r, native, rate.nativePriceE8)
  if (tooMuchGas) return { refusal: tooMuchGas }

  const source = await Promise.all([
    readDepositCapacity(deps, r, route),
    payeeRefusal(readings, r, route),
    offerKeyRefusal(deps, r, route),
  ]).catch(() => null)
  if (!source) return { refusal: unreachable(r.fromChain.name) }
  const [room, wrongPayee, otherKey] = source
  const misconfigured = otherKey ?? wrongPayee
  if (misconfigured) return { refusal: misconfigured }
  const full = roomRefusal(r, route, room)
  if (full) return { refusal: full }

  const opening = await depositGasOf(deps, r, route)
  if ('refusal' in opening) return opening

  const read = await Promise.all([
    readings.gasPrice(r.to.chainId),
    readPayoutCapacity(readings, maker, r, native),
    r.recipient
      ? readings.recipientProblem(
          r.to.chainId,
          r.recipient,
          r.to.id,
          fillModeFor(r, route) === 'transfer' ? maker : null,
        )
      : null,
  ]).catch(() => null)
  if (!read) return { refusal: unreachable(r.toChain.name) }
  const [gasPrice, { payable, hasGas }, problem] = read
  const dear = feeRefusal(r, gasPrice)
  if (dear) return { refusal: dear }
  if (problem) return { refusal: recipientRefusal(problem) }
  if (!hasGas) return { refusal: gasShortage(r, native) }

  const price: PriceInput = {
    route,
    amount: r.amount,
    sourceDecimals: r.from.decimals,
    destinationDecimals: r.to.decimals,
    gasPrice,
    destinationGas: r.destinationGas,
    nativeDecimals: native.decimals,
    ...rate,
    ...opening,
    channelRatio: BigInt(r.channel.feeBps) * BPS_TO_RATIO,
  }
  const fees = priceRoute(price)
  const refusal =
    amountRefusal(r, route, fees, price) ?? (fees.receive > payable ? liquidityRefusal(r, route, payable) : null)
  return refusal
    ? { refusal }
    : answer(r, route, fees, leastAmount(r, route, price) ?? route.min, payable, room, catalogue)
}
