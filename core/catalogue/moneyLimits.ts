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
} as const
export type MoneyLimit = keyof typeof standard

/** A limit of a network in 1e-8 dollar. */
export const limitE8 = (chain: Pick<ChainDef, 'settlement'> | undefined, name: MoneyLimit): bigint => parseUsd(settled(chain?.settlement ?? null, name))

const settled = (settlement: ChainSettlement | null, name: MoneyLimit): string => settlement?.[name] ?? standard[name]

/** Native base units kept back for gas on a network; 0 where the price of its coin is unknown, because no route pays there. */
export function gasFloor(catalogue: Catalogue, id: ChainId): bigint {
  const native = nativeAsset(catalogue, id)
  const price = native && priceOf(catalogue, native)
  if (!native || !price) return 0n
  return usdToUnits(limitE8(catalogue.chains.find((c) => c.id === id), 'gasFloorUsd'), native.decimals, price)
}
