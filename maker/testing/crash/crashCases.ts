import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MakerStep } from '../../failpoints.ts'
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

interface CrashOptions extends WorldOptions {
  /** Steps before and after which a maker must have died in the end. */
  steps: readonly MakerStep[]
}

/**
 * Plays every scenario with deaths in it. `CRASH_ROUNDS=all` dies at each failpoint on each path; a number adds rounds of deaths at random.
 */
export function crashCases(title: string, scenarios: readonly Scenario[], { steps, ...options }: CrashOptions): void {
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
    it('has died before and after every step', () => {
      expect(steps.flatMap((step) => [`${step}:before`, `${step}:after`]).filter((name) => !died.has(name))).toEqual([])
    })
  })
}
