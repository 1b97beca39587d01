import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import { POINT_TOPIC } from '#store/work/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { finalOrder, newOrder, randomAddress } from '#store/testing/fixtures.ts'
import { campaignOf, stepOf } from '#core/rewards/testing/campaigns.ts'
import { replayOrders } from '../rewards/replayOrders.ts'
import { rewardRound } from '../rewards/startRewards.ts'
import { createTestApp, north, south, type TestApp } from '../testing/testApp.ts'
import type { AdminOptions } from './command.ts'
import { replayCommands } from './replay.ts'

let t: TestApp
const told: string[] = []
const season = campaignOf(55, {
  startTime: new Date(0),
  endTime: new Date('2999-01-01T00:00:00Z'),
  tasks: [stepOf(1, 5)],
})
beforeAll(async () => {
  t = await createTestApp()
  t = { ...t, deps: { ...t.deps, campaigns: { ...t.deps.campaigns, campaigns: [season] } } }
}, 60_000)
afterAll(() => t.close())

const run = (options: AdminOptions = {}) =>
  replayCommands['replay']?.(
    { ...t.deps, tell: (line) => void told.push(line) },
    { reason: 'a restored table', by: 'Ada', ...options },
  ) ?? Promise.reject(new Error('no command'))
const bridged = (wallet: string): Promise<OrderRow> =>
  finalOrder(t.store, {
    fromAddress: wallet,
    fromAsset: assetId(north, 'native'),
    toAsset: assetId(south, 'native'),
    fromChain: north,
    toChain: south,
  })
/** Simulates the loss of the outbox rows. */
const loseNotices = async () => void (await t.store.outbox.drain(POINT_TOPIC, 1000, () => Promise.resolve()))
const standing = (wallet: string) => t.store.points.standing(wallet)

describe('a replay', () => {
  it('awards lost orders with their dependent points, reverses undone ones, and repeats without effect', async () => {
    const [wallet, other, referrer] = [randomAddress(), randomAddress(), randomAddress()]
    await t.store.referrals.bind(wallet, referrer, t.clock.now())
    const undone = await bridged(other)
    await rewardRound(t.deps)
    await bridged(wallet)
    await t.store.orders.create(newOrder({ fromAddress: wallet }))
    await t.store.orders.apply(undone.id, 'incident')
    await loseNotices()
    await rewardRound(t.deps)
    expect([(await standing(wallet)).bridges, (await standing(other)).bridges]).toEqual([0, 1])

    expect(await run()).toMatch(
      /^\d+ orders checked, 2 of them fixed; \d+ wallets? checked, 0 awards given, 0 reversed\.$/,
    )
    expect(await standing(wallet)).toMatchObject({ bridges: 1, balances: { cross_points: 150, campaign_points: 5 } })
    expect(await standing(other)).toMatchObject({ bridges: 0, balances: { cross_points: 0, campaign_points: 0 } })
    expect(await standing(referrer)).toMatchObject({ pending: 15 })
    expect(await run()).toContain(' 0 of them fixed; ')
    expect(await standing(wallet)).toMatchObject({ bridges: 1, balances: { cross_points: 150, campaign_points: 5 } })
  })

  it('is logged before it starts, and with its result', async () => {
    await run({ after: (await t.store.orders.create(newOrder())).id })
    expect(await t.store.adminLog.recent(2)).toMatchObject([
      {
        actor: 'Ada',
        action: 'points replayed',
        subject: 'all orders',
        reason: 'a restored table',
        after: { orders: 0, fixed: 0, given: 0, takenBack: 0 },
      },
      {
        actor: 'Ada',
        action: 'points replay',
        subject: 'all orders',
        reason: 'a restored table',
        before: null,
        after: { after: expect.any(String) as unknown },
      },
    ])
  })

  it('runs in batches, and resumes where it was interrupted', async () => {
    const wallets = [randomAddress(), randomAddress(), randomAddress()]
    const first = await t.store.orders.create(newOrder())
    const orders = []
    for (const wallet of wallets) orders.push(await bridged(wallet))
    await loseNotices()
    const lasts: string[] = []
    await replayOrders(t.deps, { after: first.id, stretch: 2, tell: (last) => void lasts.push(last) })
    expect(lasts).toEqual([orders[1]?.id, orders[2]?.id])
    for (const wallet of wallets) expect((await standing(wallet)).bridges).toBe(1)

    const [done, missed] = [await bridged(randomAddress()), await bridged(randomAddress())]
    await loseNotices()
    await run({ after: done.id })
    expect([(await standing(done.fromAddress)).bridges, (await standing(missed.fromAddress)).bridges]).toEqual([0, 1])
    expect(told).toContain(`1 order checked, 1 of them fixed; to continue: --after ${missed.id}`)
  })

  it('skips what earns nothing: a bridge of a test network', async () => {
    const { catalogue } = t.deps
    const first = await t.store.orders.create(newOrder())
    await bridged(randomAddress())
    await loseNotices()
    const deps = {
      ...t.deps,
      catalogue: { ...catalogue, chains: catalogue.chains.map((one) => ({ ...one, isTestnet: one.id === south })) },
    }
    expect(await replayOrders(deps, { after: first.id })).toEqual({ orders: 1, fixed: 0 })
  })

  it('that stops names the order and how to continue after it', async () => {
    const first = await t.store.orders.create(newOrder())
    const order = await bridged(randomAddress())
    await loseNotices()
    const deps = { ...t.deps, store: { ...t.store, transaction: () => Promise.reject(new Error('the disk is full')) } }
    await expect(replayOrders(deps, { after: first.id })).rejects.toMatchObject({
      reason: 'replay_stopped',
      message: expect.stringContaining(`--after ${order.id}`) as unknown,
    })
  })

  it.each([
    ['no reason', { reason: ' ' }, '--reason'],
    ['what is no order', { after: '0x12' }, '--after'],
  ])('refuses %s', async (_, options: AdminOptions, why) => {
    await expect(run(options)).rejects.toThrow(why)
  })
})
