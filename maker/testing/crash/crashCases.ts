import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import { openStore } from '#store/open.ts'
import { startTestPostgres, type TestPostgres } from '#store/testing/postgres.ts'
import { type MakerStep, makerSteps, operatorSteps, rollbackSteps } from '../../failpoints.ts'
import { settleAllowances } from '../drive.ts'
import { startWorld, type World, type WorldOptions } from '../world.ts'
import { type Choice, type CrashPoint, play } from './play.ts'
import type { Scenario } from './scenario.ts'

const wanted = process.env['CRASH_ROUNDS'] ?? '1'
const everywhere = wanted === 'all'
const rounds = everywhere ? 1 : Number(wanted)
/** Steps after which bytes have left the process or must not be repeated: the repeats of a scenario die there too. */
const commits = /\.(take|open|replace|broadcast|create):after$/
/** A place where it has died this often is chosen in every fourth scenario from then on, each place in others. */
const OFTEN = 2
const EVERY = 4
/** Further rounds die at a later hit of a failpoint, not always the same one. */
const LATER = 0.3
/** Nothing here outlives the run, so no commit waits for the disk. */
const unsafe = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' }

/**
 * Steps by the first part of their places; steps that an operator's command shares with the maker count as the maker's.
 */
const stepsOf = {
  evm: makerSteps,
  svm: makerSteps,
  ton: makerSteps,
  starknet: makerSteps,
  bitcoin: makerSteps,
  maker: rollbackSteps,
  operator: operatorSteps,
}

interface CrashOptions extends WorldOptions {
  /** Steps that these scenarios do not reach; a death is required at every other one, and at none of these. */
  unreached: Readonly<Partial<Record<keyof typeof stepsOf, readonly MakerStep[]>>>
  /** Minimum deaths of the first round. */
  deaths: number
  /** Deaths after which the first round spares a place; without it, each commit is one in every scenario. */
  enough?: number
}

/**
 * Plays every scenario with a death after each step that commits something, after the others in some scenarios, and
 * before each step once: a death before a step finds what the step before it left. `CRASH_ROUNDS=all` dies everywhere, also in the repeats of a scenario, which begin
 * where the run before was interrupted; a number adds rounds of deaths at random.
 */
export function crashCases(
  title: string,
  scenarios: readonly Scenario[],
  { unreached, deaths, enough, ...options }: CrashOptions,
): void {
  describe(title, () => {
    let world: World
    let postgres: TestPostgres
    let template: string
    /** Deaths by place. */
    const died = new Map<CrashPoint, number>()
    const choiceOf = (round: number, turn: number): Choice => {
      const isDue = (place: CrashPoint): boolean =>
        (died.get(place) ?? 0) < OFTEN || (turn + place.length) % EVERY === 0
      return round === 0
        ? (place, run) =>
            everywhere ||
            !died.has(place) ||
            (enough !== undefined && (died.get(place) ?? 0) >= enough
              ? false
              : commits.test(place) || (run === 0 && place.endsWith(':after') && isDue(place)))
        : () => Math.random() < LATER
    }
    beforeAll(async () => {
      ;[world, postgres] = await Promise.all([startWorld(options), startTestPostgres(unsafe)])
      template = await postgres.createDatabase()
      await (await openStore({ url: template, journal: null, clock: systemClock, log: silentLog })).close()
      await settleAllowances(world)
    })
    afterAll(async () => {
      await world?.stop()
      await postgres?.stop()
    })

    for (let round = 0; round < rounds; round++) {
      it.each(scenarios)(`$name${round === 0 ? '' : ` (${round + 1})`}`, async (scenario) => {
        const choice = choiceOf(round, scenarios.indexOf(scenario))
        const places = await play(world, scenario, choice, await postgres.createDatabase(template))
        for (const place of places) died.set(place, (died.get(place) ?? 0) + 1)
      })
    }

    it.each(Object.keys(unreached) as (keyof typeof stepsOf)[])('has died before and after every step: %s', (who) => {
      const steps: readonly MakerStep[] = stepsOf[who]
      const fractionDigits = (step: MakerStep): CrashPoint[] => [`${who} ${step}:before`, `${who} ${step}:after`]
      const without = unreached[who] ?? []
      expect(
        steps
          .filter((step) => !without.includes(step))
          .flatMap(fractionDigits)
          .filter((at) => !died.has(at)),
      ).toEqual([])
      expect(without.flatMap(fractionDigits).filter((at) => died.has(at))).toEqual([])
    })
    it(`has died ${deaths} times or more`, () =>
      expect([...died.values()].reduce((all, times) => all + times, 0)).toBeGreaterThanOrEqual(deaths))
  })
}
