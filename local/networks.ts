import chains from '#config/local/chains.json' with { type: 'json' }
import { localFamily } from './families.ts'
import type { ChainDeps, LocalFamily, RunningChain } from './family.ts'

export interface LocalNetwork {
  readonly id: number
  readonly name: string
  readonly family: LocalFamily
  /** Its address in the catalogue, with the default port. */
  readonly url: string
}

/** Networks of the local catalogue, in its order, which is also that of `--chain-ports`. */
export const localNetworks: readonly LocalNetwork[] = chains.map(({ id, name, family: row, rpcUrls: [url = ''] }) => {
  const family = localFamily(row)
  if (!family) throw new Error(`${name} has no local node: ${row} is not in local/families.ts.`)
  return { id, name, family, url }
})

export const defaultPort = ({ url }: LocalNetwork): number => Number(new URL(url).port)

/** Lists the ports that a node takes, from its first one. */
export const portsOf = ({ family }: LocalNetwork, first: number): number[] =>
  Array.from({ length: family.ports }, (_, next) => first + next)

/**
 * Starts all local chains at once, at their ports by chain id; one whose family is omitted or whose program is not installed is
 * absent. If one fails, the others are stopped before the error is thrown.
 */
export async function startChains(
  ports: ReadonlyMap<number, number>,
  without: ReadonlySet<string>,
  deps: ChainDeps,
): Promise<RunningChain[]> {
  const started = await Promise.allSettled(
    localNetworks
      .filter(({ family }) => !without.has(family.family))
      .map(({ id, name, family }) => family.start(id, name, ports.get(id) ?? 0, deps)),
  )
  const running = started.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []))
  const failed = started.find((result) => result.status === 'rejected')
  if (!failed) return running
  await Promise.allSettled(running.map((chain) => chain.stop()))
  throw failed.reason
}
