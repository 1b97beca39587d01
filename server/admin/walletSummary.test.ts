import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { Bucket } from '#core/rewards/buckets.ts'
import { loadCampaigns } from '#runtime/catalogue/campaigns.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { loadRewardRules } from '#runtime/catalogue/rewards.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import { randomAddress } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { pointCommands } from './points.ts'
import { walletSummaryCommands } from './walletSummary.ts'

const now = new Date('2026-06-01T00:00:00Z')
const clock: Clock = { now: () => now }
const catalogue = loadCatalogue({ profile: 'local' })
const rewards = loadRewardRules({ profile: 'local' }, catalogue)
const campaigns = loadCampaigns({ profile: 'local' }, catalogue)
const wallet = randomAddress()
let store: Store
beforeAll(async () => {
  store = await openTestStore({ clock })
  const give = (sourceEvent: string, bucket: Bucket, points: number, finalAt: Date) =>
    store.points.award([
      {
        wallet,
        rule: 'test',
        sourceEvent,
        bucket,
        points,
        reason: { kind: 'granted', note: 'a\nb' },
        at: now,
        finalAt,
      },
    ])
  await give('arrived', 'campaign_points', 40, now)
  await give('later', 'refer_points', 9, new Date('2026-06-09T00:00:00Z'))
  await give('sooner', 'check_in_points', 2, new Date('2026-06-02T00:00:00Z'))
  for (let n = 0; n < 4; n++) {
    const bridge = {
      orderId: orderIdFromUuid(uuidv7()),
      wallet,
      fromChain: chainId(1),
      toChain: chainId(10),
      settledAt: now,
    }
    await store.points.creditBridge(bridge, () => ({
      bucket: 'cross_points',
      points: 3,
      reason: { kind: 'granted', note: '' },
    }))
  }
}, 60_000)
afterAll(() => store.close())
const show = async (options: object = {}) =>
  (await walletSummaryCommands['show']?.({ store, rewards }, { wallet, ...options })) ?? ''

it('lists a wallet’s points by kind, and pending ones with their dates', async () => {
  expect((await show()).split('\n').map((line) => line.replace(/^ {2}\d+ /, '  n '))).toEqual([
    wallet,
    '  campaign_points  40',
    '  cross_points     12',
    '  cross_points_v1  0',
    '  refer_points     0',
    '  refer_points_v1  0',
    '  check_in_points  0',
    '  pool_points      0',
    '  total            52',
    '  still coming     11',
    '  bridges          4',
    '  multiplier       1.1',
    'pending, soonest first:',
    '  n  2026-06-01T00:00:00.000Z  +2 check_in_points  coming until 2026-06-02T00:00:00.000Z  test  granted note a\\u{a}b',
    '  n  2026-06-01T00:00:00.000Z  +9 refer_points  coming until 2026-06-09T00:00:00.000Z  test  granted note a\\u{a}b',
  ])
  expect(await show({ limit: '1' })).toMatch(/\nThere are more than 1: --limit shows up to 1000\.$/)
})

it('the output is one JSON document', async () => {
  expect(JSON.parse(await show({ json: true }))).toMatchObject({
    wallet,
    balances: { campaign_points: 40, cross_points: 12 },
    total: 52,
    pending: 11,
    bridges: 4,
    multiplier: 1.1,
    coming: [
      {
        id: expect.stringMatching(/^\d+$/) as string,
        bucket: 'check_in_points',
        points: 2,
        final_at: '2026-06-02T00:00:00.000Z',
      },
      { points: 9 },
    ],
  })
})

it('a wallet without points has zeros', async () => {
  expect(await show({ wallet: randomAddress() })).toMatch(
    /\n {2}total {12}0\n {2}still coming {5}0\n {2}bridges {10}0\n {2}multiplier {7}1$/,
  )
})

it('entries are one JSON document too, each with its outcome', async () => {
  const entries = async (options: object) =>
    JSON.parse(
      (await pointCommands['entries']?.({ store, clock, campaigns }, { wallet, json: true, ...options })) ?? '',
    ) as { id: string; taken_back: boolean }[]
  const [newest] = await entries({ limit: '1' })
  expect(newest).toMatchObject({
    id: expect.stringMatching(/^\d+$/) as string,
    wallet,
    rule: 'bridge',
    bucket: 'cross_points',
    points: 3,
    pending: false,
    taken_back: false,
    at: now.toISOString(),
    final_at: now.toISOString(),
  })
  expect(await entries({ before: newest?.id })).toHaveLength(6)
})
