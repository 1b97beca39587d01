import type { FamilyName } from '#core/chain/family.ts'
import { evm } from './evm/family.ts'
import type { ChainsDeps, LocalFamily, RunningChain } from './family.ts'
import { svm } from './svm/family.ts'
import { ton } from './ton/family.ts'
import { localNetworks } from './options.ts'

/** Families with a local network. */
const families: readonly LocalFamily[] = [evm, svm, ton]

export const localFamily = (name: FamilyName): LocalFamily | undefined => families.find(({ family }) => family === name)

/** Starts all local chains at once. If one fails, the others are stopped before the error is thrown. */
export async function startChains(deps: ChainsDeps): Promise<RunningChain[]> {
  const started = await Promise.allSettled(
    localNetworks.map(async ({ id, name, family }) => {
      const local = localFamily(family)
      if (!local) throw new Error(`${name} has no local node`)
      return local.start(id, name, deps.ports.chains.get(id) ?? 0, deps)
    }),
  )
  const running = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failed = started.find((result) => result.status === 'rejected')
  if (!failed) return running
  await Promise.allSettled(running.map((chain) => chain.stop()))
  throw failed.reason
}
