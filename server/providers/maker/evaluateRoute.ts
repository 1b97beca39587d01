import { maxFeePerGasOf } from '#core/catalogue/moneyLimits.ts'
import { drawnRoute } from '#core/catalogue/tiers.ts'
import { findRoute, nativeAsset, priceOf } from '#core/catalogue/lookups.ts'
import type { AssetDef, Catalogue, RouteDef } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { RATIO_SCALE } from '#core/money/ratio.ts'
import { formatUnits, rescaleDown } from '#core/money/units.ts'
import type { FillMode } from '#core/order/escrowOrder.ts'
import type { ChainStateRow } from '#store/chainState/types.ts'
import type { ChainLookup, OfferSigner } from '../../deps.ts'
import type { Refusal, RouteRequest } from '../provider.ts'
import type { ChainStateCache } from './chainStateCache.ts'
import {
  type DepositCapacity,
  gasRefusal,
  gasShortage,
  type PoolFunds,
  readDepositCapacity,
  readPayoutCapacity,
  readPoolFunds,
  depositCapacityRefusal,
} from './capacity.ts'
import { heldGasPrice, type OpeningCharge, sourceDepositGas } from './depositGas.ts'
import { type ExactSend, exactSend } from './exactSend.ts'
import { exchangeMinimum, fillModeFor } from './exchange.ts'
import { payeeRefusal } from './payee.ts'
import { leastSend, type PricedFees, type PriceInput, priceRoute, smallestUseful } from './price.ts'
import { noRoute, offerKeyRefusal, recipientRefusal, routeRefusal, unreachable } from './refusals.ts'

export interface MakerQuoteDeps {
  readonly catalogue: Catalogue
  readonly chainStateCache: ChainStateCache
  readonly chains: ChainLookup
  readonly makerAddresses: ReadonlyMap<ChainId, string>
  readonly offerSigner: OfferSigner
}

/** Terms of a chosen quote. */
export interface AcceptedTerms {
  readonly receive: bigint
  readonly fillMode: FillMode
  /** Ratio of the quoted bridge fee: one that a pool pays includes the pool's fee. */
  readonly feeRatio: bigint
  /** True if the deposit is paid to an address, whose orders no pool pays. */
  readonly isAnyWallet: boolean
}

export interface RouteFacts {
  /** At the prices of who pays: inventory, or a pool. */
  readonly route: RouteDef
  readonly states: readonly ChainStateRow[]
  readonly depositCapacity: DepositCapacity
  /** Destination base units that the maker can pay out, from inventory or a pool. */
  readonly payoutCapacity: bigint
  /** Pool that pays what inventory doesn't cover; null if inventory covers as much. */
  readonly pool: PoolFunds | null
  /** Destination base units of inventory. */
  readonly inventory: bigint
}
export interface PricedRoute extends RouteFacts {
  /** Base units of the source asset to send. */
  readonly amount: bigint
  readonly fees: PricedFees
  /** Smallest amount of the source asset that the route accepts. */
  readonly least: bigint
  /** True if an order gets an address from which the maker opens its deposit. */
  readonly toAddress: boolean
}
/** `cause` is set if a network didn't answer. */
export interface Refused {
  readonly refusal: Refusal
  readonly cause?: unknown
}

const requote = { kind: 'requote' } as const

/**
 * Decides if the maker serves a request, at the quote and again at the order, whose `accepted` terms are then compared
 * with the inventory instead of priced again. Returns the first reason against it.
 */
export async function evaluateRoute(
  deps: MakerQuoteDeps,
  r: RouteRequest,
  accepted: null,
): Promise<PricedRoute | Refused>
export async function evaluateRoute(
  deps: MakerQuoteDeps,
  r: RouteRequest,
  accepted: AcceptedTerms,
): Promise<RouteFacts | Refused>
export async function evaluateRoute(
  deps: MakerQuoteDeps,
  asked: RouteRequest,
  accepted: AcceptedTerms | null,
): Promise<RouteFacts | PricedRoute | Refused> {
  const { catalogue, chainStateCache } = deps
  const exact = accepted || asked.exactReceive === null ? null : await solveExact(deps, asked, asked.exactReceive)
  if (exact && 'refusal' in exact) return exact
  const r = exact ? { ...asked, amount: exact.amount } : asked
  const states = await Promise.all([
    chainStateCache.chainState(r.from.chainId),
    chainStateCache.chainState(r.to.chainId),
  ])
  const route = findRoute(catalogue, r.from.id, r.to.id)
  const [fromState, toState] = states
  const early = routeRefusal({ request: r, route, fromState, toState, defaults: catalogue.defaults })
  if (early || !route) return { refusal: early ?? noRoute(r) }

  const maker = deps.makerAddresses.get(r.to.chainId)
  const native = nativeAsset(catalogue, r.to.chainId)
  if (!maker) return { refusal: { reason: 'no_route', message: `Payouts aren’t set up on ${r.toChain.name} yet.` } }
  if (!native) return { refusal: priceUnknown(r) }
  const rate = ratePrices(catalogue, r, route, native)
  if ('refusal' in rate) return rate
  const tooMuchGas = accepted ? null : gasRefusal(r, native, rate.nativePriceE8)
  if (tooMuchGas) return { refusal: tooMuchGas }

  const source = await evaluateSource(deps, r, route)
  if ('refusal' in source) return source
  // Another amount or time needs another quote.
  const full = depositCapacityRefusal(r, route, source.depositCapacity)
  if (full) return { refusal: accepted ? { ...full, fix: requote } : full }

  const opening = accepted ? free : (exact ?? (await sourceDepositGas(deps, r, route)))
  if ('refusal' in opening) return opening

  const fillMode = accepted?.fillMode ?? fillModeFor(r, route)
  const read = await Promise.all([
    accepted ? null : (exact?.gasPrice ?? chainStateCache.gasPrice(r.to.chainId)),
    readPayoutCapacity(chainStateCache, maker, r, native),
    r.recipient
      ? chainStateCache.recipientProblem(r.to.chainId, r.recipient, r.to.id, fillMode === 'transfer' ? maker : null)
      : null,
    gasRecipientProblem(deps, r, native, fillMode),
    // The amount to send for an exact payout was found at the prices of inventory.
    exact || r.byAddress || accepted?.isAnyWallet ? null : readPoolFunds(deps, r, { custody: route.custody, fillMode }),
  ]).catch((cause: unknown) => ({ refusal: unreachable(r.toChain.name), cause }))
  if ('refusal' in read) return read
  const [gasPrice, { amount: inventory, hasGas }, problem, noGas, funds] = read
  const dear = gasPrice === null ? null : feeRefusal(r, gasPrice)
  if (dear) return { refusal: dear }
  if (problem) return { refusal: recipientRefusal(problem) }
  if (noGas) return { refusal: noGas }
  if (!hasGas) return { refusal: gasShortage(r, native) }

  const isPriced = funds && (accepted === null || accepted.feeRatio >= drawnRoute(route, funds.pool).feeRatio)
  const pool = isPriced && funds.amount > inventory ? funds : null
  const payoutCapacity = pool?.amount ?? inventory
  const facts: RouteFacts = { route, states, depositCapacity: source.depositCapacity, payoutCapacity, pool, inventory }
  if (accepted) return accepted.receive > payoutCapacity ? { refusal: liquidityGone } : facts
  const costs = { native, rate, gasPrice: gasPrice ?? 0n, opening }
  const price = priceInput(r, route, costs)
  const fees = exact?.fees ?? priceRoute(price)
  if (!pool || fees.receive <= inventory) {
    const found = priced(r, facts, price, fees)
    return 'refusal' in found ? found : { ...found, toAddress: opening.toAddress }
  }
  const drawn = drawnRoute(route, pool.pool)
  const drawnPrice = priceInput(r, drawn, costs)
  const found = priced(r, { ...facts, route: drawn }, drawnPrice, priceRoute(drawnPrice))
  return 'refusal' in found ? found : { ...found, toAddress: false }
}

const free: OpeningCharge = { depositGas: 0n, toAddress: false }

interface ExactTerms extends ExactSend, OpeningCharge {
  readonly gasPrice: bigint
}

/**
 * Finds the amount to send for an exact payout. The gas prices that it depends on are part of the result, since another
 * reading would pay out another amount.
 */
async function solveExact(deps: MakerQuoteDeps, asked: RouteRequest, wanted: bigint): Promise<ExactTerms | Refused> {
  const { catalogue, chainStateCache } = deps
  const states = [asked.from.chainId, asked.to.chainId].map((chain) => chainStateCache.chainState(chain))
  const [fromState, toState] = (await Promise.all(states)) as [ChainStateRow, ChainStateRow]
  const route = findRoute(catalogue, asked.from.id, asked.to.id)
  const refusalOf = (amount: bigint): Refusal | null =>
    routeRefusal({ request: { ...asked, amount }, route, fromState, toState, defaults: catalogue.defaults })
  // Limits can't be compared before the amount is known.
  const early = refusalOf(route?.min ?? 0n)
  const native = nativeAsset(catalogue, asked.to.chainId)
  if (early || !route || !native) return { refusal: early ?? priceUnknown(asked) }
  const rate = ratePrices(catalogue, asked, route, native)
  if ('refusal' in rate) return rate
  const opening = await sourceDepositGas(deps, asked, route)
  if ('refusal' in opening) return opening
  try {
    const gasPrice = await chainStateCache.gasPrice(asked.to.chainId)
    const found = exactSend(priceInput(asked, route, { native, rate, gasPrice, opening }), wanted, route.max)
    const outside = refusalOf(found?.amount ?? route.max + 1n)
    return outside || !found ? { refusal: outside ?? noRoute(asked) } : { ...found, ...opening, gasPrice }
  } catch (cause) {
    return { refusal: unreachable(asked.toChain.name), cause }
  }
}

/** Reason why the recipient can't be given gas with a token: the whole payout would fail with it. */
async function gasRecipientProblem(
  { chainStateCache }: MakerQuoteDeps,
  { destinationGas, recipient, to, toChain }: RouteRequest,
  native: AssetDef,
  fillMode: FillMode,
): Promise<Refusal | null> {
  if (destinationGas === 0n || to.id === native.id) return null
  const unsupported = (message: string): Refusal => ({ reason: 'destination_gas_unsupported', message })
  if (toChain.family === 'evm' && fillMode === 'transfer')
    return unsupported(`You can’t add gas to a ${to.symbol} transfer on ${toChain.name}.`)
  const problem = recipient && (await chainStateCache.recipientProblem(to.chainId, recipient, native.id, null))
  return problem ? unsupported(`This recipient doesn’t accept ${native.symbol}, so you can’t add gas.`) : null
}

/** Reads the source: capacity for the deposit, the payee of its fee, and the key of its offers. */
const evaluateSource = (
  deps: MakerQuoteDeps,
  r: RouteRequest,
  route: RouteDef,
): Promise<{ depositCapacity: DepositCapacity } | Refused> =>
  Promise.all([
    readDepositCapacity(deps, r, route),
    payeeRefusal(deps.chainStateCache, r, route),
    offerKeyRefusal(deps, r, route),
  ]).then(
    ([depositCapacity, wrongPayee, otherKey]) => {
      const refusal = otherKey ?? wrongPayee
      return refusal ? { refusal } : { depositCapacity }
    },
    (cause: unknown) => ({ refusal: unreachable(r.fromChain.name), cause }),
  )

const BPS_TO_RATIO = RATIO_SCALE / 10_000n

interface Costs {
  readonly native: AssetDef
  readonly rate: RatePrices
  readonly gasPrice: bigint
  readonly opening: OpeningCharge
}

const priceInput = (r: RouteRequest, route: RouteDef, { native, rate, gasPrice, opening }: Costs): PriceInput => ({
  route,
  amount: r.amount,
  sourceDecimals: r.from.decimals,
  destinationDecimals: r.to.decimals,
  gasPrice: opening.toAddress ? heldGasPrice(gasPrice) : gasPrice,
  destinationGas: r.destinationGas,
  nativeDecimals: native.decimals,
  ...rate,
  depositGas: opening.depositGas,
  channelRatio: BigInt(r.channel.feeBps) * BPS_TO_RATIO,
})

function priced(
  r: RouteRequest,
  facts: RouteFacts,
  price: PriceInput,
  fees: PricedFees,
): Omit<PricedRoute, 'toAddress'> | Refused {
  const { route, payoutCapacity } = facts
  const refusal =
    amountRefusal(r, route, fees, price) ??
    (fees.receive > payoutCapacity ? liquidityRefusal(r, route, payoutCapacity) : null)
  return refusal ? { refusal } : { ...facts, amount: r.amount, fees, least: leastAmount(r, route, price) ?? route.min }
}

const liquidityGone: Refusal = {
  reason: 'insufficient_liquidity',
  message: 'There isn’t enough liquidity left on the destination network. Get a new quote.',
  fix: requote,
}

/** Refuses while network fees exceed the limit: the payout would have to wait for lower ones. */
function feeRefusal({ toChain }: RouteRequest, gasPrice: bigint): Refusal | null {
  const cap = maxFeePerGasOf(toChain)
  if (cap === null || gasPrice <= cap) return null
  return {
    reason: 'network_fee_high',
    message: `Network fees on ${toChain.name} are very high right now. Try again in a few minutes.`,
    fix: { kind: 'retry_after', seconds: 60 },
  }
}

/** Base units of the source asset whose payout the maker can still make. */
export const coverable = (available: bigint, r: RouteRequest): bigint =>
  rescaleDown(available, r.to.decimals, r.from.decimals)

function liquidityRefusal(r: RouteRequest, route: RouteDef, available: bigint): Refusal {
  const most = coverable(available, r)
  const message = `Only ${formatUnits(available, r.to.decimals)} ${r.to.symbol} is available on ${r.toChain.name} right now.`
  return most >= route.min
    ? { reason: 'insufficient_liquidity', message, fix: { kind: 'use_amount', amount: String(most) } }
    : { reason: 'insufficient_liquidity', message, fix: { kind: 'retry_after', seconds: 60 } }
}

/** Returns the minimum amount: the route's own limit, or the exchange's minimum. */
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

/**
 * 1e-8 dollars per whole unit of the sent asset and of the coin that pays for gas; their ratio converts gas to a fee.
 */
interface RatePrices {
  sourcePriceE8: bigint
  nativePriceE8: bigint
}

type Request = Pick<RouteRequest, 'from' | 'toChain' | 'destinationGas'>

const priceUnknown = (r: Request): Refusal => ({
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
function ratePrices(
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
