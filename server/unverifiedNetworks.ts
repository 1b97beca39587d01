import type { Catalogue } from '#core/catalogue/types.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { noteMachines } from './deploy/noteChains.ts'
import type { ServerDeps } from './deps.ts'
import { mintableBadges } from './rewards/badges/readBadge.ts'
import { offeredContracts } from './rewards/checkIn/reader.ts'

/** Effects of fewer endpoints than a quorum, with the operator's log message about each. */
const effects = {
  transfers: 'payouts on these networks can’t be verified: add endpoints',
  swaps: 'swaps on these networks end as fewer endpoints than RPC_QUORUM show them: add endpoints',
  check_ins: 'check-ins on these networks count as fewer endpoints than RPC_QUORUM show them: add endpoints',
  badges: 'badges on these networks can’t be minted: add endpoints',
  deployments: 'deployments aren’t offered on these networks: add endpoints',
} as const
type Affected = keyof typeof effects

/** Network that is in use, and that has fewer endpoints than a quorum needs. */
export interface UnverifiedNetwork {
  readonly chain_id: ChainId
  readonly name: string
  /** Configured endpoints. */
  readonly endpoints: number
  /** Endpoints that must agree. */
  readonly needed: number
  readonly affects: readonly Affected[]
}

type Deps = Pick<ServerDeps, 'providers' | 'swapProviders' | 'badges' | 'rewards' | 'endpointShortage'> & {
  readonly catalogue: Pick<Catalogue, 'chains'>
}

/** Returns the networks in use with fewer endpoints than a quorum needs, and what rests on these few. */
export function unverifiedNetworks(deps: Deps): readonly UnverifiedNetwork[] {
  const used = usedNetworks(deps)
  return deps.catalogue.chains.flatMap(({ id, name }) => {
    const inUse = (Object.keys(effects) as Affected[]).filter((each) => used[each].has(id))
    const shortage = inUse.length > 0 ? deps.endpointShortage(id) : null
    if (!shortage) return []
    const { isOfSwaps = false, ...counts } = shortage
    const affects = inUse.filter((each) => !isOfSwaps || each === 'swaps')
    return affects.length > 0 ? [{ chain_id: id, name, ...counts, affects }] : []
  })
}

function usedNetworks({ providers = [], swapProviders, badges, rewards, catalogue }: Deps) {
  const pairs = providers.flatMap((provider) => provider.routes())
  return {
    transfers: new Set(pairs.flatMap(({ from, to }) => [parseAssetId(from).chain, parseAssetId(to).chain])),
    swaps: new Set<number>(swapProviders.flatMap((provider) => provider.chains())),
    check_ins: new Set(offeredContracts({ rewards }).map(({ chainId }) => chainId)),
    badges: new Set(mintableBadges({ badges }).map(({ chainId }) => chainId)),
    deployments: new Set(noteMachines(catalogue).map(({ id }) => id)),
  } satisfies Record<Affected, ReadonlySet<number>>
}

/** Returns a function that logs those networks, each once per effect, as the providers' routes become known. */
export function createUnverifiedWarning(deps: Deps & Pick<ServerDeps, 'log'>): () => void {
  const named = new Set<string>()
  return () => {
    const rows = unverifiedNetworks(deps)
    for (const effect of Object.keys(effects) as Affected[]) {
      const added = rows.filter(
        ({ chain_id, affects }) => affects.includes(effect) && !named.has(`${effect} ${chain_id}`),
      )
      for (const { chain_id } of added) named.add(`${effect} ${chain_id}`)
      if (added.length === 0) continue
      const networks = added.map(
        ({ chain_id, name, endpoints, needed }) => `${name}: ${endpoints} of ${needed} in RPC_${chain_id}`,
      )
      deps.log.warn({ networks }, effects[effect])
    }
  }
}
