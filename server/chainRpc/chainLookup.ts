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
  const all: NetworkNode[] = []

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
      return endpoints.length < agreement.quorum
        ? withoutVerdicts(create(quorum))
        : withVerdicts(create(quorum), quorum < agreement.quorum ? () => create(agreement.quorum) : null)
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

/** `strict`: creates the network's node with the full quorum, on first use; null if the node itself has it. */
function withVerdicts(node: NetworkNode, strict: (() => NetworkNode) | null): NetworkNode {
  if (!strict) return node
  let made: NetworkNode | undefined
  const full = (): NetworkNode => (made ??= strict())
  const { acceptsSignature, moved, emitted } = node
  return {
    ...node,
    ...(acceptsSignature && {
      acceptsSignature: async (...signed) => (await full().acceptsSignature?.(...signed)) === true,
    }),
    ...(moved && { moved: async (read) => (await full().moved?.(read)) ?? null }),
    ...(emitted && { emitted: async (read) => (await full().emitted?.(read)) ?? null }),
  }
}
