import { parseUsd, usdToUnits } from '../money/usd.ts'
import type { ChainId } from '../chain/chainId.ts'
import { nativeAsset, priceOf } from './lookups.ts'
import type { Catalogue, ChainDef, ChainSettlement } from './types.ts'

/** Dollars that bound what one network may cost the maker, where the operator says nothing else. */
const standard = {
  /** Other people's deposits in the maker's own custody, all orders of the network together. */
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
  /** Gas of deposits that the maker opens for people within an hour, as long as they are not claimed. */
  openingGasCapUsd: '10',
  /** The network fee of one transaction. Only local networks leave it out: a real one starts with a figure of its own. */
  maxPayoutFeeUsd: '100',
} as const
export type MoneyLimit = keyof typeof standard

/** A limit of a network in 1e-8 dollar. */
export const limitE8 = (chain: Pick<ChainDef, 'settlement'> | undefined, name: MoneyLimit): bigint =>
  parseUsd(settled(chain?.settlement ?? null, name))

const settled = (settlement: ChainSettlement | null, name: MoneyLimit): string => settlement?.[name] ?? standard[name]

/** A stale price may have halved since, so as many coins again are kept. */
const STALE_FACTOR = 2n

/**
 * Native base units kept back for gas on a network. A coin that the catalogue gives no price key keeps nothing; null where the price is only not
 * known yet: then no order may touch the coins.
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

/** What is left of native coins for orders; nothing while the amount to keep is unknown. */
export function aboveGasFloor(catalogue: Catalogue, id: ChainId, held: bigint): bigint {
  const kept = gasFloor(catalogue, id)
  return kept === null || held <= kept ? 0n : held - kept
}
