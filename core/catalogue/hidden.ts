import type { Catalogue } from './types.ts'

/**
 * Networks that the specification removes from every list after load (spec §3), with everything that belongs to them.
 */
export const hiddenChains: readonly number[] = [61022, 8086]

const chainOf = (asset: string): number => Number(asset.slice(0, asset.indexOf(':')))

export const isHiddenChain = (id: number): boolean => hiddenChains.includes(id)

/** The catalogue without hidden networks, their assets, their routes and their entries at exchanges. */
export function dropHidden(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    chains: catalogue.chains.filter((c) => !isHiddenChain(c.id)),
    assets: catalogue.assets.filter((a) => !isHiddenChain(a.chainId)),
    routes: catalogue.routes.filter((r) => !isHiddenChain(chainOf(r.from)) && !isHiddenChain(chainOf(r.to))),
    exchanges: catalogue.exchanges.map((e) => ({
      ...e,
      networks: e.networks.filter((n) => !isHiddenChain(n.chainId)),
    })),
  }
}
