import type { MakerDeps, Rebalancing } from '../contract.ts'
import type { BridgeApi } from './bridgeApi.ts'
import type { Watch } from './createWatch.ts'
import { createBandWatch } from './watchBands.ts'
import { createCanaryWatch } from './watchCanaries.ts'

interface NamedWatch {
  readonly name: string
  readonly watch: Watch
}

/** Creates what the operator's file asks for. Both judge providers by the same rows: one that makes no orders is asked for neither. */
export function createWatches(deps: MakerDeps, { rules, secret }: Rebalancing, api: BridgeApi): readonly NamedWatch[] {
  const bands = { name: 'rebalancing', watch: createBandWatch(deps, { rules, secret }, api) }
  const { canaries } = rules
  if (canaries === null) return [bands]
  const watch = createCanaryWatch(deps, { rules: { ...rules, canaries }, secret }, api)
  return [bands, { name: 'canaries', watch }]
}
