import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makerSteps } from './failpoints.ts'
import { type Choice, play } from './testing/crash/play.ts'
import { scenarios } from './testing/crash/scenarios/index.ts'
import { settleAllowances } from './testing/drive.ts'
import { startWorld, type World } from './testing/world.ts'

const wanted = process.env['CRASH_ROUNDS'] ?? '1'
const everywhere = wanted === 'all'
const rounds = everywhere ? 1 : Number(wanted)
/** Steps after which something is different: these are taken on every path, the others on the first that passes them. */
const changes = /\.(take|give_back|release|open|replace|broadcast|mark|mined|unmined|final|failed|lost|create|drop|save|hold|done):after$/
/** Further rounds die at a later hit of a failpoint, not always the same one. */
const LATER = 0.3

describe('a maker that dies at any failpoint', () => {
  let world: World
  const died = new Set<string>()
  let deaths = 0
  const choiceOf = (round: number): Choice =>
    round === 0 ? (name) => everywhere || !died.has(name) || changes.test(name) : () => Math.random() < LATER
  beforeAll(async () => {
    world = await startWorld({ svm: true })
    await settleAllowances(world)
  })
  afterAll(() => world?.stop())

  for (let round = 0; round < rounds; round++) {
    it.each(scenarios)(
      `$name${round === 0 ? '' : ` (${round + 1})`}`,
      async (scenario) => {
        const names = await play(world, scenario, choiceOf(round))
        for (const name of names) died.add(name)
        deaths += names.length
      },
      120_000,
    )
  }

  it('has died before and after every step', () => {
    process.stdout.write(`deaths of the maker: ${deaths}\n`)
    expect(makerSteps.flatMap((step) => [`${step}:before`, `${step}:after`]).filter((name) => !died.has(name))).toEqual([])
  })
})
