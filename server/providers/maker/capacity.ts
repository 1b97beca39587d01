import type { EscrowLimits } from '#chains/contract/settlement.ts'
import { AppError } from '#core/errors.ts'
import { limitE8 } from '#core/catalogue/moneyLimits.ts'
import { trustedPriceOf } from '#core/catalogue/lookups.ts'
import { poolFor } from '#core/catalogue/escrows.ts'
import type { AssetDef, Catalogue, PoolDef, RouteDef } from '#core/catalogue/types.ts'
import { formatUnits, pow10 } from '#core/money/units.ts'
import { USD_DECIMALS, usdToUnits } from '#core/money/usd.ts'
import { largestClaim, packClaims } from '#core/order/capacity.ts'
import type { OfferSigner, ServerDeps } from '../../deps.ts'
import type { Refusal, RouteRequest } from '../provider.ts'
import type { ChainStateCache } from './chainStateCache.ts'
import { CLAIM_SECONDS } from './windows.ts'

/** Base units that can still be deposited on the source, with the kind of limit; null if unlimited. */
export type DepositCapacity = { amount: bigint; limit: 'escrow' | 'custody' } | 'frozen' | null

const floorAtZero = (n: bigint): bigint => (n > 0n ? n : 0n)

/**
 * Capacity in which the escrow can repay in time: unclaimed orders and this deposit, each whole, must fit into the rest
 * of the current window and the whole windows of the shortest claim period.
 */
export function escrowDepositCapacity(limits: EscrowLimits, unclaimed: readonly bigint[]): DepositCapacity {
  if (limits.frozen) return 'frozen'
  return {
    amount: largestClaim(limits, packClaims(limits, unclaimed), Math.floor(CLAIM_SECONDS / limits.windowSeconds)),
    limit: 'escrow',
  }
}

/** Base units that the maker may still hold in its own custody, rounded down. */
export function custodyDepositCapacity(
  capE8: bigint,
  heldE8: bigint,
  decimals: number,
  priceE8: bigint,
): DepositCapacity {
  return { amount: (floorAtZero(capE8 - heldE8) * pow10(decimals)) / priceE8, limit: 'custody' }
}

/** Reads the deposit capacity of the request's asset. @throws errors of the source's node */
export async function readDepositCapacity(
  deps: { catalogue: Catalogue; chainStateCache: ChainStateCache },
  r: RouteRequest,
  { custody }: RouteDef,
): Promise<DepositCapacity> {
  const { catalogue, chainStateCache } = deps
  if (custody === 'escrow') {
    const [limits, unclaimed] = await Promise.all([
      chainStateCache.escrowLimits(r.from.chainId, r.from.id),
      chainStateCache.unclaimed(r.from.chainId, r.from.id),
    ])
    return limits && escrowDepositCapacity(limits, unclaimed)
  }
  const priceE8 = trustedPriceOf(catalogue, r.from)
  if (!priceE8) return { amount: 0n, limit: 'custody' }
  return custodyDepositCapacity(
    limitE8(r.fromChain, 'custodyCapUsd'),
    await chainStateCache.inCustody(r.from.chainId),
    r.from.decimals,
    priceE8,
  )
}

const later = { kind: 'retry_after', seconds: 60 } as const

/** Returns the reason why the source takes no deposit of this amount now, or null. */
export function depositCapacityRefusal(
  r: RouteRequest,
  route: Pick<RouteDef, 'min'>,
  depositCapacity: DepositCapacity,
): Refusal | null {
  if (depositCapacity === null) return null
  if (depositCapacity === 'frozen') {
    return {
      reason: 'route_paused',
      message: `The escrow contract on ${r.fromChain.name} is paused for a safety check and accepts no deposits. Try again later.`,
      fix: later,
    }
  }
  if (r.amount <= depositCapacity.amount) return null
  const most = `${formatUnits(depositCapacity.amount, r.from.decimals)} ${r.from.symbol}`
  const fits = depositCapacity.amount >= route.min
  const fix = fits ? ({ kind: 'use_amount', amount: String(depositCapacity.amount) } as const) : later
  if (depositCapacity.limit === 'custody') {
    const cap = formatUnits(limitE8(r.fromChain, 'custodyCapUsd'), USD_DECIMALS)
    const rest = fits ? `You can send up to ${most}.` : 'Try again once some of them are paid out.'
    return {
      reason: 'custody_cap',
      message: `The bridge holds deposits from ${r.fromChain.name} itself, up to $${cap} at a time. ${rest}`,
      fix,
    }
  }
  if (fits)
    return {
      reason: 'above_maximum',
      message: `The escrow contract on ${r.fromChain.name} can accept up to ${most} right now.`,
      fix,
    }
  return {
    reason: 'route_paused',
    message: `The escrow contract on ${r.fromChain.name} can’t accept more ${r.from.symbol} right now. Try again later.`,
    fix,
  }
}

/** A pool that can pay an order instead of inventory. */
export interface PoolFunds {
  readonly pool: PoolDef
  /** Destination base units that no other order was promised. */
  readonly amount: bigint
}

type DrawDeps = Pick<ServerDeps, 'catalogue' | 'makerAddresses'> & {
  readonly offerSigner: Pick<OfferSigner, 'address'>
  readonly chainStateCache: Pick<ChainStateCache, 'availableDraw' | 'offerSigner'>
}

/**
 * Returns the pool that may pay a request, by the contract and out of an escrow: its account has to accept our offers there. Null
 * without one, also while it can't be read, since inventory alone then decides.
 */
export async function readPoolFunds(
  { catalogue, makerAddresses, offerSigner, chainStateCache }: DrawDeps,
  { from, to, gasless, fromAddress }: Pick<RouteRequest, 'from' | 'to' | 'gasless' | 'fromAddress'>,
  { custody, fillMode }: Pick<RouteDef, 'custody' | 'fillMode'>,
): Promise<PoolFunds | null> {
  const pool = poolFor(catalogue, { fromChain: from.chainId, toChain: to.chainId, token: to.token })
  const drawer = makerAddresses.get(to.chainId)
  if (!pool || !drawer || custody !== 'escrow' || fillMode !== 'contract' || gasless) return null
  try {
    const [signer, amount] = await Promise.all([
      chainStateCache.offerSigner(from.chainId, pool.account),
      chainStateCache.availableDraw(to.chainId, pool, drawer, fromAddress),
    ])
    return signer === offerSigner.address.toLowerCase() ? { pool, amount } : null
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** Destination base units that the maker can pay on top of the requested gas, and whether it has that gas. */
interface PayoutCapacity {
  amount: bigint
  hasGas: boolean
}

type PayoutRequest = Pick<RouteRequest, 'to' | 'destinationGas' | 'fromAddress'>

/** If the asset is the native coin, payout and gas share one balance. @throws errors of the destination's node */
export async function readPayoutCapacity(
  chainStateCache: ChainStateCache,
  maker: string,
  { to, destinationGas, fromAddress }: PayoutRequest,
  native: AssetDef,
): Promise<PayoutCapacity> {
  const coins =
    destinationGas > 0n || to.id === native.id
      ? chainStateCache.available(to.chainId, maker, native.id, fromAddress)
      : null
  const [held, own] = await Promise.all([chainStateCache.available(to.chainId, maker, to.id, fromAddress), coins])
  const hasGas = own === null || own >= destinationGas
  if (to.id !== native.id) return { amount: held, hasGas }
  return { amount: hasGas ? held - destinationGas : 0n, hasGas }
}

export const gasShortage = (r: RouteRequest, native: AssetDef): Refusal => ({
  reason: 'insufficient_liquidity',
  message: `The bridge can’t add that much ${native.symbol} on ${r.toChain.name} right now. Request less.`,
  fix: { kind: 'retry_after', seconds: 60 },
})

/** Refuses gas worth more than a few transactions: it is a convenience, not an exchange at the operator's price. */
export function gasRefusal(r: RouteRequest, native: AssetDef, nativePriceE8: bigint): Refusal | null {
  const most = usdToUnits(limitE8(r.toChain, 'destinationGasCapUsd'), native.decimals, nativePriceE8)
  if (r.destinationGas <= most) return null
  return {
    reason: 'destination_gas_too_high',
    message: `You can add up to ${formatUnits(most, native.decimals)} ${native.symbol} as gas on ${r.toChain.name}.`,
  }
}
