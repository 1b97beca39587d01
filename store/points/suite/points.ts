import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { uuidv7 } from 'uuidv7'
import { describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { type OrderId, orderIdFromUuid } from '#core/order/id.ts'
import { noBalances } from '#core/rewards/buckets.ts'
import type { PointReason } from '#core/rewards/reason.ts'
import type { Store } from '../../contract.ts'
import { BRIDGE_RULE, type CreditedBridge, REVERSAL_RULE } from '../types.ts'
import { finalOrder, newOrder } from '../../testing/fixtures.ts'
import { past, pointEntry as entry, someReason as reason } from '../../testing/pointEntry.ts'

const someone = (): string => `0x${randomBytes(20).toString('hex')}`
const undone: PointReason = { kind: 'taken_back', entry: '', why: 'transfer_undone' }
const farOff = new Date('2999-01-01T00:00:00Z')

const bridge = (wallet: string, some: Partial<CreditedBridge> = {}): CreditedBridge => ({
  orderId: orderIdFromUuid(uuidv7()),
  wallet,
  fromChain: chainId(1),
  toChain: chainId(10),
  settledAt: past,
  ...some,
})

const worth = (points: number) => (bridges: number) => ({
  bucket: 'cross_points' as const,
  points: points + bridges,
  reason,
})

export function pointCases(store: () => Store): void {
  const points = () => store().points
  const list = async (wallet: string, before: bigint | null = null, limit = 10) =>
    points().entries(wallet, { before, limit })

  describe('points', () => {
    it('are zero for an unknown wallet', async () => {
      expect(await points().standing(someone())).toEqual({ balances: noBalances, pending: 0, bridges: 0 })
      expect(await list(someone())).toEqual([])
    })

    it('count an event once, however often it is reported', async () => {
      const wallet = someone()
      const once = entry(wallet, 7)
      expect(await points().award([once, { ...once, points: 100 }])).toMatchObject([{ points: 7, pending: false }])
      expect(await points().award([once])).toEqual([])
      expect(await points().award([{ ...once, rule: 'another' }])).toHaveLength(1)
      expect((await points().standing(wallet)).balances).toEqual({ ...noBalances, check_in_points: 14 })
    })

    it('never go below zero when concurrent revocations compete', async () => {
      const wallet = someone()
      await points().award([entry(wallet, 10)])
      const take = () =>
        store().transaction(async (inner) => {
          const { check_in_points: before } = await inner.points.hold(wallet)
          // Gives the others time to read as well.
          await setTimeout(100)
          if (before >= 10) await inner.points.award([entry(wallet, -10)])
        })
      await Promise.all([take(), take(), take()])
      expect((await points().standing(wallet)).balances.check_in_points).toBe(0)
      expect(await points().hold(someone())).toEqual(noBalances)
    })

    it('count one of many concurrent awards', async () => {
      const wallet = someone()
      const once = entry(wallet, 5)
      const answers = await Promise.all(Array.from({ length: 40 }, () => points().award([once])))
      expect(answers.filter((rows) => rows.length === 1)).toHaveLength(1)
      expect((await points().standing(wallet)).balances.check_in_points).toBe(5)
    })

    it('of a batch add up by wallet and bucket', async () => {
      const [a, b] = [someone(), someone()]
      await points().award([
        entry(a, 1),
        entry(b, 2),
        entry(a, 4),
        entry(a, 8, { bucket: 'campaign_points' }),
        entry(b, -5),
      ])
      expect((await points().standing(a)).balances).toEqual({ ...noBalances, check_in_points: 5, campaign_points: 8 })
      expect((await points().standing(b)).balances).toEqual({ ...noBalances, check_in_points: -3 })
    })

    it('of batches with the same wallets in another order cause no deadlock', async () => {
      const [a, b] = [someone(), someone()]
      await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          points().award(n % 2 ? [entry(a, 1), entry(b, 1)] : [entry(b, 1), entry(a, 1)]),
        ),
      )
      expect(
        [await points().standing(a), await points().standing(b)].map((one) => one.balances.check_in_points),
      ).toEqual([10, 10])
    })

    it('that are pending are listed and in no balance until their time', async () => {
      const wallet = someone()
      await points().award([entry(wallet, 3, { finalAt: farOff })])
      await points().award([entry(wallet, 1)])
      expect(await points().standing(wallet)).toMatchObject({ pending: 3, balances: { check_in_points: 1 } })
      expect((await list(wallet)).map((row) => [row.points, row.pending])).toEqual([
        [1, false],
        [3, true],
      ])
      await points().mature(new Date(farOff.getTime() - 1), 1000)
      expect(await points().standing(wallet)).toMatchObject({ pending: 3 })
      expect(await points().mature(farOff, 1000)).toBeGreaterThanOrEqual(1)
      expect(await points().standing(wallet)).toMatchObject({ pending: 0, balances: { check_in_points: 4 } })
      expect(await points().mature(farOff, 1000)).toBe(0)
      expect((await list(wallet)).map((row) => row.pending)).toEqual([false, false])
    })

    it('are reversed by an entry of their own, once', async () => {
      const wallet = someone()
      const given = entry(wallet, 9)
      const [row] = await points().award([given])
      expect(await points().reverse('test', given.sourceEvent, undone)).toMatchObject({
        rule: REVERSAL_RULE,
        sourceEvent: row?.id.toString(),
        points: -9,
        bucket: 'check_in_points',
      })
      expect(await points().reverse('test', given.sourceEvent, undone)).toBeNull()
      expect(await points().reverse('test', 'never', undone)).toBeNull()
      expect((await points().standing(wallet)).balances).toEqual(noBalances)
      expect((await list(wallet)).map((one) => [one.points, one.reason])).toEqual([
        [-9, undone],
        [9, reason],
      ])
    })

    it('that are pending never arrive once they are reversed', async () => {
      const wallet = someone()
      const given = entry(wallet, 9, { finalAt: farOff })
      await points().award([given])
      await points().reverse('test', given.sourceEvent, undone)
      await points().mature(farOff, 1000)
      expect(await points().standing(wallet)).toEqual({ balances: noBalances, pending: 0, bridges: 0 })
      expect((await list(wallet)).map((row) => [row.points, row.pending])).toEqual([
        [-9, false],
        [9, false],
      ])
    })

    it('list entries in pages, newest first', async () => {
      const wallet = someone()
      for (let n = 1; n <= 5; n++) await points().award([entry(wallet, n)])
      const first = await list(wallet, null, 2)
      const second = await list(wallet, first[1]?.id ?? null, 2)
      expect([...first, ...second, ...(await list(wallet, second[1]?.id ?? null, 2))].map((row) => row.points)).toEqual(
        [5, 4, 3, 2, 1],
      )
    })
  })

  describe('points of bridges', () => {
    it('count the bridge once, and store its number', async () => {
      const wallet = someone()
      const first = bridge(wallet)
      expect(await points().creditBridge(first, worth(100))).toMatchObject({
        rule: BRIDGE_RULE,
        sourceEvent: first.orderId,
        points: 101,
      })
      expect(await points().creditBridge(first, worth(100))).toBeNull()
      expect(await points().creditBridge(bridge(wallet), worth(100))).toMatchObject({ points: 102 })
      expect(await points().standing(wallet)).toMatchObject({ bridges: 2, balances: { cross_points: 203 } })
    })

    it('of one wallet are credited one at a time', async () => {
      const wallet = someone()
      const rows = await Promise.all(Array.from({ length: 12 }, () => points().creditBridge(bridge(wallet), worth(0))))
      expect(rows.map((row) => row?.points).toSorted((a, b) => Number(a) - Number(b))).toEqual(
        Array.from({ length: 12 }, (_, n) => n + 1),
      )
    })

    it('are reversed with their count, once', async () => {
      const wallet = someone()
      const first = bridge(wallet)
      await points().creditBridge(first, worth(100))
      expect(await points().reverseBridge(first.orderId, undone)).toMatchObject({
        settledAt: first.settledAt,
        entry: { points: -101 },
      })
      expect(await points().reverseBridge(first.orderId, undone)).toBeNull()
      expect(await points().standing(wallet)).toEqual({ balances: noBalances, pending: 0, bridges: 0 })
      expect(await points().bridgedWithin(wallet, past, farOff)).toBe(false)
    })

    it('show whether a wallet has bridged in a period, and how often', async () => {
      const wallet = someone()
      await points().creditBridge(bridge(wallet), worth(1))
      const at = (ms: number) => new Date(past.getTime() + ms)
      expect(await points().bridgedWithin(wallet, past, at(1))).toBe(true)
      expect([
        await points().bridgesWithin(wallet, past, at(1), 5),
        await points().bridgesWithin(wallet, at(-1), past, 5),
      ]).toEqual([1, 0])
      for (let n = 0; n < 2; n++) await points().creditBridge(bridge(wallet), worth(1))
      expect([
        await points().bridgesWithin(wallet, past, at(1), 5),
        await points().bridgesWithin(wallet, past, at(1), 2),
      ]).toEqual([3, 2])
      expect(await points().bridgedWithin(wallet, at(-1), past)).toBe(false)
      expect(await points().bridgedWithin(someone(), past, farOff)).toBe(false)
    })

    it('are missing if an order ended without them, or excess if it was undone; checked in batches', async () => {
      const first = await store().orders.create(newOrder())
      const [counted, missed, undone] = [
        await finalOrder(store()),
        await finalOrder(store()),
        await finalOrder(store()),
      ]
      const excepted = await finalOrder(store())
      for (const order of [counted, undone])
        await points().creditBridge(bridge(order.fromAddress, { orderId: order.id }), worth(1))
      await store().orders.apply(undone.id, 'incident')
      const look = (after: OrderId, limit = 100) =>
        points().ordersAmiss({
          after,
          limit,
          counted: ['final', 'claimed', 'done'],
          undone: ['incident'],
          except: [excepted.toChain],
        })
      expect(await look(first.id)).toEqual({ looked: 4, last: excepted.id, amiss: [missed.id, undone.id] })
      expect(await look(first.id, 2)).toEqual({ looked: 2, last: missed.id, amiss: [missed.id] })
      expect(await look(missed.id, 2)).toEqual({ looked: 2, last: excepted.id, amiss: [undone.id] })
      expect(await look(excepted.id)).toEqual({ looked: 0, last: null, amiss: [] })
    })
  })
}
