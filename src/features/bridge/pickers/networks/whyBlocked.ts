import type { ChainRow } from '#core/wire/catalogue.ts'
import { destinationsOf, sourcesOf } from '#src/features/shared/form.ts'

type Catalogue = Parameters<typeof sourcesOf>[0]

/** `no_route`: nothing starts or ends there. `unreachable`: no route from the chosen source. */
export type Blocked = 'no_route' | 'unreachable'

/** Networks without a route stay in the list with the reason, so that no one searches in vain. */
export function whyBlocked(
  side: 'from' | 'to',
  catalogue: Catalogue,
  fromChainId: number | null,
): (chain: ChainRow) => Blocked | null {
  const sources = sourcesOf(catalogue)
  const reachable = destinationsOf(catalogue, fromChainId)
  const from = (chain: ChainRow): Blocked | null => (sources.has(chain.chain_id) ? null : 'no_route')
  // Choosing the source itself swaps the two networks.
  const to = (chain: ChainRow): Blocked | null =>
    chain.chain_id === fromChainId || reachable.has(chain.chain_id) ? null : 'unreachable'
  const of = side === 'from' ? from : to
  return (chain) => (chain.route.available ? of(chain) : 'no_route')
}
