import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { campaignOf, stepOf } from '#core/rewards/testing/campaigns.ts'
import { dateNumber, type UtcDay, utcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { finalOrder, makeFinal, minedOrder, randomAddress, reservedOrder, signedTx } from '#store/testing/fixtures.ts'
import { createTestApp, north, sol, south, type TestApp } from '../testing/testApp.ts'
import { settlePoints } from './orderPoints.ts'
import { rewardRound } from './startRewards.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ deps: { campaigns: { themes: [], campaigns: [], read: () => null } } })
}, 60_000)
afterAll(() => t.close())

const eth = (chain: number) => assetId(chainId(chain), 'native')
const bridged = (wallet: string, from = north, to = south): Promise<OrderRow> =>
  finalOrder(t.store, { fromAddress: wallet, fromAsset: eth(from), toAsset: eth(to), fromChain: from, toChain: to })
const round = () => rewardRound(t.deps)
const standing = (wallet: string) => t.store.points.standing(wallet)
const reasons = async (wallet: string) =>
  (await t.store.points.entries(wallet, { before: null, limit: 50 })).map((row) => [row.points, row.reason.kind])

/** Checks in now, before any bridge of that day. */
async function checkedIn(wallet: string): Promise<UtcDay> {
  const at = t.clock.now()
  const [hash, day] = [signedTx().ref, utcDay(at)]
  await t.store.checkIns.take(
    {
      wallet,
      day,
      chainId: north,
      txHash: hash,
      points: 2,
      bridged: false,
      bridgePoints: 0,
      streak: 0,
      specialPoints: 0,
      at,
    },
    new Date('2999-01-01'),
    () => ({
      wallet,
      rule: 'check_in',
      sourceEvent: hash,
      bucket: 'check_in_points',
      points: 2,
      reason: {
        kind: 'check_in',
        date: dateNumber(day),
        bridged: false,
        double: false,
        streak: 0,
        chain: 31337,
        tx: '0x12',
      },
      at,
      finalAt: at,
    }),
  )
  return day
}

describe('points of an order', () => {
  it('are credited once it is final, once', async () => {
    const wallet = randomAddress()
    await reservedOrder(t.store, { fromAddress: wallet })
    await round()
    expect(await standing(wallet)).toMatchObject({ bridges: 0 })
    const order = await bridged(wallet)
    await round()
    await settlePoints(t.deps, order.id)
    expect(await standing(wallet)).toMatchObject({ bridges: 1, balances: { cross_points: 150 } })
    expect(await t.store.points.entries(wallet, { before: null, limit: 5 })).toMatchObject([
      { sourceEvent: order.id, reason: { kind: 'bridge', order: order.id, base: 150, percent: 100, number: 1 } },
    ])
  })

  it('are highest for the main network, and boosted from the fourth bridge on', async () => {
    const wallet = randomAddress()
    for (let n = 0; n < 5; n++) await bridged(wallet, south, north)
    await round()
    expect(await standing(wallet)).toMatchObject({ bridges: 5, balances: { cross_points: 3 * 300 + 2 * 330 } })
    expect((await t.call('GET', `/api/campaign_api/v1/${wallet}/points`)).body).toMatchObject({
      data: { cross_points: 1560, multiplier: 1.1 },
    })
  })

  it.each([
    ['ETH', south, sol, 150],
    ['SOL', sol, south, 100],
  ])('depend on the sent token, not the received one: %s', async (_, from, to, points) => {
    const wallet = randomAddress()
    const order = await bridged(wallet, from, to)
    await settlePoints(t.deps, order.id)
    expect(await standing(wallet)).toMatchObject({ balances: { cross_points: points } })
  })

  it('give the referrer a tenth of each bridge, rounded down', async () => {
    const [wallet, referrer] = [randomAddress(), randomAddress()]
    await t.store.referrals.bind(wallet, referrer, t.clock.now())
    for (let n = 0; n < 4; n++) await settlePoints(t.deps, (await bridged(wallet)).id)
    expect(
      (await t.store.points.entries(referrer, { before: null, limit: 5 })).map((row) => [row.bucket, row.points]),
    ).toEqual([
      ['refer_points', 16],
      ['refer_points', 15],
      ['refer_points', 15],
      ['refer_points', 15],
    ])
  })

  it('give no referral share of a bridge that arrived before the referral', async () => {
    const [wallet, referrer] = [randomAddress(), randomAddress()]
    const order = await bridged(wallet)
    t.clock.advance(1)
    expect(await t.store.referrals.bind(wallet, referrer, t.clock.now())).toBeNull()
    await settlePoints(t.deps, order.id)
    await settlePoints(t.deps, (await bridged(wallet)).id)
    expect(await standing(wallet)).toMatchObject({ bridges: 2 })
    expect(await t.store.points.entries(referrer, { before: null, limit: 5 })).toMatchObject([
      { points: 15, at: t.clock.now() },
    ])
    await t.store.orders.apply(order.id, 'incident')
    await settlePoints(t.deps, order.id)
    expect(await t.store.referrals.totals(referrer)).toMatchObject({ bridges: 1, points: 15 })
  })

  it.each([
    ['from', south],
    ['to', north],
  ])('are not given for a bridge %s a test network', async (_, from) => {
    const { catalogue } = t.deps
    const wallet = randomAddress()
    const order = await bridged(wallet, from, from === south ? north : south)
    await settlePoints(
      {
        ...t.deps,
        catalogue: { ...catalogue, chains: catalogue.chains.map((one) => ({ ...one, isTestnet: one.id === south })) },
      },
      order.id,
    )
    expect(await standing(wallet)).toMatchObject({ bridges: 0, balances: { cross_points: 0 } })
  })

  it('use the time of the payout and are credited when final: phase, campaign and check-in', async () => {
    const [wallet, referrer] = [randomAddress(), randomAddress()]
    await t.store.referrals.bind(wallet, referrer, t.clock.now())
    const arrived = t.clock.now()
    await checkedIn(wallet)
    const mined = await minedOrder(t.store, {
      fromAddress: wallet,
      fromAsset: eth(north),
      toAsset: eth(south),
      fromChain: north,
      toChain: south,
    })
    t.clock.advance(86_400)
    const between = new Date(t.clock.now().getTime() - 1000)
    const order = await makeFinal(t.store, mined)
    const season = campaignOf(55, { startTime: new Date(0), endTime: between, tasks: [stepOf(1, 5)] })
    await settlePoints(
      {
        ...t.deps,
        rewards: { ...t.deps.rewards, phase2From: between },
        campaigns: { ...t.deps.campaigns, campaigns: [season] },
      },
      order.id,
    )
    expect(await standing(wallet)).toMatchObject({
      balances: { cross_points: 0, cross_points_v1: 150, campaign_points: 5 },
    })
    expect(
      (await t.store.points.entries(wallet, { before: null, limit: 5 })).find(({ rule }) => rule === 'bridge'),
    ).toMatchObject({ at: arrived, finalAt: t.clock.now() })
    expect(await t.store.points.entries(referrer, { before: null, limit: 5 })).toMatchObject([
      { bucket: 'refer_points_v1', points: 15, at: arrived },
    ])
    expect(await t.store.checkIns.between(wallet, utcDay(arrived), utcDay(t.clock.now()))).toMatchObject([
      { day: utcDay(arrived), points: 10, bridged: true },
    ])
  })

  it('are reversed if the order is undone', async () => {
    const wallet = randomAddress()
    const order = await bridged(wallet)
    await round()
    await t.store.orders.apply(order.id, 'incident')
    await round()
    await round()
    expect(await standing(wallet)).toMatchObject({ bridges: 0, balances: { cross_points: 0 } })
    expect(await reasons(wallet)).toEqual([
      [-150, 'taken_back'],
      [150, 'bridge'],
    ])
  })

  it('are not given if it is undone before the check', async () => {
    const wallet = randomAddress()
    const order = await bridged(wallet)
    await t.store.orders.apply(order.id, 'incident')
    await round()
    expect(await reasons(wallet)).toEqual([])
  })

  it('are not given if it is undone between the check and the credit', async () => {
    const wallet = randomAddress()
    const order = await bridged(wallet)
    const store: Store = {
      ...t.store,
      transaction: async (work, fence) => {
        await t.store.orders.apply(order.id, 'incident')
        return t.store.transaction(work, fence)
      },
    }
    await settlePoints({ ...t.deps, store }, order.id)
    await round()
    expect(await reasons(wallet)).toEqual([])
    expect(await standing(wallet)).toMatchObject({ bridges: 0, balances: { cross_points: 0 } })
  })

  it('raise an earlier check-in of the day to its full value, once', async () => {
    const wallet = randomAddress()
    const day = await checkedIn(wallet)
    await bridged(wallet)
    await bridged(wallet)
    await round()
    expect(await standing(wallet)).toMatchObject({ balances: { check_in_points: 10, cross_points: 300 } })
    expect(await t.store.checkIns.between(wallet, day, day)).toMatchObject([{ points: 10, bridged: true }])
  })
})
