import type { ChainNode, Payer } from '#chains/contract.ts'
import { createChainNode } from '#chains/nodes.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { localFamily } from '../families.ts'

/** A client for each chain with settlement; every service opens its own. */
export function openNodes(catalogue: Catalogue): { nodes: ReadonlyMap<ChainId, ChainNode>; close(): Promise<void> } {
  const nodes = new Map<ChainId, ChainNode>()
  for (const chain of catalogue.chains)
    if (chain.settlement) {
      const assets = catalogue.assets.filter((asset) => asset.chainId === chain.id)
      nodes.set(chain.id, createChainNode({ chain, assets, endpoints: chain.rpcUrls, quorum: 1 }))
    }
  return { nodes, close: async () => void (await Promise.all([...nodes.values()].map((node) => node.close()))) }
}

/** The maker's wallets on these chains. */
export function openPayers(nodes: ReadonlyMap<ChainId, ChainNode>): ReadonlyMap<ChainId, Payer> {
  const payers = new Map<ChainId, Payer>()
  for (const [id, node] of nodes) {
    const secret = localFamily(node.family)?.makerSecret?.()
    if (secret) payers.set(id, node.payer(secret))
  }
  return payers
}
