import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Store } from '../../contract.ts'

const at = (second: number) => new Date(Date.UTC(2026, 2, 4, 10, 0, second))

export function botUpdateCases(store: () => Store): void {
  const updates = () => store().botUpdates
  const bot = randomInt(1, 2 ** 40)
  const fresh = () => randomInt(1, 2 ** 40)
  const told = (...ids: number[]) => ids.map((id) => ({ id, content: null }))
  const take = async (botId: number, id: number, now: Date, until: Date) =>
    (await updates().take(botId, told(id), now, until)).get(id)

  describe('bot updates', () => {
    it('are claimed by one of several concurrent workers', async () => {
      const id = fresh()
      const takes = await Promise.all(Array.from({ length: 5 }, () => take(bot, id, at(0), at(60))))
      expect(takes.toSorted()).toEqual(['busy', 'busy', 'busy', 'busy', 'taken'])
      expect(await take(bot + 1, id, at(0), at(60))).toBe('taken')
    })

    it('are free again when their claim expires or is returned, and never once they are done', async () => {
      const id = fresh()
      await take(bot, id, at(0), at(60))
      expect(await take(bot, id, at(59), at(120))).toBe('busy')
      expect(await take(bot, id, at(60), at(120))).toBe('taken')
      await updates().scheduleRefund(bot, id, at(61))
      expect(await take(bot, id, at(61), at(120))).toBe('taken')
      await updates().done(bot, [id])
      await updates().scheduleRefund(bot, id, at(62))
      expect(await take(bot, id, at(500), at(600))).toBe('done')
    })

    it('are claimed in batches, each by one worker, in any order', async () => {
      const [first, second, third] = [fresh(), fresh(), fresh()]
      expect(await updates().take(bot, [], at(0), at(60))).toEqual(new Map())
      await take(bot, first, at(0), at(60))
      await updates().done(bot, [first])
      const takes = await Promise.all([
        updates().take(bot, told(first, second, third), at(1), at(60)),
        updates().take(bot, told(third, second, first), at(1), at(60)),
      ])
      expect(takes.map((one) => one.get(first))).toEqual(['done', 'done'])
      for (const id of [second, third]) expect(takes.map((one) => one.get(id)).toSorted()).toEqual(['busy', 'taken'])
    })

    it('are stored in full if nothing resends them, for a worker that continues after a crash', async () => {
      const own = bot + 2
      const [first, second, done, bare] = [1, 2, 3, 4]
      const kept = [second, done, first].map((id) => ({
        id,
        content: JSON.stringify({ update_id: id, text: 'it’s "here"' }),
      }))
      await updates().take(own, [...kept, { id: bare, content: null }], at(0), at(60))
      await updates().done(own, [done])
      expect(await updates().takeLeft(own, 9, at(59), at(119))).toEqual([])
      const left = await Promise.all([
        updates().takeLeft(own, 9, at(60), at(120)),
        updates().takeLeft(own, 9, at(60), at(120)),
      ])
      expect(left.flat()).toEqual([kept[2], kept[0]])
      expect(await take(own, first, at(61), at(121))).toBe('busy')
      await updates().scheduleRefund(own, second, at(62))
      await updates().done(own, [first])
      expect(await updates().takeLeft(own, 1, at(62), at(122))).toEqual([kept[0]])
      expect(await updates().takeLeft(bot + 3, 9, at(500), at(600))).toEqual([])
    })

    it('are deleted after a while', async () => {
      const [old, young] = [fresh(), fresh()]
      await take(bot, old, at(0), new Date(Date.UTC(2001, 0, 1)))
      await take(bot, young, at(0), at(60))
      await updates().done(bot, [young])
      expect(await updates().purge(new Date(Date.UTC(2002, 0, 1)))).toBeGreaterThanOrEqual(1)
      expect([await take(bot, old, at(1), at(60)), await take(bot, young, at(1), at(60))]).toEqual(['taken', 'done'])
    })
  })
}
