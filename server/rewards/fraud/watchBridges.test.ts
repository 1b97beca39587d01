import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { uuidv7 } from 'uuidv7'
import { assetId } from '#core/chain/assetId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { startOfDay, utcDay } from '#core/rewards/utcDay.ts'
import { finalOrder, randomAddress } from '#store/testing/fixtures.ts'
import { reviewCommands } from '../../admin/review.ts'
import { createTestApp, north, south, type TestApp } from '../../testing/testApp.ts'
import { campaignsNow } from '../campaigns/current.ts'
import { recountCampaigns } from '../campaigns/recount.ts'
import { settlePoints } from '../orderPoints.ts'
import { rewardRound } from '../startRewards.ts'
import { alertAbove } from './watch.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
beforeEach(async () => {
  await t.reset()
  t.clock.advance(86_400)
})
afterAll(() => t.close())

const flags = async (subject: string) => (await t.store.review.open(500)).filter((flag) => flag.subject === subject)
/** Credits bridges of a wallet beforehand. */
const bridgedBefore = (wallet: string, times: number, settledAt = t.clock.now()): Promise<void> =>
  t.store.transaction(async ({ points }) => {
    for (let n = 0; n < times; n++) {
      const order = orderIdFromUuid(uuidv7())
      await points.creditBridge({ orderId: order, wallet, fromChain: north, toChain: south, settledAt }, (number) => ({
        bucket: 'cross_points',
        points: 1,
        reason: { kind: 'bridge', order, base: 1, percent: 100, number },
      }))
    }
  })
const bridge = (wallet: string) =>
  finalOrder(t.store, {
    fromAddress: wallet,
    fromAsset: assetId(north, 'native'),
    toAsset: assetId(south, 'native'),
    fromChain: north,
    toChain: south,
  })
async function bridged(wallet: string) {
  const order = await bridge(wallet)
  await rewardRound(t.deps)
  return order
}

it('a wallet with unusually many bridges in a day is flagged, with a readable reason', async () => {
  const wallet = randomAddress()
  await bridgedBefore(wallet, alertAbove.bridges_of_wallet - 1)
  await bridged(wallet)
  expect(await flags(wallet)).toEqual([])
  await bridged(wallet)
  await bridged(wallet)
  const count = alertAbove.bridges_of_wallet + 2
  expect(await flags(wallet)).toMatchObject([
    { kind: 'bridges_of_wallet', day: utcDay(t.clock.now()), count, wallets: [wallet] },
  ])
  expect(await reviewCommands['list']?.(t.deps, {})).toMatch(
    new RegExp(
      `bridges_of_wallet {2}${wallet}\\n {3}${count} bridges of this wallet settled that day; seen .*\\n {3}${wallet}`,
    ),
  )
})

it('a friend whose many bridges earn referral points is flagged together with the referrer', async () => {
  const [host, friend, alone] = [randomAddress(), randomAddress(), randomAddress()]
  await t.store.referrals.bind(friend, host, t.clock.now())
  for (const wallet of [friend, alone]) {
    await bridgedBefore(wallet, alertAbove.referral_bridges_of_friend - 1)
    await bridged(wallet)
    expect(await flags(wallet)).toEqual([])
    await bridged(wallet)
  }
  expect(await flags(alone)).toEqual([])
  expect(await flags(friend)).toMatchObject([
    { kind: 'referral_bridges_of_friend', count: alertAbove.referral_bridges_of_friend + 1, wallets: [friend, host] },
  ])
})

it('counts days on which bridges settled, without undone ones', async () => {
  const [host, wallet] = [randomAddress(), randomAddress()]
  await t.store.referrals.bind(wallet, host, t.clock.now())
  await bridgedBefore(
    wallet,
    alertAbove.referral_bridges_of_friend,
    new Date(startOfDay(utcDay(t.clock.now())).getTime() - 1),
  )
  await bridgedBefore(wallet, alertAbove.referral_bridges_of_friend - 1)
  const undone = await bridged(wallet)
  await t.store.orders.apply(undone.id, 'incident')
  await rewardRound(t.deps)
  await bridged(wallet)
  expect(await flags(wallet)).toEqual([])
  await bridged(wallet)
  expect(await flags(wallet)).toMatchObject([{ count: alertAbove.referral_bridges_of_friend + 1 }])
})

it('a failed check costs no points, and the next bridge makes up for it', async () => {
  const wallet = randomAddress()
  await bridgedBefore(wallet, alertAbove.bridges_of_wallet)
  const order = await bridge(wallet)
  const told: unknown[] = []
  const broken = {
    ...t.deps,
    log: { ...t.deps.log, warn: (what: unknown) => void told.push(what) } as never,
    store: { ...t.store, review: { ...t.store.review, tell: () => Promise.reject(new Error('cut off')) } },
  }
  await settlePoints(broken, order.id)
  expect([(await t.store.points.standing(wallet)).bridges, told.length, await flags(wallet)]).toEqual([
    alertAbove.bridges_of_wallet + 1,
    1,
    [],
  ])
  await bridged(wallet)
  expect(await flags(wallet)).toMatchObject([{ count: alertAbove.bridges_of_wallet + 2 }])
})

it('replayed history does not flag the wallet again', async () => {
  const wallet = randomAddress()
  await bridgedBefore(wallet, alertAbove.bridges_of_wallet)
  const order = await bridged(wallet)
  const [flag] = await flags(wallet)
  await t.store.review.close(flag?.id ?? -1n, t.clock.now())
  await settlePoints(t.deps, order.id)
  await recountCampaigns(t.store, campaignsNow(t.deps))
  expect(await flags(wallet)).toEqual([])
})

it('a wallet with few bridges costs no query', async () => {
  const wallet = randomAddress()
  await bridgedBefore(wallet, alertAbove.referral_bridges_of_friend - 1)
  const order = await bridge(wallet)
  let looks = 0
  const points = { ...t.store.points, bridgesWithin: () => Promise.resolve((looks += 1)) }
  await settlePoints({ ...t.deps, store: { ...t.store, points } }, order.id)
  expect(looks).toBe(0)
  const next = await bridge(wallet)
  await settlePoints({ ...t.deps, store: { ...t.store, points } }, next.id)
  expect(looks).toBe(1)
})
