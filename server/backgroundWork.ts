import type { Part } from '#runtime/lifecycle.ts'
import type { Metrics } from '#runtime/metrics.ts'
import type { ServerDeps } from './deps.ts'
import { createDirectProvider } from './providers/direct/createDirectProvider.ts'
import { startExternalOrders } from './orders/externalOrders.ts'
import { proofReads } from './orders/externalProof.ts'
import { startHousekeeping } from './retention.ts'
import { startRewards } from './rewards/startRewards.ts'
import { startSwapFollower } from './swaps/followSwaps.ts'
import { watchPayees } from './watchPayees.ts'

/** Starts the work that no call waits for. Any number of replicas can run it. */
export function startBackgroundWork(deps: ServerDeps, registry: Metrics): readonly Part[] {
  const payees = watchPayees(registry, deps)
  const housekeeping = startHousekeeping(deps)
  const points = startRewards(deps)
  const held = registry.counter(
    'causeway_provider_orders_held_total',
    'Orders of external providers that were put under review, by reason',
    ['provider', 'reason'],
  )
  const providers = [...(deps.providers ?? []), ...(deps.formerProviders ?? [])]
  // An increase shows only in a series that exists before.
  for (const { name } of providers)
    for (const reason of ['payout_unproven', 'refund_unproven']) held.inc({ provider: name, reason }, 0)
  const external = startExternalOrders({
    ...deps,
    providers: [...providers, createDirectProvider(deps)],
    reads: proofReads(deps.chains),
    onHeld: (provider, reason) => held.inc({ provider, reason }),
  })
  const swaps = startSwapFollower({ ...deps, providers: [...deps.swapProviders, ...deps.formerSwapProviders] })
  const routes = (deps.providers ?? []).flatMap((provider) => {
    const started = provider.start?.()
    return started ? [{ name: `routes of ${provider.name}`, stop: () => started.stop() }] : []
  })
  return [
    ...routes,
    { name: 'payees', stop: () => payees.stop() },
    { name: 'housekeeping', stop: () => housekeeping.stop() },
    { name: 'points', stop: () => points.stop() },
    { name: 'swaps', stop: () => swaps.stop() },
    { name: 'external orders', stop: () => external.stop() },
  ]
}
