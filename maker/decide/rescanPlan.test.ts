import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextRescan, type RescanFacts } from './rescanPlan.ts'

const base: RescanFacts = {
  cursor: 10_000n,
  finalized: 10_000n,
  blockTimeMs: 1_000,
  ages: [600, 3_600],
  positions: new Map([
    [600, 9_000n],
    [3_600, 6_000n],
  ]),
  pageBlocks: 100n,
}
const next = (change: Partial<RescanFacts>, lastAge: number | null = null) =>
  nextRescan({ ...base, ...change }, lastAge)

describe('selecting history for a rescan', () => {
  it.each<[string, Partial<RescanFacts>, number | null, ReturnType<typeof next>]>([
    ['continues behind the position of the youngest age', {}, null, { age: 600, turn: 0, from: 9_001n, to: 9_100n }],
    ['lets the ages take turns', {}, 600, { age: 3_600, turn: 1, from: 6_001n, to: 6_100n }],
    ['returns to the youngest age', {}, 3_600, { age: 600, turn: 0, from: 9_001n, to: 9_100n }],
    [
      'skips an age without enough',
      { positions: new Map([[600, 9_390n]]) },
      3_600,
      {
        age: 3_600,
        turn: 1,
        from: 2_801n,
        to: 2_900n,
      },
    ],
    ['begins a window back', { positions: new Map() }, null, { age: 600, turn: 0, from: 5_801n, to: 5_900n }],
    [
      'starts at the first block of a young chain',
      { positions: new Map(), cursor: 700n },
      null,
      {
        age: 600,
        turn: 0,
        from: 0n,
        to: 99n,
      },
    ],
    [
      'does not wait for a full page on a slow chain',
      { blockTimeMs: 60_000, positions: new Map([[600, 9_985n]]) },
      null,
      {
        age: 600,
        turn: 0,
        from: 9_986n,
        to: 9_990n,
      },
    ],
    ['never passes the cursor', { cursor: 9_650n }, null, null],
    ['waits while nothing was scanned', { cursor: null }, null, null],
    ['forgets an age that is no longer configured', {}, 86_400, { age: 600, turn: 0, from: 9_001n, to: 9_100n }],
  ])('%s', (_name, change, lastAge, expected) => {
    const facts = { positions: new Map(base.positions), ...change }
    const page = next(
      change.cursor === 9_650n
        ? {
            ...facts,
            positions: new Map([
              [600, 9_040n],
              [3_600, 6_040n],
            ]),
          }
        : facts,
      lastAge,
    )
    expect(page).toEqual(expected)
  })

  it('reads every block once per age, without gaps, and never one that is too recent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 60 }),
        (page, growth) => {
          const positions = new Map<number, bigint>()
          let finalized = 5_000n
          let lastAge: number | null = null
          for (const blocks of growth) {
            finalized += BigInt(blocks)
            const found = nextRescan(
              { ...base, cursor: finalized, finalized, positions, pageBlocks: BigInt(page) },
              lastAge,
            )
            if (!found) continue
            lastAge = found.age
            const before = positions.get(found.age)
            if (before !== undefined) expect(found.from).toBe(before + 1n)
            expect(found.to).toBeGreaterThanOrEqual(found.from)
            expect(finalized - found.to).toBeGreaterThanOrEqual(BigInt(found.age))
            positions.set(found.age, found.to)
          }
        },
      ),
    )
  })
})
