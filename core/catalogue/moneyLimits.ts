import { parseUsd, usdToUnits } from '../money/usd.ts'
import type { ChainId } from '../chain/chainId.ts'
import { nativeAsset, priceOf } from './lookups.ts'
import type { Catalogue, ChainDef, ChainSettlement } from './types.ts'
import { parseUnits } from '../money/units.ts'

/** Default limits in dollars on the cost of one network to the maker, unless the operator sets others. */
const standard = {
  /** Users' deposits in the maker's own custody, all orders of the network together. */
  custodyCapUsd: '50000',
  /** Native coins that no order may use: they pay for the maker's own transactions, claims above all. */
  gasFloorUsd: '50',
  /** Native coins that one order may carry on top of its payout. */
  destinationGasCapUsd: '10',
  /** Payouts of one asset on the network within an hour. */
  outflowCapUsd: '250000',
  /** Deposits in the network's escrow, all tokens together, that were paid and are not claimed yet. */
  unclaimedCapUsd: '500000',
  /** A payment above this waits for a while, so that an operator can stop it. */
  reviewAboveUsd: '25000',
  /** Gas of deposits that the maker opens for users within an hour, as long as they are not claimed. */
  openingGasCapUsd: '10',
  /** Network fee of one transaction. Only local networks omit it: a real one must set its own value. */
  maxPayoutFeeUsd: '100',
} as const
export type MoneyLimit = keyof typeof standard

/** Returns a limit of a network in 1e-8 dollar. */
export const limitE8 = (chain: Pick<ChainDef, 'settlement'> | undefined, name: MoneyLimit): bigint =>
  parseUsd(settled(chain?.settlement ?? null, name))

const settled = (settlement: ChainSettlement | null, name: MoneyLimit): string => settlement?.[name] ?? standard[name]

/** A stale price may have halved since, so twice as many coins are kept. */
const STALE_FACTOR = 2n

/**
 * Returns the native base units reserved for gas on a network. A coin without a price key reserves nothing; null while the price is
 * unknown: then no order may use the coins.
 */
export function gasFloor(catalogue: Catalogue, id: ChainId): bigint | null {
  const native = nativeAsset(catalogue, id)
  if (!native || native.priceKey === null) return 0n
  const price = priceOf(catalogue, native)
  if (!price) return null
  const units = usdToUnits(
    limitE8(
      catalogue.chains.find((c) => c.id === id),
      'gasFloorUsd',
    ),
    native.decimals,
    price.usdE8,
  )
  return price.stale ? units * STALE_FACTOR : units
}

/** Returns the native coins left for orders; 0 while the reserved amount is unknown. */
export function aboveGasFloor(catalogue: Catalogue, id: ChainId, held: bigint): bigint {
  const kept = gasFloor(catalogue, id)
  return kept === null || held <= kept ? 0n : held - kept
}

const GWEI_DECIMALS = 9

/** Returns the maximum wei per gas of our transactions on a network; null = no limit. */
export function maxFeePerGasOf({ settlement }: Pick<ChainDef, 'settlement'>): bigint | null {
  const gwei = settlement?.maxFeePerGasGwei
  return gwei === undefined ? null : parseUnits(gwei, GWEI_DECIMALS)
}

const TIP_MULTIPLE = 5

/** Maximum multiple of a quorum's tip that a replacement may offer: enough for every attempt of the maker. */
export const tipMultipleOf = ({ settlement }: Pick<ChainDef, 'settlement'>): bigint =>
  BigInt(settlement?.maxTipMultiple ?? TIP_MULTIPLE)
