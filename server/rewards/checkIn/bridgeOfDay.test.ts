import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { dateNumber, utcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { finalOrder, randomAddress } from '#store/testing/fixtures.ts'
import { takeByNumber } from '../../testing/takeByNumber.ts'
import { createTestApp, north, south, type TestApp } from '../../testing/testApp.ts'
import { settlePoints } from '../orderPoints.ts'
import { rewardRound } from '../startRewards.ts'
import { settleCheckInBridge } from './entry.ts'
import { takeCheckIn } from './take.ts'
import { undoCheckIn } from './reverify.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ deps: { campaigns: { themes: [], campaigns: [], read: () => null } } })
}, 60_000)
afterAll(() => t.close())

const bridged = (wallet: string): Promise<OrderRow> =>
  finalOrder(t.store, {
    fromAddress: wallet,
    fromAsset: assetId(north, 'native'),
    toAsset: assetId(south, 'native'),
    fromChain: north,
    toChain: south,
  })
const settle = (order: OrderRow) => settlePoints(t.deps, order.id)
async function undo(order: OrderRow): Promise<void> {
  await t.store.orders.apply(order.id, 'incident')
  await settle(order)
}
async function checkIn(wallet: string, deps = t.deps): Promise<string> {
  const hash = `0x${randomBytes(32).toString('hex')}`
  const at = t.clock.now()
  t.chain(north).setCheckIn(hash, {
    state: 'mined',
    time: at.getTime() / 1000,
    confirmations: 5n,
    entries: [{ account: wallet, date: dateNumber(utcDay(at)) }],
  })
  await takeCheckIn(deps, { chainId: north, hash, wallet })
  return hash
}
const earned = async (wallet: string) => (await t.store.points.standing(wallet)).balances.check_in_points
const rows = async (wallet: string) =>
  (await t.store.points.entries(wallet, { before: null, limit: 50 }))
    .filter((row) => row.bucket === 'check_in_points')
    .map(({ points, reason }) => [points, 'why' in reason ? reason.why : reason.kind])
const day = async (wallet: string) =>
  (await t.store.checkIns.between(wallet, utcDay(t.clock.now()), utcDay(t.clock.now())))[0]

describe('the bridge share of a day’s check-in', () => {
  it('is reversed with the bridge, with a reason', async () => {
    const wallet = randomAddress()
    await checkIn(wallet)
    const order = await bridged(wallet)
    await settle(order)
    await undo(order)
    await settle(order)
    expect(await rows(wallet)).toEqual([
      [-8, 'bridge_of_day_undone'],
      [8, 'check_in_bridge'],
      [2, 'check_in'],
    ])
    expect(await day(wallet)).toMatchObject({ points: 2, bridged: false })
  })

  it('is given too if the check-in came after the bridge', async () => {
    const wallet = randomAddress()
    const order = await bridged(wallet)
    await settle(order)
    await checkIn(wallet)
    await undo(order)
    expect(await rows(wallet)).toEqual([
      [-8, 'bridge_of_day_undone'],
      [10, 'check_in'],
    ])
    expect([await earned(wallet), await day(wallet)]).toMatchObject([2, { points: 2, bridged: false }])
  })

  it('is kept while another bridge of the day counts, and restored by a later one', async () => {
    const wallet = randomAddress()
    await checkIn(wallet)
    const [first, second] = [await bridged(wallet), await bridged(wallet)]
    for (const order of [first, second]) await settle(order)
    await undo(first)
    expect(await earned(wallet)).toBe(10)
    await undo(second)
    expect(await earned(wallet)).toBe(2)
    await settle(await bridged(wallet))
    expect((await rows(wallet)).map(([points]) => points)).toEqual([8, -8, 8, 2])
  })

  it('is not given for a bridge of the day before', async () => {
    const wallet = randomAddress()
    const order = await bridged(wallet)
    await settle(order)
    t.clock.advance(86_400)
    await checkIn(wallet)
    await undo(order)
    expect(await rows(wallet)).toEqual([[2, 'check_in']])
  })

  it('is doubled in a double window, and reversed as given if the rules have changed', async () => {
    const wallet = randomAddress()
    const at = t.clock.now()
    const { checkIn: rules, ...others } = t.deps.rewards
    const doubled = {
      ...t.deps,
      rewards: { ...others, checkIn: { ...rules, doubleWindows: [{ from: at, until: new Date(at.getTime() + 1) }] } },
    }
    await checkIn(wallet, doubled)
    const order = await bridged(wallet)
    await settlePoints(doubled, order.id)
    expect(await rows(wallet)).toEqual([
      [16, 'check_in_bridge'],
      [4, 'check_in'],
    ])
    await undo(order)
    expect(await earned(wallet)).toBe(4)
  })

  it('is removed completely when the chain drops the check-in, after any changes', async () => {
    for (const undone of [false, true]) {
      const wallet = randomAddress()
      const first = await bridged(wallet)
      await settle(first)
      const hash = await checkIn(wallet)
      if (undone) await undo(first)
      t.chain(north).setCheckIn(hash, { state: 'unknown' })
      t.clock.advance(3601)
      await rewardRound(t.deps)
      expect(await earned(wallet)).toBe(0)
      expect(await day(wallet)).toBeUndefined()
      await checkIn(wallet)
      expect(await earned(wallet)).toBe(undone ? 2 : 10)
    }
  })

  it('is reversed with a dropped check-in in one sum, without using up an operator’s revocation', async () => {
    const wallet = randomAddress()
    const order = await bridged(wallet)
    await settle(order)
    await checkIn(wallet)
    await undo(order)
    const dropped = await day(wallet)
    t.clock.advance(86_400)
    await settle(await bridged(wallet))
    await checkIn(wallet)
    expect(await earned(wallet)).toBe(12)
    await takeByNumber(t.store, wallet, 8, t.clock.now())
    if (!dropped) throw new Error('the first day stands')
    await undoCheckIn(t.deps, dropped)
    expect(await earned(wallet)).toBe(2)
  })
})

function permutations<T>(list: readonly T[]): T[][] {
  return list.length === 0
    ? [[]]
    : list.flatMap((one, n) => permutations(list.toSpliced(n, 1)).map((rest) => [one, ...rest]))
}
type Event = 'check-in' | 'first counted' | 'first undone' | 'second counted'

describe('check-in, bridges and their reversals in any order', () => {
  const why = { kind: 'granted', note: '' } as const
  const counting = (wallet: string) => {
    const bridge = {
      orderId: orderIdFromUuid(randomUUID()),
      wallet,
      fromChain: north,
      toChain: south,
      settledAt: t.clock.now(),
    }
    const then = (work: (inner: Store) => Promise<unknown>) =>
      t.store.transaction(async (inner) => {
        await work(inner)
        await settleCheckInBridge(inner, t.deps.rewards.checkIn, wallet, bridge.settledAt)
      })
    return {
      counted: () =>
        then((inner) => inner.points.creditBridge(bridge, () => ({ bucket: 'cross_points', points: 1, reason: why }))),
      undone: () => then((inner) => inner.points.reverseBridge(bridge.orderId, why)),
    }
  }

  it.each<[readonly Event[], number]>([
    [['check-in', 'first counted', 'first undone'], 2],
    [['check-in', 'first counted', 'first undone', 'second counted'], 10],
  ])('%j come to the same', async (events, end) => {
    const orders = permutations(events).filter(
      (order) => order.indexOf('first counted') < order.indexOf('first undone'),
    )
    for (const order of orders) {
      const wallet = randomAddress()
      const [first, second] = [counting(wallet), counting(wallet)]
      const happen: Record<Event, () => Promise<unknown>> = {
        'check-in': () => checkIn(wallet),
        'first counted': first.counted,
        'first undone': first.undone,
        'second counted': second.counted,
      }
      for (const event of order) await happen[event]()
      expect([order, await earned(wallet)]).toEqual([order, end])
    }
  })
})
