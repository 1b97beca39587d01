import type { MakerDeps, Rebalancing } from '../contract.ts'
import type { BridgeApi } from './bridgeApi.ts'
import { createProviderBreaker } from './providerBreaker.ts'
import { type BandWatch, createBandWatch } from './watchBands.ts'
import { type CanaryWatch, createCanaryWatch } from './watchCanaries.ts'

interface NamedWatch {
  readonly name: string
  readonly watch: BandWatch | CanaryWatch
}

/** Creates what the operator's file asks for. Both judge providers together: one that makes no orders is asked for neither. */
export function createWatches(deps: MakerDeps, { rules, secret }: Rebalancing, api: BridgeApi): readonly NamedWatch[] {
  const breaker = createProviderBreaker()
  const bands = { name: 'rebalancing', watch: createBandWatch(deps, { rules, secret }, api, breaker) }
  const { canaries } = rules
  if (canaries === null) return [bands]
  const watch = createCanaryWatch(deps, { rules: { ...rules, canaries }, secret }, api, breaker)
  return [bands, { name: 'canaries', watch }]
}
