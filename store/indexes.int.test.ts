import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from './contract.ts'
import { openStore } from './open.ts'
import { finalOrder, newOrder, randomHex } from './testing/fixtures.ts'
import { startTestPostgres, type TestPostgres } from './testing/postgres.ts'
import { pendingKinds } from './work/pending.ts'

const ROWS = 20_000
let server: TestPostgres
let url: string

const open = (): Promise<Store> => openStore({ url, journal: null, clock: systemClock, log: silentLog })

beforeAll(async () => {
  server = await startTestPostgres()
  url = await server.createDatabase()
})
afterAll(() => server.stop())

/** Multiplies one finished order, with its rows, into a table too large for full scans. */
async function fill(store: Store): Promise<void> {
  const order = await finalOrder(store)
  const at = new Date()
  const fee = { kind: 'bridge_fee', asset: order.fromAsset, amount: 1n, usdE8: null } as const
  const price = { role: 'from', asset: order.fromAsset, decimals: 18, usdE8: null, source: null } as const
  await store.orderRecords.add(
    {
      orderId: order.id,
      at,
      chosenQuoteId: 'q',
      prices: [{ ...price, confirmedBy: [], asOf: null, stale: false }],
      fees: [fee],
      answers: [{ kind: 'refusal', provider: 'p', reason: 'r', message: 'm' }],
    },
    new Date(at.getTime() + 3_600_000),
  )
  await store.quotes.save({ id: 'r', answers: [], expiresAt: at }, [])
  await store.reservations.add(order.id, 'c', at)
  const copies = (table: string, change: Record<string, string>): string => {
    const columns = Object.entries(change)
    const names = `(select string_agg(quote_ident(attname), ',') from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and attidentity = '')`
    return `do $$ declare cols text; vals text; begin
      select ${names} into cols;
      vals := cols;
      ${columns.map(([name, value]) => `vals := regexp_replace(vals, '(^|,)${name}(,|$)', '\\1' || $q$${value}$q$ || '\\2');`).join('\n')}
      execute format('insert into ${table} (%s) select %s from ${table} cross join generate_series(1, ${ROWS}) n', cols, vals);
    end $$`
  }
  const id = `md5(n::text)::uuid`
  await withClient(async (client) => {
    await client.query(copies('orders', { id, onchain_id: `'0x' || n`, state: `'done'` }))
    await client.query(copies('order_events', { order_id: id }))
    await client.query(copies('deposits', { order_id: id, tx_id: `'tx' || n`, final: 'true' }))
    await client.query(copies('order_addresses', { order_id: id, address: `'a' || (n % 500)` }))
    for (const table of ['order_records', 'order_prices', 'order_fees', 'order_offers'])
      await client.query(copies(table, { order_id: id }))
    await client.query(copies('quote_requests', { id: `'r' || n`, expires_at: `now() + interval '1 hour'` }))
    await client.query(
      copies('order_reservations', { order_id: id, creator: `'c' || n`, expires_at: `now() + interval '1 hour'` }),
    )
    await client.query('vacuum analyze')
  })
  expect((await store.orders.get(order.id))?.state).toBe('final')
}

const largeTables = [
  'orders',
  'order_events',
  'deposits',
  'order_addresses',
  'order_records',
  'order_prices',
  'order_fees',
  'order_offers',
  'quote_requests',
  'order_reservations',
]

/** Counters of a database, read by a new session: sessions report theirs late, but always when they end. */
async function counters(): Promise<{ whole: Record<string, number>; byIndex: number }> {
  return withClient(async (client) => {
    const { rows } = await client.query<{ relname: string; whole: string; by_index: string }>(
      'select relname, seq_scan as whole, idx_scan as by_index from pg_stat_user_tables where relname = any($1)',
      [largeTables],
    )
    const whole = Object.fromEntries(rows.map((row) => [row.relname, Number(row.whole)]))
    return { whole, byIndex: Number(rows.find(({ relname }) => relname === 'order_events')?.by_index) }
  })
}

async function withClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const sessionsEnded = () =>
  expect
    .poll(
      () =>
        withClient(
          async (client) =>
            (await client.query('select 1 from pg_stat_activity where datname = current_database()')).rowCount,
        ),
      { timeout: 20_000 },
    )
    .toBe(1)

async function readEverything(store: Store): Promise<void> {
  const order = newOrder()
  const [chain, hash] = [chainId(5), randomHex(32)]
  await store.orders.byOnchainId(hash)
  await store.orders.page({ address: 'a7', limit: 20 })
  await store.orders.inStates({ states: ['confirmed', 'validated'], toChain: chain, limit: 50 })
  await store.orders.inStates({ states: ['final'], fromChain: chain, limit: 50 })
  await store.orders.promised(chain, new Date(), { account: randomHex(20) })
  await store.orders.expirable(new Date(), 50)
  await store.pending.on(chain, pendingKinds)
  for (const text of [order.id, hash, 'tx77', 'a7']) await store.orders.search(text, 10)
  await store.deposits.unfinal(chain, 50)
  await store.deposits.newestFinal(chain, 50)
  await store.deposits.exceptions(50)
  await store.deposits.unfinalCommitment(chain)
  await store.deposits.forOrder(order.id)
  await store.claims.claimable(chain, 50)
  await store.orders.oldest()
  await store.outcomes.byRoute({ since: new Date(Date.now() + 60_000), now: new Date() })
  await store.orders.events(order.id, 0)
  await store.orderRecords.get(order.id)
  await store.orderRecords.purge(new Date(0), 50)
  await store.quotes.answers('r77')
  await store.reservations.byCreator(chain, 'c77', new Date())
  await store.reservations.purge(new Date(0))
  await store.quotes.purge(new Date(0))
}

it('scans no large table in full', async () => {
  const writer = await open()
  await fill(writer)
  await writer.close()
  await sessionsEnded()
  const before = await counters()

  const reader = await open()
  await readEverything(reader)
  await reader.close()
  await sessionsEnded()
  const after = await counters()
  expect(after.byIndex).toBeGreaterThan(before.byIndex)
  expect(after.whole).toEqual(before.whole)

  await withClient((client) => client.query("select count(*) from orders where surface = 'none'"))
  await sessionsEnded()
  expect((await counters()).whole['orders']).toBeGreaterThan(before.whole['orders'] ?? 0)
})

it('does not scan social tasks that wait for their platform', async () => {
  const store = await open()
  const [now, later] = [new Date('2026-03-09T12:00:00Z'), new Date('2026-03-09T13:00:00Z')]
  const act = { wallet: '0xa', campaignId: 29, account: 'x:1' }
  await store.campaigns.socialAct(act, now)
  await store.campaigns.socialAct({ ...act, campaignId: 30, account: 'discord:1' }, now)
  await withClient(async (client) => {
    // Many pending tasks, and as many confirmed ones of the queried campaign.
    const copies = (
      account: string,
      recheckAt: string,
    ) => `insert into campaign_acts (wallet, campaign_id, act, at, account, recheck_at)
      select 'w' || n, campaign_id, act, at, account || n, ${recheckAt} from campaign_acts cross join generate_series(1, ${ROWS}) n where account = '${account}'`
    await client.query(copies('discord:1', `recheck_at - interval '1 day'`))
    await client.query(copies('x:1', 'null::timestamptz'))
    await client.query('vacuum analyze')
  })
  await store.close()
  await sessionsEnded()
  const readRows = () =>
    withClient(async (client) =>
      Number(
        (
          await client.query<{ read: string }>(
            "select seq_tup_read + idx_tup_fetch as read from pg_stat_user_tables where relname = 'campaign_acts'",
          )
        ).rows[0]?.read,
      ),
    )
  const before = await readRows()

  const reader = await open()
  expect(await reader.campaigns.dueRechecks([29], now, later, 5)).toEqual([act])
  await reader.close()
  await sessionsEnded()
  expect((await readRows()) - before).toBeLessThan(20)
})
