import { randomBytes } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { addDays, dateNumber, startOfDay, utcDay, type UtcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '../../contract.ts'
import type { CheckInRow, NewCheckIn } from '../checkIns.ts'
import type { PointEntry } from '../types.ts'

const bytes = (length: number): string => `0x${randomBytes(length).toString('hex')}`
const monday = utcDay(new Date('2026-03-02T12:00:00Z'))

const checkIn = (wallet: string, day: UtcDay, some: Partial<NewCheckIn> = {}): NewCheckIn => ({
  wallet,
  day,
  chainId: chainId(1868),
  txHash: bytes(32),
  points: 2,
  bridged: false,
  bridgePoints: 0,
  streak: 0,
  specialPoints: 0,
  at: startOfDay(day),
  ...some,
})

const entryOf =
  (one: NewCheckIn) =>
  (attempt: number): PointEntry => ({
    wallet: one.wallet,
    rule: 'check_in',
    sourceEvent: `${one.wallet}:${one.day}:${attempt}`,
    bucket: 'check_in_points',
    points: one.points,
    reason: {
      kind: 'check_in',
      date: dateNumber(one.day),
      bridged: one.bridged,
      double: false,
      streak: 0,
      chain: 31337,
      tx: '0x12',
    },
    at: one.at,
    finalAt: one.at,
  })

const reason = { kind: 'check_in_bridge', date: 20260302 } as const
const bridgeOf = (wallet: string) => ({
  orderId: orderIdFromUuid(uuidv7()),
  wallet,
  fromChain: chainId(1),
  toChain: chainId(10),
  settledAt: startOfDay(monday),
})
const share = (next: CheckInRow, bridged: boolean) =>
  ({
    wallet: next.wallet,
    rule: 'share',
    sourceEvent: `${next.wallet}:${next.turn}`,
    bucket: 'check_in_points',
    points: bridged ? 8 : -next.bridgePoints,
    reason,
  }) as const
const never = new Date('2999-01-01T00:00:00Z')

export function checkInCases(store: () => Store): void {
  const take = (one: NewCheckIn, verifyAt = never) => store().checkIns.take(one, verifyAt, entryOf(one))
  const pointsOf = async (wallet: string) => (await store().points.standing(wallet)).balances.check_in_points

  describe('check-ins', () => {
    it('follow the bridges of their day, each turn once, with the ledger', async () => {
      const wallet = bytes(20)
      const settle = () => store().checkIns.settleBridge(wallet, monday, share)
      const bridge = bridgeOf(wallet)
      expect(await settle()).toBeNull()
      await take(checkIn(wallet, monday))
      expect(await settle()).toBeNull()
      await store().points.creditBridge(bridge, () => ({ bucket: 'cross_points', points: 1, reason }))
      expect((await Promise.all([settle(), settle(), settle()])).filter(Boolean)).toMatchObject([
        { points: 10, bridged: true, bridgePoints: 8, turn: 1 },
      ])
      expect([await pointsOf(wallet), await store().checkIns.between(wallet, monday, monday)]).toMatchObject([
        10,
        [{ points: 10, bridged: true }],
      ])
      await store().points.reverseBridge(bridge.orderId, reason)
      expect((await Promise.all([settle(), settle()])).filter(Boolean)).toMatchObject([
        { points: 2, bridged: false, bridgePoints: 0, turn: 2 },
      ])
      expect(await pointsOf(wallet)).toBe(2)
    })

    it('match the bridges of their day, also for concurrent changes', async () => {
      const wallets = Array.from({ length: 8 }, () => bytes(20))
      const counted = (wallet: string) => {
        const bridge = bridgeOf(wallet)
        return store().transaction(async (inner) => {
          await inner.points.creditBridge(bridge, () => ({ bucket: 'cross_points', points: 1, reason }))
          await inner.checkIns.settleBridge(wallet, monday, share)
        })
      }
      const taken = (wallet: string) => {
        const one = checkIn(wallet, monday)
        return store().transaction(async (inner) => {
          await inner.checkIns.take(one, never, entryOf(one))
          await inner.checkIns.settleBridge(wallet, monday, share)
        })
      }
      await Promise.all(
        wallets.flatMap((wallet, n) =>
          n % 2 ? [counted(wallet), taken(wallet), counted(wallet)] : [taken(wallet), counted(wallet), counted(wallet)],
        ),
      )
      expect(await Promise.all(wallets.map(pointsOf))).toEqual(wallets.map(() => 10))
    })

    it('record a day once, on any network, and award it', async () => {
      const wallet = bytes(20)
      const first = checkIn(wallet, monday)
      expect(await take(first)).toEqual({ taken: { ...first, attempt: 0, turn: 0 } })
      expect(await take(first)).toEqual({ repeat: { ...first, attempt: 0, turn: 0 } })
      expect(await take(checkIn(wallet, monday, { chainId: chainId(56), points: 10 }))).toMatchObject({
        repeat: { txHash: first.txHash },
      })
      expect(await take(checkIn(wallet, addDays(monday, 1)))).toHaveProperty('taken')
      expect([await pointsOf(wallet), await store().checkIns.count(wallet)]).toEqual([4, 2])
    })

    it('made many times concurrently record the day once', async () => {
      const wallet = bytes(20)
      const answers = await Promise.all(Array.from({ length: 20 }, () => take(checkIn(wallet, monday))))
      expect(answers.filter((answer) => 'taken' in answer)).toHaveLength(1)
      expect(await pointsOf(wallet)).toBe(2)
    })

    it('are listed by day, oldest first', async () => {
      const wallet = bytes(20)
      for (const n of [3, 0, 1]) await take(checkIn(wallet, addDays(monday, n)))
      await take(checkIn(bytes(20), monday))
      expect(
        (await store().checkIns.between(wallet, monday, addDays(monday, 2))).map((row) => row.day - monday),
      ).toEqual([0, 1])
      expect(
        (await store().checkIns.between(wallet, addDays(monday, 1), addDays(monday, 3))).map((row) => row.day - monday),
      ).toEqual([1, 3])
    })

    it('that are undone free their day, and the next one starts over', async () => {
      const wallet = bytes(20)
      const [first, second] = [checkIn(wallet, monday), checkIn(wallet, monday, { points: 10 })]
      await take(first)
      expect([await store().checkIns.undo(wallet, monday), await store().checkIns.undo(wallet, monday)]).toMatchObject([
        { ...first, attempt: 0 },
        null,
      ])
      expect([await store().checkIns.between(wallet, monday, monday), await store().checkIns.count(wallet)]).toEqual([
        [],
        0,
      ])
      expect(await take(second)).toEqual({ taken: { ...second, attempt: 1, turn: 0 } })
      expect(await pointsOf(wallet)).toBe(12)
      expect(await take(first)).toMatchObject({ repeat: { txHash: second.txHash } })
    })

    it('are rechecked when due, by one worker at a time', async () => {
      const wallet = bytes(20)
      const due = new Date('2026-03-02T13:00:00Z')
      const later = new Date('2026-03-02T14:00:00Z')
      await take(checkIn(wallet, monday), due)
      const mine = async (now: Date) =>
        (await store().checkIns.due(now, later, 1000)).filter((row) => row.wallet === wallet)
      expect(await mine(new Date(due.getTime() - 1))).toEqual([])
      expect(await mine(due)).toMatchObject([{ day: monday }])
      expect(await mine(due)).toEqual([])
      expect(await mine(later)).toHaveLength(1)
      await store().checkIns.confirm(wallet, monday)
      expect(await mine(never)).toEqual([])
      expect(await store().checkIns.count(wallet)).toBe(1)
    })
  })
}
