import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addDays, utcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '../../contract.ts'

const at = (second: number) => new Date(Date.UTC(2031, 4, 6, 7, 8, second))
const day = utcDay(at(0))

export function reviewCases(store: () => Store): void {
  const review = () => store().review
  const mine = async (subject: string) => (await review().open(500)).filter((flag) => flag.subject === subject)

  describe('review', () => {
    it('has one row per kind, subject and day; above the threshold it lists all wallets, each once', async () => {
      const subject = randomUUID()
      const sighting = { kind: 'test', subject, day, noticeAbove: 2 }
      await review().note({ ...sighting, wallet: 'a' }, at(1))
      await review().note({ ...sighting, wallet: 'b' }, at(2))
      await review().note({ ...sighting, wallet: 'a' }, at(3))
      await review().note({ ...sighting, day: addDays(day, 1), wallet: 'a' }, at(4))
      expect(await mine(subject)).toEqual([])
      await review().note({ ...sighting, wallet: 'c' }, at(5))
      expect(await mine(subject)).toMatchObject([
        { count: 3, day, wallets: ['a', 'b', 'c'], firstAt: at(1), lastAt: at(5) },
      ])
    })

    it('stores only the first of very many wallets', async () => {
      const sighting = { kind: 'test', subject: randomUUID(), day, noticeAbove: 0 }
      await Promise.all(
        Array.from({ length: 210 }, (_, n) => review().note({ ...sighting, wallet: `w${n}` }, at(n % 60))),
      )
      const [flag] = await mine(sighting.subject)
      expect([flag?.count, flag?.wallets.length, new Set(flag?.wallets).size]).toEqual([210, 200, 200])
    })

    it('receives a complete count, and updates it only if it has grown', async () => {
      const tally = { kind: 'test', subject: randomUUID(), day, count: 51, wallets: ['a'] }
      await review().tell(tally, at(1))
      expect(await mine(tally.subject)).toMatchObject([{ ...tally, firstAt: at(1), lastAt: at(1) }])
      await Promise.all([53, 52, 51].map((count) => review().tell({ ...tally, count }, at(2))))
      const [flag] = await mine(tally.subject)
      expect(flag).toMatchObject({ count: 53, wallets: ['a'], firstAt: at(1), lastAt: at(2) })
      await review().close(flag?.id ?? -1n, at(3))
      for (const count of [53, 20]) await review().tell({ ...tally, count }, at(4))
      expect(await mine(tally.subject)).toEqual([])
      await review().tell({ ...tally, count: 54 }, at(5))
      expect(await mine(tally.subject)).toMatchObject([{ id: flag?.id, count: 54 }])
    })

    it('is closed once, reopens if it continues, and is deleted long after it was closed', async () => {
      const sighting = { kind: 'test', subject: randomUUID(), day, noticeAbove: 0 }
      await review().note({ ...sighting, wallet: 'a' }, at(1))
      const id = (await mine(sighting.subject))[0]?.id ?? -1n
      expect(await review().close(id, at(2))).toMatchObject({ id, count: 1 })
      expect(await review().close(id, at(2))).toBeNull()
      await review().note({ ...sighting, wallet: 'a' }, at(2))
      expect(await mine(sighting.subject)).toEqual([])
      await review().note({ ...sighting, wallet: 'b' }, at(3))
      expect(await mine(sighting.subject)).toMatchObject([{ id, count: 2 }])
      await review().purge(at(59), addDays(day, 9))
      expect(await mine(sighting.subject)).toHaveLength(1)
      await review().close(id, at(4))
      await review().purge(at(4), day)
      await review().purge(at(59), day)
      expect(await review().close(id, at(59))).toBeNull()
    })

    it('deletes wallets below the threshold at the end of their day', async () => {
      const sighting = { kind: 'test', subject: randomUUID(), day, noticeAbove: 2 }
      for (const wallet of ['a', 'b']) await review().note({ ...sighting, wallet }, at(1))
      await review().purge(at(0), day)
      await review().note({ ...sighting, wallet: 'c' }, at(2))
      expect(await mine(sighting.subject)).toMatchObject([{ wallets: ['a', 'b', 'c'] }])
      const other = { ...sighting, subject: randomUUID() }
      for (const wallet of ['a', 'b']) await review().note({ ...other, wallet }, at(1))
      await review().purge(at(0), addDays(day, 1))
      await review().note({ ...other, wallet: 'c' }, at(2))
      expect(await mine(other.subject)).toEqual([])
    })
  })
}
