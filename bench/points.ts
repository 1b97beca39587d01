import { Client } from 'pg'
import { chainId } from '#core/chain/chainId.ts'
import { mondayOf, utcDay } from '#core/rewards/utcDay.ts'
import type { Campaign } from '#core/rewards/campaign/types.ts'
import { campaignOf, stepOf } from '#core/rewards/testing/campaigns.ts'
import { loadCampaigns } from '#runtime/catalogue/campaigns.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { loadRewardRules } from '#runtime/catalogue/rewards.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import { recountCampaigns } from '#server/rewards/campaigns/recount.ts'
import type { RewardDeps } from '#server/rewards/orderPoints.ts'
import { replayOrders } from '#server/rewards/replayOrders.ts'
import type { Store } from '#store/contract.ts'
import { openStore } from '#store/open.ts'
import { startTestPostgres } from '#store/testing/postgres.ts'
import { type Figure, percentile } from './figure.ts'

const WALLETS = 1_000_000
const ORDERS = 1_000_000
const BRIDGING_WALLETS = 100_000
/**
 * Number of awards of the campaigns below: four steps of the first for each wallet, two of the second for every other
 * wallet.
 */
const AWARDS = 4 * BRIDGING_WALLETS + 2 * (BRIDGING_WALLETS / 2)
const ROWS = 100_000
const READS = 400
/** Number of ranks that the product lists. */
const LISTED = 100
const walletText = `'0x' || lpad(to_hex(n), 40, '0')`

interface Stage {
  readonly store: Store
  readonly sql: (text: string) => Promise<void>
}

/** Typical settings for a small server; PostgreSQL's defaults suit a laptop. */
const asInProduction = { shared_buffers: '1GB', max_wal_size: '4GB' }

/** Measures points on PostgreSQL, with tables as large as after a long season. */
export async function pointFigures(): Promise<Figure[]> {
  const server = await startTestPostgres(asInProduction)
  const url = await server.createDatabase()
  const store = await openStore({ url, journal: null, clock: systemClock, log: silentLog })
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const stage: Stage = { store, sql: async (text) => void (await client.query(text)) }
    return [await sameAward(stage), await longHistory(stage), ...(await boards(stage)), ...(await recount(stage))]
  } finally {
    await client.end()
    await store.close()
    await server.stop()
  }
}

const entry = (wallet: string, sourceEvent: string) =>
  ({
    wallet,
    rule: 'bench',
    sourceEvent,
    bucket: 'check_in_points',
    points: 1,
    reason: { kind: 'granted', note: '' },
    at: new Date(0),
    finalAt: new Date(0),
  }) as const

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** Returns the medians of two reads that take turns. */
async function medians(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let n = 0; n < READS; n++) {
    times[0].push(await timed(one))
    times[1].push(await timed(other))
  }
  return [percentile(times[0], 0.5), percentile(times[1], 0.5)]
}

async function sameAward({ store }: Stage): Promise<Figure> {
  const ms = await timed(() =>
    Promise.all(Array.from({ length: 1000 }, () => store.points.award([entry('0xsame', 'same')]))),
  )
  const rows = (await store.points.entries('0xsame', { before: null, limit: 10 })).length
  if (rows !== 1) throw new Error(`1,000 equal awards made ${rows} rows`)
  return {
    name: 'points: 1,000 equal concurrent awards, one row',
    value: ms,
    unit: 'ms',
    limit: null,
    baseline: null,
  }
}

async function longHistory({ store, sql }: Stage): Promise<Figure> {
  const [long, short] = ['0xlong', '0xshort']
  await store.points.award(Array.from({ length: 10 }, (_, n) => entry(short, `short-${n}`)))
  await store.points.award([entry(long, 'long')])
  await sql(`insert into point_entries (wallet, rule, source_event, bucket, points, reason, at, final_at, created_at)
    select '${long}', 'bench', 'long-' || n, 'check_in_points', 1, '{}', now(), now(), now() from generate_series(1, ${ROWS}) n`)
  await sql('vacuum analyze point_entries, points_coming, point_balances')
  const [many, few] = await medians(
    () => store.points.standing(long),
    () => store.points.standing(short),
  )
  return {
    name: `points of a wallet with ${ROWS} rows`,
    value: many,
    unit: 'ms',
    limit: null,
    baseline: { name: 'one with 10', value: few },
    ratioLimit: 1.5,
  }
}

async function boards({ store, sql }: Stage): Promise<Figure[]> {
  // Most wallets share a low balance and some have a high one, which makes ranks expensive to count.
  await sql(`insert into point_balances (wallet, campaign_points) select ${walletText}, case when n % 3 = 0 then 2 else (power(random(), 4) * 100000)::bigint + 1 end
    from generate_series(1, ${WALLETS}) n`)
  const week = mondayOf(utcDay(new Date()))
  await sql(
    `insert into point_weeks (week, wallet, points, hidden) select ${week}, wallet, campaign_points, false from point_balances where campaign_points > 0`,
  )
  await sql('vacuum analyze point_balances, point_weeks')
  for (const board of ['all', week] as const) {
    const ms = await timed(() => store.leaderboard.mark(board, new Date(), new Date()))
    console.log(`points: marks along ${WALLETS} wallets took ${ms.toFixed(0)} ms`)
  }
  const wallet = () => `0x${(1 + Math.floor(Math.random() * WALLETS)).toString(16).padStart(40, '0')}`
  const figure = async (name: string, look: () => Promise<unknown>): Promise<Figure> => {
    const [value, read] = await medians(look, () => store.referrals.referrerOf(wallet()))
    return {
      name: `leaderboard of ${WALLETS} wallets, ${name}`,
      value,
      unit: 'ms',
      limit: null,
      baseline: { name: 'a read by primary key', value: read },
      ratioLimit: 10,
    }
  }
  return [
    await figure('own rank', () => store.leaderboard.placeOf('all', wallet())),
    await figure('the first hundred', () => store.leaderboard.top('all', LISTED)),
    await figure('the first hundred of the week with the own rank', () =>
      store.leaderboard.view(week, wallet(), LISTED),
    ),
  ]
}

const season = { startTime: new Date('2026-01-01T00:00:00Z'), endTime: new Date('2026-12-31T00:00:00Z') }
const campaigns: readonly Campaign[] = [
  campaignOf(1, { ...season, tasks: [stepOf(1, 10), stepOf(5, 20), stepOf(10, 50)], extraPoints: 100 }),
  campaignOf(2, {
    ...season,
    tasks: [stepOf(3, 10, { toChain: chainId(10) }), stepOf(9, 20, { toChain: chainId(10) })],
  }),
  campaignOf(3, { ...season, tasks: [stepOf(20, 500)] }),
]

function rewardDeps(store: Store): RewardDeps {
  const source = { profile: 'default' } as const
  const catalogue = loadCatalogue(source)
  return {
    store,
    catalogue,
    rewards: loadRewardRules(source, catalogue),
    campaigns: loadCampaigns(source, catalogue),
    clock: systemClock,
    log: silentLog,
  }
}

async function recount({ store, sql }: Stage): Promise<Figure[]> {
  await sql(`insert into point_bridges (order_id, wallet, from_chain, to_chain, points, settled_at)
    select md5(n::text)::uuid, '0xb' || (n % ${BRIDGING_WALLETS}), 1, case when n % 2 = 0 then 10 else 8453 end, 150, '2026-06-01'::timestamptz from generate_series(1, ${ORDERS}) n`)
  await sql(`insert into orders (id, provider, state, from_asset, to_asset, from_chain, to_chain, send_amount, receive_amount, gas_compensation, bridge_fee, channel_fee, destination_gas,
      from_address, recipient, custody, fill_mode, channel_id, onchain_id, eta_seconds, open_by, fill_deadline, creator_token_hash, surface, last_seq, created_at, updated_at)
    select order_id, 'maker', 'done', from_chain || ':native', to_chain || ':native', from_chain, to_chain, 1, 1, 0, 0, 0, 0,
      wallet, wallet, 'escrow', 'contract', 0, '0x' || md5(order_id::text) || md5(order_id::text), 10, settled_at, settled_at, md5(order_id::text), 'web', 9, settled_at, settled_at from point_bridges order by order_id`)
  await sql('vacuum analyze point_bridges, orders')
  const name = `recount of ${ORDERS} orders`
  const looked = await timed(async () => {
    const { orders, fixed } = await replayOrders(rewardDeps(store))
    if (orders !== ORDERS || fixed !== 0) throw new Error(`the replay checked ${orders} orders and fixed ${fixed}`)
  })
  let given = 0
  const first = await timed(async () => ({ given } = await recountCampaigns(store, () => campaigns)))
  if (given !== AWARDS) throw new Error(`the recount gave ${given} awards, not ${AWARDS}`)
  const again = await timed(async () => ({ given } = await recountCampaigns(store, () => campaigns)))
  if (given !== 0) throw new Error(`the second recount gave ${given} awards`)
  return [
    {
      name: `check of ${ORDERS} orders whose points are all credited`,
      value: looked / 1000,
      unit: 's',
      limit: 60,
      baseline: null,
    },
    {
      name: `${name}, every one of ${AWARDS} awards still to be written`,
      value: first / 1000,
      unit: 's',
      limit: 60,
      baseline: { name: 'one that changes nothing', value: again / 1000 },
    },
    { name: `${name} that changes nothing`, value: again / 1000, unit: 's', limit: 60, baseline: null },
  ]
}
