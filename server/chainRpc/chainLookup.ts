import type { NetworkNode } from '#chains/contract.ts'
import { createNetworkNode } from '#chains/nodes.ts'
import type { OnDispute } from '#chains/rpc/votes.ts'
import { servicesOf } from '#chains/services.ts'
import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { endpointsOf } from '#runtime/config.ts'
import type { ChainLookup } from '../deps.ts'

export interface ChainLookupOptions {
  catalogue: Catalogue
  /** The operator's endpoints by chain id. */
  overrides: ReadonlyMap<number, readonly string[]>
  /** Number of endpoints that must agree if money depends on the answer; balances on other networks need one. */
  quorum: number
  /**
   * Networks whose check-ins earn points. All their endpoints must agree, up to the quorum, as on networks whose
   * contracts sign in, or whose names are looked up.
   */
  checkIns: ReadonlySet<ChainId>
  onDispute?: (chain: ChainId) => OnDispute
}

function quorumOf(
  { quorum, checkIns }: Pick<ChainLookupOptions, 'quorum' | 'checkIns'>,
  chain: ChainDef,
  endpoints: number,
): number {
  if (chain.settlement) return quorum
  const { signIn, names = [] } = servicesOf(chain.family) ?? {}
  const decides =
    checkIns.has(chain.id) || signIn?.byContract === true || names.some(({ chainId }) => chainId === Number(chain.id))
  return decides ? Math.min(quorum, endpoints) : 1
}

/** Creates nodes on first use: most of the catalogue's hundred networks are never read. */
export function createChainLookup({ catalogue, overrides, onDispute, ...agreement }: ChainLookupOptions): {
  chains: ChainLookup
  close(): Promise<void>
} {
  const made = new Map<ChainId, NetworkNode | null>()

  function make(id: ChainId): NetworkNode | null {
    const chain = catalogue.chains.find((c) => c.id === id)
    const endpoints = chain ? endpointsOf(chain, overrides) : []
    if (!chain || endpoints.length === 0) return null
    try {
      const node = createNetworkNode({
        chain,
        assets: catalogue.assets.filter((a) => a.chainId === id),
        endpoints,
        quorum: quorumOf(agreement, chain, endpoints.length),
        ...(onDispute ? { onDispute: onDispute(id) } : {}),
      })
      if (endpoints.length >= agreement.quorum) return node
      // A name decides who is paid, so fewer endpoints than a quorum name no one.
      const { askContract: _, ...rest } = node
      return rest
    } catch {
      return null
    }
  }

  return {
    chains: (id) => {
      const found = made.get(id)
      if (found !== undefined) return found
      const node = make(id)
      made.set(id, node)
      return node
    },
    close: async () => {
      await Promise.all([...made.values()].map((node) => node?.close()))
    },
  }
}
