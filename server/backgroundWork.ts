import type { Part } from '#runtime/lifecycle.ts'
import type { Metrics } from '#runtime/metrics.ts'
import type { ServerDeps } from './deps.ts'
import { createDirectProvider } from './providers/direct/createDirectProvider.ts'
import { startFaucet } from './faucet/startFaucet.ts'
import { startExternalOrders } from './orders/externalOrders.ts'
import { proofReads } from './orders/externalProof.ts'
import { createUnverifiedWarning } from './unverifiedNetworks.ts'
import { startHousekeeping } from './retention.ts'
import { startRewards } from './rewards/startRewards.ts'
import { startSwapFollower } from './swaps/followSwaps.ts'
import { watchPayees } from './watchPayees.ts'

/** Starts the work that no call waits for. Any number of replicas can run it. */
export function startBackgroundWork(deps: ServerDeps, registry: Metrics): readonly Part[] {
  const payees = watchPayees(registry, deps)
  const housekeeping = startHousekeeping(deps)
  const points = startRewards(deps)
  const providers = [...(deps.providers ?? []), ...(deps.formerProviders ?? [])]
  const external = startExternalOrders({
    ...deps,
    providers: [...providers, createDirectProvider(deps)],
    reads: proofReads(deps.chains),
  })
  const swaps = startSwapFollower({ ...deps, providers: [...deps.swapProviders, ...deps.formerSwapProviders] })
  const faucet = startFaucet(deps)
  const warnOfUnverified = createUnverifiedWarning(deps)
  warnOfUnverified()
  const routes = (deps.providers ?? []).flatMap((provider) => {
    const started = provider.start?.(warnOfUnverified)
    return started ? [{ name: `routes of ${provider.name}`, stop: () => started.stop() }] : []
  })
  return [
    ...routes,
    { name: 'payees', stop: () => payees.stop() },
    { name: 'housekeeping', stop: () => housekeeping.stop() },
    { name: 'points', stop: () => points.stop() },
    { name: 'faucet', stop: () => faucet.stop() },
    { name: 'swaps', stop: () => swaps.stop() },
    { name: 'external orders', stop: () => external.stop() },
  ]
}
