import type { ChainNode, Payer } from '#chains/contract.ts'
import { createChainNode } from '#chains/nodes.ts'
import type { OnDispute } from '#chains/rpc/votes.ts'
import { assetsOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { endpointsOf } from '#runtime/config.ts'

export interface NodeSource {
  catalogue: Catalogue
  rpc: ReadonlyMap<number, readonly string[]>
  rpcQuorum: number
  /** Networks to run; null = every one that has settlement. */
  only: readonly number[] | null
  onDispute: (chain: ChainId) => OnDispute
}

/** Opens a client for each network with settlement. */
export function openChains({ catalogue, rpc, rpcQuorum, only, onDispute }: NodeSource): Map<ChainId, ChainNode> {
  const chosen = catalogue.chains.filter(
    ({ id, settlement }) => settlement !== null && (only === null || only.includes(id)),
  )
  return new Map(
    chosen.map((chain) => [
      chain.id,
      createChainNode({
        chain,
        assets: assetsOf(catalogue, chain.id),
        endpoints: endpointsOf(chain, rpc),
        quorum: rpcQuorum,
        onDispute: onDispute(chain.id),
      }),
    ]),
  )
}

/** Opens the maker's wallet on each network whose family has a key. */
export function openPayers(
  chains: ReadonlyMap<ChainId, ChainNode>,
  keys: Partial<Record<FamilyName, string | undefined>>,
): Map<ChainId, Payer> {
  const payers = new Map<ChainId, Payer>()
  for (const [id, node] of chains) {
    const key = keys[node.family]
    if (key) payers.set(id, node.payer(key))
  }
  return payers
}
