import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { specialPoints, streakBefore } from '#core/rewards/checkInPoints.ts'
import { addDays, dateNumber, DAY_MS, mondayOf, startOfDay, utcDay, type UtcDay } from '#core/rewards/utcDay.ts'
import { randomAddress } from '#store/testing/fixtures.ts'
import { takeByNumber } from '../../testing/takeByNumber.ts'
import { createTestApp, north, type TestApp } from '../../testing/testApp.ts'
import { takeCheckIn } from './take.ts'
import { undoCheckIn } from './reverify.ts'

let t: TestApp
let monday: UtcDay
beforeAll(async () => {
  t = await createTestApp()
  monday = mondayOf(utcDay(t.clock.now()))
}, 60_000)
afterAll(() => t.close())

/** Creates a new wallet with actions on the days of its week, counted from Monday. */
function someWeek() {
  const wallet = randomAddress()
  const standing = new Set<number>()
  const at = (n: number) => new Date(startOfDay(addDays(monday, n)).getTime() + DAY_MS / 2)
  return {
    standing: () => [...standing].toSorted((a, b) => a - b),
    tell: async (n: number, rewards = t.deps.rewards) => {
      const hash = `0x${randomBytes(32).toString('hex')}`
      standing.add(n)
      t.chain(north).setCheckIn(hash, {
        state: 'mined',
        time: at(n).getTime() / 1000,
        confirmations: 5n,
        entries: [{ account: wallet, date: dateNumber(addDays(monday, n)) }],
      })
      await takeCheckIn(
        { ...t.deps, rewards, clock: { ...t.deps.clock, now: () => at(n) } },
        { chainId: north, hash, wallet },
      )
    },
    take: (points: number) => takeByNumber(t.store, wallet, points, t.clock.now()),
    undo: async (n: number) => {
      standing.delete(n)
      await undoCheckIn(t.deps, { wallet, day: addDays(monday, n) })
    },
    points: async () =>
      new Map(
        (await t.store.checkIns.between(wallet, monday, addDays(monday, 6))).map((row) => [
          row.day - monday,
          row.points,
        ]),
      ),
    rows: async () =>
      (await t.store.points.entries(wallet, { before: null, limit: 50 })).map(({ points, reason }) => [
        points,
        'why' in reason ? reason.why : reason.kind,
      ]),
    balance: async () => (await t.store.points.standing(wallet)).balances.check_in_points,
  }
}

const special = (days: readonly number[], n: number) =>
  specialPoints(
    t.deps.rewards.checkIn,
    streakBefore(new Set(days.map((day) => addDays(monday, day))), addDays(monday, n)),
  )
const worth = (days: readonly number[]) =>
  new Map(days.map((n) => [n, t.deps.rewards.checkIn.points + special(days, n)]))

describe('streak points of a check-in', () => {
  it('is added to later days when an earlier one is reported late', async () => {
    const week = someWeek()
    const more = special([0, 1], 2)
    expect(more).toBeGreaterThan(0)
    for (const n of [0, 2]) await week.tell(n)
    expect(await week.balance()).toBe(4)
    await week.tell(1)
    expect(await week.rows()).toEqual([
      [more, 'check_in_streak'],
      [2, 'check_in'],
      [2, 'check_in'],
      [2, 'check_in'],
    ])
    expect(await week.points()).toEqual(worth([0, 1, 2]))
  })

  it('is removed from later days when an earlier one is reversed, and restored with it', async () => {
    const week = someWeek()
    for (const n of [0, 1, 2]) await week.tell(n)
    const full = await week.balance()
    await week.undo(1)
    expect(await week.points()).toEqual(worth([0, 2]))
    expect(await week.rows()).toContainEqual([-special([0, 1], 2), 'streak_changed'])
    expect(await week.balance()).toBe(4)
    await week.tell(1)
    expect(await week.balance()).toBe(full)
  })

  it('moves from one day to the next without a negative entry in between', async () => {
    const week = someWeek()
    for (const n of [0, 1, 2, 3]) await week.tell(n)
    await week.take(await week.balance())
    await week.undo(0)
    expect(await week.points()).toEqual(worth([1, 2, 3]))
    expect(await week.balance()).toBe(0)
  })

  it('is unchanged if its streak is, even if the rules have changed', async () => {
    const week = someWeek()
    for (const n of [0, 1, 2]) await week.tell(n)
    const before = await week.points()
    const { checkIn, ...others } = t.deps.rewards
    const rules = {
      ...others,
      checkIn: { ...checkIn, specials: checkIn.specials.map((one) => ({ ...one, points: one.points + 100 })) },
    }
    await week.tell(4, rules)
    expect(await week.points()).toEqual(new Map([...before, [4, checkIn.points]]))
  })

  it('ends the same after check-ins and reversals in any order', async () => {
    const events = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 3, maxLength: 7 })
    await fc.assert(
      fc.asyncProperty(events, async (days) => {
        const week = someWeek()
        // Undoes a day that is counted, reports any other.
        for (const n of days) await (week.standing().includes(n) ? week.undo(n) : week.tell(n))
        const expected = worth(week.standing())
        expect(await week.points()).toEqual(expected)
        expect(await week.balance()).toBe([...expected.values()].reduce((sum, points) => sum + points, 0))
      }),
      { numRuns: 6 },
    )
  }, 300_000)
})
