import type { NetworkNode } from '#chains/contract/node.ts'
import { createNetworkNode } from '#chains/nodes.ts'
import type { OnDispute } from '#chains/rpc/votes.ts'
import { servicesOf } from '#chains/services.ts'
import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { endpointsOf } from '#runtime/config.ts'
import type { ChainLookup, EndpointShortage } from '../deps.ts'

export interface ChainLookupOptions {
  catalogue: Catalogue
  /** The operator's endpoints by chain id. */
  overrides: ReadonlyMap<number, readonly string[]>
  /** Number of endpoints that must agree if money depends on the answer; balances on other networks need one. */
  quorum: number
  /**
   * Networks whose contracts count for rewards: check-ins and badges. All their endpoints must agree, up to the quorum,
   * as on networks whose contracts sign in, or whose names are looked up.
   */
  counted: ReadonlySet<ChainId>
  onDispute?: (chain: ChainId) => OnDispute
}

function quorumOf(
  { quorum, counted }: Pick<ChainLookupOptions, 'quorum' | 'counted'>,
  chain: ChainDef,
  endpoints: number,
): number {
  if (chain.settlement) return quorum
  const { signIn, names = [] } = servicesOf(chain.family) ?? {}
  const decides =
    counted.has(chain.id) || signIn?.byContract === true || names.some(({ chainId }) => chainId === Number(chain.id))
  return decides ? Math.min(quorum, endpoints) : 1
}

/** Creates nodes on first use: most of the catalogue's hundred networks are never read. */
export function createChainLookup({ catalogue, overrides, onDispute, ...agreement }: ChainLookupOptions): {
  chains: ChainLookup
  /** Null unless the network would show what its transactions did, had it the endpoints of a quorum. */
  endpointShortage(id: ChainId): EndpointShortage | null
  close(): Promise<void>
} {
  const made = new Map<ChainId, NetworkNode | null>()
  const all: NetworkNode[] = []
  const shortages = new Map<ChainId, EndpointShortage>()

  function make(id: ChainId): NetworkNode | null {
    const chain = catalogue.chains.find((c) => c.id === id)
    const endpoints = chain ? endpointsOf(chain, overrides) : []
    if (!chain || endpoints.length === 0) return null
    const create = (needed: number): NetworkNode => {
      const node = createNetworkNode({
        chain,
        assets: catalogue.assets.filter((a) => a.chainId === id),
        endpoints,
        quorum: needed,
        ...(onDispute ? { onDispute: onDispute(id) } : {}),
      })
      all.push(node)
      return node
    }
    const quorum = quorumOf(agreement, chain, endpoints.length)
    try {
      const node = create(quorum)
      const most = Math.min(agreement.quorum, endpoints.length)
      const decided = withVerdicts(node, quorum < most ? () => create(most) : null)
      if (endpoints.length >= agreement.quorum) return decided
      const shortage = { endpoints: endpoints.length, needed: agreement.quorum }
      if (node.moved) shortages.set(id, shortage)
      else if (node.builtExecution) shortages.set(id, { ...shortage, isOfSwaps: true })
      return withoutVerdicts(decided)
    } catch {
      return null
    }
  }

  function chains(id: ChainId): NetworkNode | null {
    const found = made.get(id)
    if (found !== undefined) return found
    const node = make(id)
    made.set(id, node)
    return node
  }

  return {
    chains,
    endpointShortage: (id) => (chains(id) ? (shortages.get(id) ?? null) : null),
    close: async () => {
      await Promise.all(all.map((node) => node.close()))
    },
  }
}

/**
 * A name decides who is paid, a contract's consent signs in as any account, and a transaction ends an order, so fewer
 * endpoints than a quorum decide none of them. Where every account is a contract, no one could sign in without them.
 */
function withoutVerdicts(node: NetworkNode): NetworkNode {
  const { askContract: _, acceptsSignature, moved: _moved, emitted: _emitted, ...rest } = node
  const isByContract = servicesOf(rest.family)?.signIn?.byContract === true
  return isByContract && acceptsSignature ? { ...rest, acceptsSignature } : rest
}

/**
 * `strict`: creates the network's node whose endpoints must agree, on first use; null if the node itself is that one. The
 * head decides with the transactions: a false one would end what a reorganization still changes.
 */
function withVerdicts(node: NetworkNode, strict: (() => NetworkNode) | null): NetworkNode {
  if (!strict) return node
  let made: NetworkNode | undefined
  const full = (): NetworkNode => (made ??= strict())
  const { acceptsSignature, moved, emitted, execution, nonceUse, sender } = node
  return {
    ...node,
    head: () => full().head(),
    ...(acceptsSignature && {
      acceptsSignature: async (...signed) => (await full().acceptsSignature?.(...signed)) === true,
    }),
    ...(moved && { moved: async (read) => (await full().moved?.(read)) ?? null }),
    ...(emitted && { emitted: async (read) => (await full().emitted?.(read)) ?? null }),
    ...(execution && { execution: async (txId) => (await full().execution?.(txId)) ?? null }),
    ...(sender && { sender: async (account) => (await full().sender?.(account)) ?? sender(account) }),
    ...(nonceUse && {
      nonceUse: async (...sought) => (await full().nonceUse?.(...sought)) ?? { isUsed: false, txId: null },
    }),
  }
}
