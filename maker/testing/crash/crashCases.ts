import { afterAll, beforeAll, describe, it } from 'vitest'
import { settleAllowances } from '../drive.ts'
import { startWorld, type World, type WorldOptions } from '../world.ts'
import { type Choice, play } from './play.ts'
import type { Scenario } from './scenario.ts'

const wanted = process.env['CRASH_ROUNDS'] ?? '1'
const everywhere = wanted === 'all'
const rounds = everywhere ? 1 : Number(wanted)
/** Steps after which something has left the process or must not happen twice: taken on every path, the others on the first that passes them. */
const commits = /\.(take|open|replace|broadcast|create):after$/
/** Further rounds die at a later hit of a failpoint, not always the same one. */
const LATER = 0.3

/**
 * Plays every scenario with deaths in it. `CRASH_ROUNDS=all` dies at each failpoint on each path; a number adds rounds of deaths at random.
 * @param then further cases, given the failpoints at which a maker died
 */
export function crashCases(title: string, scenarios: readonly Scenario[], options: WorldOptions, then: (died: ReadonlySet<string>) => void): void {
  describe(title, () => {
    let world: World
    const died = new Set<string>()
    const choiceOf = (round: number): Choice =>
      round === 0 ? (name) => everywhere || !died.has(name) || commits.test(name) : () => Math.random() < LATER
    beforeAll(async () => {
      world = await startWorld(options)
      await settleAllowances(world)
    })
    afterAll(() => world?.stop())

    for (let round = 0; round < rounds; round++) {
      it.each(scenarios)(
        `$name${round === 0 ? '' : ` (${round + 1})`}`,
        async (scenario) => {
          for (const name of await play(world, scenario, choiceOf(round))) died.add(name)
        },
        120_000,
      )
    }
    then(died)
  })
}
