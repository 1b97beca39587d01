import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addDays, utcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '../contract.ts'

const at = (second: number) => new Date(Date.UTC(2031, 4, 6, 7, 8, second))
const day = utcDay(at(0))

export function reviewCases(store: () => Store): void {
  const review = () => store().review
  const mine = async (subject: string) => (await review().open(500)).filter((flag) => flag.subject === subject)

  describe('review', () => {
    it('has one row for each kind, subject and day, with the wallets that took part', async () => {
      const subject = randomUUID()
      const sighting = { kind: 'test', subject, day }
      await review().flag({ ...sighting, wallet: 'a' }, at(1))
      await review().flag({ ...sighting, wallet: 'b' }, at(2))
      await review().flag({ ...sighting, wallet: 'a' }, at(3))
      await review().flag({ ...sighting, day: addDays(day, 1), wallet: 'a' }, at(4))
      expect(await mine(subject)).toMatchObject([
        { count: 1, day: day + 1, wallets: ['a'] },
        { count: 3, day, wallets: ['a', 'b'], firstAt: at(1), lastAt: at(3) },
      ])
    })

    it('keeps the first wallets of very many', async () => {
      const sighting = { kind: 'test', subject: randomUUID(), day }
      await Promise.all(Array.from({ length: 60 }, (_, n) => review().flag({ ...sighting, wallet: `w${n}` }, at(n % 60))))
      const [flag] = await mine(sighting.subject)
      expect([flag?.count, flag?.wallets.length, new Set(flag?.wallets).size]).toEqual([60, 50, 50])
    })

    it('is closed once, opens again when it goes on, and goes long after it was closed', async () => {
      const sighting = { kind: 'test', subject: randomUUID(), day, wallet: 'a' }
      await review().flag(sighting, at(1))
      const id = (await mine(sighting.subject))[0]?.id ?? -1n
      expect(await review().close(id, at(2))).toMatchObject({ id, count: 1 })
      expect(await review().close(id, at(2))).toBeNull()
      expect(await mine(sighting.subject)).toEqual([])
      await review().flag(sighting, at(3))
      expect(await mine(sighting.subject)).toMatchObject([{ id, count: 2 }])
      await review().purge(at(59))
      expect(await mine(sighting.subject)).toHaveLength(1)
      await review().close(id, at(4))
      await review().purge(at(4))
      await review().purge(at(59))
      expect(await review().close(id, at(59))).toBeNull()
    })
  })
}
