import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Store } from '../contract.ts'

const at = (second: number) => new Date(Date.UTC(2026, 2, 4, 10, 0, second))

export function botUpdateCases(store: () => Store): void {
  const updates = () => store().botUpdates
  const bot = randomInt(1, 2 ** 40)
  const fresh = () => randomInt(1, 2 ** 40)

  describe('updates of the bot', () => {
    it('are taken by one of those who ask at once', async () => {
      const id = fresh()
      const takes = await Promise.all(Array.from({ length: 5 }, () => updates().take(bot, id, at(0), at(60))))
      expect(takes.toSorted()).toEqual(['busy', 'busy', 'busy', 'busy', 'taken'])
      expect(await updates().take(bot + 1, id, at(0), at(60))).toBe('taken')
    })

    it('are free again when their time is over or they are given back, and never once they are done', async () => {
      const id = fresh()
      await updates().take(bot, id, at(0), at(60))
      expect(await updates().take(bot, id, at(59), at(120))).toBe('busy')
      expect(await updates().take(bot, id, at(60), at(120))).toBe('taken')
      await updates().giveBack(bot, id, at(61))
      expect(await updates().take(bot, id, at(61), at(120))).toBe('taken')
      await updates().done(bot, [id])
      await updates().giveBack(bot, id, at(62))
      expect(await updates().take(bot, id, at(500), at(600))).toBe('done')
    })

    it('are forgotten after a while', async () => {
      const [old, young] = [fresh(), fresh()]
      await updates().take(bot, old, at(0), new Date(Date.UTC(2001, 0, 1)))
      await updates().take(bot, young, at(0), at(60))
      await updates().done(bot, [young])
      expect(await updates().purge(new Date(Date.UTC(2002, 0, 1)))).toBeGreaterThanOrEqual(1)
      expect([await updates().take(bot, old, at(1), at(60)), await updates().take(bot, young, at(1), at(60))]).toEqual(['taken', 'done'])
    })
  })
}
