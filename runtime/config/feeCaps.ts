import type { ChainNode } from '#chains/contract.ts'
import { nativeAsset } from '#core/catalogue/lookups.ts'
import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { endpointsOf, isLoopback } from './endpoints.ts'

/**
 * Refuses to start if a real network's fees are not bounded in dollars: a false gas price could spend the inventory on
 * fees.
 * @param onlyOn networks of the process; null = every one with settlement
 * @throws AppError `payout_fee_cap_missing` naming each network
 */
export function requireFeeCaps(
  catalogue: Catalogue,
  rpc: ReadonlyMap<number, readonly string[]>,
  onlyOn: readonly number[] | null,
): void {
  refuseUncapped(
    catalogue,
    (chain) => (onlyOn === null || onlyOn.includes(chain.id)) && !endpointsOf(chain, rpc).every(isLoopback),
  )
}

/** The same for open networks, so that no process creates a maker without it. */
export function requireFeeCapsOf(
  catalogue: Catalogue,
  nodes: ReadonlyMap<ChainId, Pick<ChainNode, 'endpoints'>>,
): void {
  const isReal = ({ id }: ChainDef): boolean =>
    nodes
      .get(id)
      ?.endpoints()
      .every(({ label }) => isLoopback(`http://${label}`)) === false
  refuseUncapped(catalogue, isReal)
}

function refuseUncapped(catalogue: Catalogue, isReal: (chain: ChainDef) => boolean): void {
  const missing = catalogue.chains
    .filter((chain) => chain.settlement !== null && isReal(chain))
    .flatMap(({ id, name, settlement }) => {
      if (settlement?.maxPayoutFeeUsd === undefined)
        return [
          `${name}: settlement.json, ${id} needs maxPayoutFeeUsd, the most dollars that one transaction may cost.`,
        ]
      const coin = nativeAsset(catalogue, id)
      return coin === null || coin.priceKey === null
        ? [`${name}: tokens.json needs its own coin with a priceKey, so that fees can be counted in dollars.`]
        : []
    })
  if (missing.length > 0) throw new AppError('payout_fee_cap_missing', missing.join('\n'), { retriable: false })
}
