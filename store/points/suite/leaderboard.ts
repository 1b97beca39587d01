import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, mondayOf, utcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '../../contract.ts'
import type { Board } from '../leaderboard.ts'

const someone = (): string => `0x${randomBytes(20).toString('hex')}`
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

export function leaderboardCases(store: () => Store): void {
  const board = () => store().leaderboard
  // Other cases award points in this database too, so these use far higher ones, each test above the previous one.
  let floor = 1_000_000_000
  const level = () => (floor += 10_000_000)
  const awardEach = async (rows: readonly { wallet: string; points: number }[], finalAt = new Date('2026-01-01')) => {
    const reason = { kind: 'check_in_bridge', date: 20260301 } as const
    await store().points.award(
      rows.map((row) => ({
        ...row,
        rule: 'board',
        sourceEvent: randomUUID(),
        bucket: 'campaign_points',
        reason,
        at: finalAt,
        finalAt,
      })),
    )
  }
  const award = (wallets: readonly string[], points: number, finalAt?: Date) =>
    awardEach(
      wallets.map((wallet) => ({ wallet, points })),
      finalAt,
    )
  const rankOf = async (wallet: string, on: Board = 'all') => (await board().placeOf(on, wallet)).rank
  const marked = (on: Board = 'all') => board().mark(on, later(10), later(10))
  const thisWeek = () => mondayOf(utcDay(new Date()))

  describe('the leaderboard', () => {
    it('lists the highest points first; equal points share a rank', async () => {
      const top = level()
      const [ada, bob, cy, dot] = [someone(), someone(), someone(), someone()]
      await award([ada], top + 3)
      await award([bob, cy], top + 2)
      await award([dot], top + 1)
      const listed = await board().top('all', 4)
      expect(listed.map((place) => place.rank)).toEqual([1, 2, 2, 4])
      expect(listed.map((place) => place.points - top)).toEqual([3, 2, 2, 1])
      expect([await rankOf(ada), await rankOf(bob), await rankOf(cy), await rankOf(dot)]).toEqual([1, 2, 2, 4])
      await marked()
      expect([await rankOf(ada), await rankOf(bob), await rankOf(cy), await rankOf(dot)]).toEqual([1, 2, 2, 4])
    })

    it('returns the own rank as listed, also from ranks counted earlier', async () => {
      const top = level()
      const [ada, bob, cy, dot] = [someone(), someone(), someone(), someone()]
      await awardEach([
        { wallet: ada, points: top + 4 },
        { wallet: bob, points: top + 3 },
        { wallet: dot, points: top + 1 },
      ])
      await marked()
      // Two overtake the others, and no marks are recomputed.
      await awardEach([
        { wallet: cy, points: top + 9 },
        { wallet: bob, points: 5 },
      ])
      for (const wallet of [ada, bob, cy, dot]) {
        const { places, own } = await board().view('all', wallet, 10)
        expect(own?.rank).toBe(places.find((place) => place.wallet === wallet)?.rank)
      }
      expect((await board().view('all', ada, 10)).own?.rank).toBe(3)
      const short = await board().view('all', ada, 2)
      expect([short.places.map((place) => place.wallet), short.own?.rank]).toEqual([[cy, bob], 3])
      expect((await board().view('all', null, 2)).own).toBeNull()
    })

    it('omits wallets that opted out, and closes the gap', async () => {
      const top = level()
      const [ada, bob, eve] = [someone(), someone(), someone()]
      await board().hide(eve, true)
      await award([ada, eve], top + 2)
      await award([bob], top + 1)
      await board().hide(ada, true)
      await marked()
      for (const on of ['all', thisWeek()] as const) {
        expect((await board().top(on, 1))[0]?.wallet).toBe(bob)
        expect([await rankOf(bob, on), await rankOf(ada, on), await rankOf(eve, on)]).toEqual([1, null, null])
      }
      await board().hide(ada, false)
      expect(await board().placeOf('all', ada)).toEqual({ rank: 1, points: top + 2, hidden: false })
    })

    it('omits a wallet from the week that leaves the board while points arrive', async () => {
      const top = level()
      const [ada, bob] = [someone(), someone()]
      await award([bob], top)
      let hidden = (): void => undefined
      const left = new Promise<void>((resolve) => (hidden = resolve))
      const leaving = store().transaction(async (inner) => {
        await inner.leaderboard.hide(ada, true)
        hidden()
        // Gives the award time to begin; if it waits for its turn entirely, the test still passes.
        await setTimeout(300)
      })
      await left
      await Promise.all([award([ada], top + 1), leaving])
      for (const on of ['all', thisWeek()] as const) {
        expect((await board().top(on, 1))[0]?.wallet).toBe(bob)
        expect(await board().placeOf(on, ada)).toEqual({ rank: null, points: top + 1, hidden: true })
      }
    })

    it('counts points into the week in which they arrive', async () => {
      const top = level()
      const [now, coming] = [someone(), someone()]
      await award([now], top)
      await award([coming], top, new Date('2999-01-01'))
      expect(await board().placeOf(thisWeek(), now)).toMatchObject({ rank: 1, points: top })
      expect(await board().placeOf(thisWeek(), coming)).toMatchObject({ rank: null, points: 0 })
      expect(await board().placeOf(addDays(thisWeek(), -7), now)).toMatchObject({ rank: null, points: 0 })
    })

    it('is recounted by one of many processes, and not before its time', async () => {
      const asked = await Promise.all(Array.from({ length: 4 }, () => board().mark('all', later(20), later(15))))
      expect(asked.filter(Boolean)).toHaveLength(1)
      expect(await board().mark('all', later(21), later(19))).toBe(false)
      expect(await board().mark('all', later(30), later(25))).toBe(true)
    })

    it('deletes weeks that are long over', async () => {
      const wallet = someone()
      await award([wallet], 7)
      await board().purge(thisWeek())
      expect((await board().placeOf(thisWeek(), wallet)).points).toBe(7)
      await board().purge(addDays(thisWeek(), 7))
      expect((await board().placeOf(thisWeek(), wallet)).points).toBe(0)
      expect((await board().placeOf('all', wallet)).points).toBe(7)
    })

    it('ranks thousands with long ties as a full count would, marked or not', async () => {
      const top = level()
      const [seed] = fc.sample(
        fc.array(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3000 })), {
          minLength: 2500,
          maxLength: 2500,
        }),
        { numRuns: 1, seed: 7 },
      )
      const wallets = (seed ?? []).map((points) => ({ wallet: someone(), points: top + points }))
      await awardEach(wallets)
      const expected = (points: number) => 1 + wallets.filter((other) => other.points > points).length
      const sample = wallets.filter((_, n) => n % 100 === 0)
      for (const { wallet, points } of sample) expect(await rankOf(wallet)).toBe(expected(points))
      expect(await board().mark('all', later(40), later(35))).toBe(true)
      for (const { wallet, points } of sample) expect(await rankOf(wallet)).toBe(expected(points))
    })
  })
}
