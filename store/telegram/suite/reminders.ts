import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addDays, startOfDay, utcDay } from '#core/rewards/utcDay.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { Store } from '../../contract.ts'
import type { ReminderPreference, ReminderRow } from '../reminders.ts'

const preference: ReminderPreference = {
  on: true,
  minute: 1200,
  zone: 'Asia/Tokyo',
  quiet: { from: 1320, to: 480 },
  mutedUntil: null,
}
/** Long before any other case's times, so that none of theirs is due. */
const at = (second: number) => new Date(Date.UTC(2020, 5, 4, 10, 0, second))
const tomorrow = at(86_400)

export function reminderCases(store: () => Store): void {
  const reminders = () => store().reminders
  const someone = async () => {
    const id = randomInt(1, 2 ** 47)
    await store().telegram.see({ id, language: 'en', mayWrite: true }, at(0))
    return id
  }
  const due = async (second: number, change: Partial<ReminderPreference> = {}) => {
    const id = await someone()
    await reminders().save(id, { ...preference, ...change }, at(second))
    return id
  }
  const notice = (chatId: number) => ({
    key: `test:${chatId}:${randomUUID()}`,
    kind: 'reminder' as const,
    chatId,
    payload: {},
    notBefore: tomorrow,
    notAfter: tomorrow,
  })
  const sweep = async (second: number, limit = 100) => {
    const seen: [number, boolean][] = []
    const told = await reminders().sweep(at(second), limit, ({ userId }, checkedIn) => {
      seen.push([userId, checkedIn])
      return { notice: checkedIn ? null : notice(userId), nextDueAt: tomorrow }
    })
    return { ...told, seen }
  }

  describe('reminders', () => {
    it('are stored as the user sets them', async () => {
      const id = await someone()
      expect(await reminders().get(id)).toBeNull()
      await reminders().save(id, preference, tomorrow)
      expect(await reminders().get(id)).toEqual({
        ...preference,
        userId: id,
        nextDueAt: tomorrow,
      } satisfies ReminderRow)
      const other: ReminderPreference = { on: false, minute: 0, zone: 'UTC', quiet: null, mutedUntil: at(9) }
      await reminders().save(id, other, tomorrow)
      expect(await reminders().get(id)).toEqual({ ...other, userId: id, nextDueAt: tomorrow })
    })

    it('are claimed when due, earliest first, and rescheduled', async () => {
      const [late, early] = [await due(20), await due(10)]
      await due(60, {})
      await due(5, { on: false })
      expect((await sweep(20, 1)).seen).toEqual([[early, false]])
      expect(await sweep(20)).toEqual({ taken: 1, written: 1, seen: [[late, false]] })
      expect((await reminders().get(late))?.nextDueAt).toEqual(tomorrow)
      expect((await sweep(60)).taken).toBe(1)
      expect((await sweep(60)).taken).toBe(0)
    })

    it('are processed by one replica each', async () => {
      const people = await Promise.all(Array.from({ length: 30 }, () => due(70)))
      const rounds = await Promise.all(Array.from({ length: 6 }, () => sweep(70, 10)))
      const taken = rounds.flatMap(({ seen }) => seen.map(([id]) => id))
      const rest = (await sweep(70)).seen.map(([id]) => id)
      expect([...taken, ...rest].sort()).toEqual([...people].sort())
    })

    it('know users who have checked in today with any wallet', async () => {
      const [done, undone, yesterday] = [await due(80), await due(80), await due(80)]
      for (const [id, day] of [
        [done, utcDay(at(80))],
        [yesterday, addDays(utcDay(at(80)), -1)],
      ] as const) {
        const wallets = [0, 1].map(() => `0x${randomBytes(20).toString('hex')}`)
        for (const address of wallets) await store().telegram.link({ address, family: 'evm' }, id, 5, at(1))
        const row = {
          wallet: wallets[1] ?? '',
          day,
          chainId: chainId(1),
          txHash: '0x1',
          points: 2,
          bridged: false,
          bridgePoints: 0,
          streak: 0,
          specialPoints: 0,
          at: startOfDay(day),
        }
        await store().checkIns.take(row, tomorrow, () => ({
          wallet: row.wallet,
          rule: 'check_in',
          sourceEvent: randomUUID(),
          bucket: 'check_in_points',
          points: 2,
          reason: { kind: 'granted', note: '' },
          at: at(0),
          finalAt: at(0),
        }))
      }
      expect(await reminders().checkedIn([done, undone, yesterday], utcDay(at(80)))).toEqual(new Set([done]))
      const { seen, written } = await sweep(80)
      expect(new Map(seen)).toEqual(
        new Map([
          [done, true],
          [undone, false],
          [yesterday, false],
        ]),
      )
      expect(written).toBe(2)
    })

    it('stop if the chat is disabled, and resume when it is enabled', async () => {
      const id = await due(90)
      await store().telegram.setReachable(id, false)
      expect(await store().telegram.person(id)).toMatchObject({ reachable: false })
      expect((await sweep(90)).taken).toBe(0)
      await reminders().save(id, preference, at(91))
      expect((await sweep(95)).taken).toBe(0)
      await store().telegram.setReachable(id, true)
      expect((await sweep(95)).seen).toEqual([[id, false]])
    })

    it('write their notice and their next time together, or neither', async () => {
      const id = await due(100)
      await expect(
        reminders().sweep(at(100), 10, () => ({
          notice: { ...notice(id), kind: 'nothing' as 'reminder' },
          nextDueAt: tomorrow,
        })),
      ).rejects.toThrow()
      expect((await reminders().get(id))?.nextDueAt).toEqual(at(100))
      expect((await sweep(100)).seen).toEqual([[id, false]])
    })
  })
}
