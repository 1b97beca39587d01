import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAttesterDatabase } from '#attester/database.ts'
import { uuidFromOrderId } from '#core/order/id.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import { applyRoles, databaseRoles } from './applyRoles.ts'
import type { Store } from './contract.ts'
import { openPostgres } from './driver/postgres.ts'
import { openStore } from './open.ts'
import { type RoleName, tableRights } from './roles.ts'
import { storeOver } from './storeOver.ts'
import { anApplication } from './applications/suite.ts'
import { aggregateSuite } from './suite.ts'
import { newOrder } from './testing/fixtures.ts'
import { startTestPostgres, type TestPostgres } from './testing/postgres.ts'

const roots = fileURLToPath(new URL('..', import.meta.url))
const roles = ['server', 'maker', 'bot', 'reconciler', 'admin'] as const
const DENIED = '42501'

let server: TestPostgres
let url: string
beforeAll(async () => {
  server = await startTestPostgres()
  url = await preparedDatabase()
})
afterAll(async () => {
  for (const session of sessions.values()) await session.then((client) => client.end())
  await server.stop()
})

async function asOwner(at: string, text: string): Promise<void> {
  const client = new Client({ connectionString: at })
  await client.connect()
  await client.query(text).finally(() => client.end())
}
async function preparedDatabase(): Promise<string> {
  const at = await server.createDatabase()
  // Twice, because operators repeat it after each upgrade.
  for (let time = 0; time < 2; time++) await applyRoles({ url: at, isAttester: false, log: silentLog })
  for (const role of roles) await asOwner(at, `alter role ${databaseRoles[role]} password 'local'`)
  return at
}
function urlAs(role: RoleName | 'attester', at = url): string {
  const named = new URL(at)
  named.username = databaseRoles[role]
  return named.href
}
const open = (at: string): Promise<Store> =>
  openStore({ url: at, poolSize: 10, journal: null, clock: systemClock, log: silentLog })

/** One session per role: a connection for each of the thousand statements would take longer than they do. */
const sessions = new Map<RoleName, Promise<Client>>()
async function connected(role: RoleName): Promise<Client> {
  const client = new Client({ connectionString: urlAs(role) })
  await client.connect()
  return client
}

/** Returns PostgreSQL's error code, or null if the statement succeeded; always rolls back. */
async function attempt(role: RoleName, text: string): Promise<string | null> {
  const session = sessions.get(role) ?? connected(role)
  sessions.set(role, session)
  const client = await session
  try {
    await client.query('begin')
    await client.query(text)
    return null
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  } finally {
    await client.query('rollback')
  }
}

describe('with a process’s database role', () => {
  it.each(roles)('%s starts on an up-to-date schema, and creates nothing', async (role) => {
    const store = await open(urlAs(role))
    expect(await store.orders.get(newOrder().id)).toBeNull()
    await store.close()
    for (const statement of [
      'create table mine (id int)',
      'truncate orders',
      'alter table orders disable trigger all',
      'drop table limits',
    ])
      expect([statement, await attempt(role, statement)]).toEqual([statement, DENIED])
  })

  it('the start is refused if the schema is older, newer or missing', async () => {
    const at = await preparedDatabase()
    await asOwner(
      at,
      `update schema_migrations set hash = hash || 'x' where created_at = (select max(created_at) from schema_migrations)`,
    )
    await expect(open(urlAs('maker', at))).rejects.toMatchObject({ reason: 'schema_newer', retriable: false })
    await asOwner(at, `delete from schema_migrations where hash like '%x'`)
    await expect(open(urlAs('maker', at))).rejects.toMatchObject({ reason: 'schema_older', retriable: false })
    const empty = await server.createDatabase()
    await expect(open(urlAs('maker', empty))).rejects.toMatchObject({ reason: 'database_missing' })
  })

  const untouchable = [
    'deposits',
    'endings',
    'disbursements',
    'signers',
    'money_versions',
    'slots',
    'slot_txs',
    'claims',
    'claim_orders',
    'attestations',
    'channel_fees',
    'chain_state',
    'rescans',
    'scanned_escrows',
    'incidents',
    'pauses',
  ]
  it.each(['server', 'bot'] as const)('%s cannot write tables that affect payouts', async (role) => {
    for (const table of untouchable)
      for (const statement of [
        `insert into ${table} default values`,
        `update ${table} set ${columnOf[table] ?? 'chain_id'} = null`,
        `delete from ${table}`,
      ])
        expect([statement, await attempt(role, statement)]).toEqual([statement, DENIED])
  })
  const columnOf: Readonly<Record<string, string>> = {
    slot_txs: 'raw',
    claim_orders: 'live',
    attestations: 'signature',
    channel_fees: 'amount',
    incidents: 'details',
  }

  it.each(['server', 'maker', 'bot', 'reconciler'] as const)('%s cannot change the terms of an order', async (role) => {
    for (const column of [
      'send_amount',
      'receive_amount',
      'recipient',
      'from_asset',
      'to_asset',
      'custody',
      'refund_address',
      'escrow_order',
      'onchain_id',
      'fill_deadline',
    ]) {
      const statement = `update orders set ${column} = null`
      expect([statement, await attempt(role, statement)]).toEqual([statement, DENIED])
    }
    expect(await attempt(role, 'delete from orders')).toBe(DENIED)
  })

  it('the server records prices, fees and quotes of an order and cannot change them', async () => {
    for (const table of ['order_prices', 'order_fees', 'order_offers'])
      for (const statement of [`delete from ${table}`, `update ${table} set order_id = null`])
        expect([statement, await attempt('server', statement)]).toEqual([statement, DENIED])
    for (const column of ['at', 'chosen_quote_id'])
      expect(await attempt('server', `update order_records set ${column} = null`)).toBe(DENIED)
    const store = await open(url)
    const order = await store.orders.create(newOrder())
    const fees = [{ kind: 'bridge_fee', asset: order.fromAsset, amount: 1n, usdE8: null }] as const
    const at = new Date()
    await store.orderRecords.add({ orderId: order.id, at, prices: [], fees, answers: [], chosenQuoteId: 'q' }, at)
    await store.close()
    const KEPT = '23001'
    expect(await attempt('server', 'delete from order_records')).toBe(KEPT)
    for (const statement of [
      'delete from order_fees',
      'update order_fees set amount = 0',
      `update order_records set at = now()`,
    ])
      expect([statement, await attempt('admin', statement)]).toEqual([statement, KEPT])
  })

  it('the server stores a depositor’s signature and cannot change it; the maker records its outcome', async () => {
    const [owner, server, maker] = [await open(url), await open(urlAs('server')), await open(urlAs('maker'))]
    const { id: orderId, fromChain: chainId, fromAddress: depositor } = await owner.orders.create(newOrder())
    const window = { validAfter: 0, validBefore: 1 }
    const signed = { orderId, chainId, depositor, kind: 'erc3009', signature: '0x12', ...window } as const
    const { id } = await server.openings.create(signed)
    await maker.openings.setState(id, 'refused', { reason: 'authorization_used' })
    expect(await server.openings.forOrder(orderId)).toMatchObject({ ...signed, state: 'refused' })
    for (const store of [owner, server, maker]) await store.close()
    for (const statement of [`update openings set state = 'waiting'`, 'delete from openings'])
      expect([statement, await attempt('server', statement)]).toEqual([statement, DENIED])
    for (const column of ['signature', 'depositor', 'valid_before', 'order_id'])
      expect([column, await attempt('maker', `update openings set ${column} = null`)]).toEqual([column, DENIED])
  })

  it('the server can neither move an order nor read signed bytes', async () => {
    expect(await attempt('server', `update orders set state = 'confirmed'`)).toBe(DENIED)
    expect(await attempt('server', 'select raw from slot_txs')).toBe(DENIED)
    expect(await attempt('server', 'select ref from slot_txs')).toBeNull()
  })

  it('the server moves no order of the maker by the function for external ones, and no other role has it', async () => {
    const owner = await open(url)
    const { id } = await owner.orders.create(newOrder())
    const call = `select advance_external_order('${uuidFromOrderId(id)}', 2, 'payout_final', 'done', null, now())`
    expect(await attempt('server', call)).toBe('P0001')
    for (const role of ['maker', 'bot', 'reconciler'] as const)
      expect([role, await attempt(role, call)]).toEqual([role, DENIED])
    expect(await owner.orders.get(id)).toMatchObject({ state: 'quoted' })
    await owner.close()
  })

  it('the server adds new orders only with their first event, so that no row blocks later events', async () => {
    const [owner, maker] = [await open(url), await open(urlAs('maker'))]
    const order = await owner.orders.create(newOrder())
    const uuid = uuidFromOrderId(order.id)
    const values = (seq: number, type = 'created', state = 'quoted'): string =>
      `insert into order_events values ('${uuid}', ${seq}, '${type}', '${state}', now(), '{}')`
    for (const statement of [values(2), values(3, 'deposit_seen', 'seen'), values(1, 'hint')])
      expect([statement, await attempt('server', statement)]).toEqual([statement, DENIED])
    // With a lower last_seq the API could insert the maker's next event; a later state would claim a deposit that
    // doesn't exist.
    for (const change of [{ last_seq: 0 }, { last_seq: 7 }, { state: 'confirmed' }, { state: 'final' }])
      expect([change, await attempt('server', anotherOrder(uuid, change))]).toEqual([change, DENIED])
    expect(await attempt('server', anotherOrder(uuid, {}))).toBeNull()
    expect(await maker.orders.apply(order.id, 'deposit_seen')).toMatchObject({ state: 'seen' })
    expect((await owner.orders.events(order.id, 0)).map(({ seq, type }) => [seq, type])).toEqual([
      [1, 'created'],
      [2, 'deposit_seen'],
    ])
    for (const store of [owner, maker]) await store.close()
  })
  const anotherOrder = (uuid: string, change: Record<string, unknown>): string =>
    `insert into orders select (jsonb_populate_record(orders, '${JSON.stringify({ id: randomUUID(), onchain_id: null, last_seq: 1, state: 'quoted', ...change })}'::jsonb)).* from orders where id = '${uuid}'`

  it('the server cannot add an unreadable order that would break its lists', async () => {
    const owner = await open(url)
    const { id } = await owner.orders.create(newOrder())
    await owner.close()
    const uuid = uuidFromOrderId(id)
    const whole = { inputAmount: '1', outputAmount: '1', destinationGas: '0', srcChainId: '1', dstChainId: '2' }
    const escrowOrder = { ...whole, channel: '0', channelFee: '0', nonce: '7' }
    const REFUSED = '23514'
    for (const change of [
      { send_amount: 'NaN' },
      { receive_amount: 'NaN' },
      { deposit_gas: 'NaN' },
      { send_usd_e8: 'NaN' },
      { open_by: 'infinity' },
      { refund_after: '-infinity' },
      { created_at: '12026-01-01T00:00:00Z' },
      { escrow_order: {} },
      { escrow_order: 'x' },
      { escrow_order: { ...escrowOrder, nonce: 'x' } },
      { escrow_order: { ...escrowOrder, inputAmount: '-1' } },
    ])
      expect([change, await attempt('server', anotherOrder(uuid, change))]).toEqual([change, REFUSED])
    expect(await attempt('server', anotherOrder(uuid, { escrow_order: escrowOrder }))).toBeNull()
    expect(await attempt('server', `update orders set updated_at = 'infinity'`)).toBe(REFUSED)
  })

  it('the server cannot add text long enough to make lists unreadable', async () => {
    const owner = await open(url)
    const { id, fromChain } = await owner.orders.create(newOrder())
    await owner.close()
    const uuid = uuidFromOrderId(id)
    const long = 'x'.repeat(200_000)
    const LONG = { code: '23514' }
    const tooLong = (statement: string) => attempt('server', statement).then((code) => ({ code }))
    for (const column of [
      'provider',
      'from_asset',
      'from_address',
      'recipient',
      'refund_address',
      'memo',
      'escrow',
      'maker_signature',
      'held_reason',
      'creator_token_hash',
      'deposit_hint',
      'surface',
    ])
      expect([column, await tooLong(anotherOrder(uuid, { [column]: long }))]).toEqual([column, LONG])
    for (const statement of [
      `update orders set deposit_hint = '${long}' where id = '${uuid}'`,
      `insert into order_events values ('${uuid}', 1, 'created', 'quoted', now(), '{"x":"${long}"}')`,
      `insert into order_steps values ('${uuid}', 90, 'evm', ${fromChain}, '${long}', '{}', 'waiting', null)`,
      `insert into order_steps values ('${uuid}', 90, 'evm', ${fromChain}, 'l', '{"x":"${long}"}', 'waiting', null)`,
      `insert into openings (order_id, chain_id, depositor, kind, valid_after, valid_before, signature, state, created_at, updated_at)
       values ('${uuid}', ${fromChain}, 'd', 'erc3009', 0, 1, '0x${long}', 'waiting', now(), now())`,
      `insert into outbox (topic, key, payload, attempts, created_at, available_at) values ('t', 'k', '{"x":"${long}"}', 0, now(), now())`,
    ])
      expect([statement.slice(0, 40), await tooLong(statement)]).toEqual([statement.slice(0, 40), LONG])
  })

  it('a row locked by the server does not block a maker’s write forever', async () => {
    const opened = (lockTimeoutMs?: number) =>
      openPostgres({ url: urlAs('maker'), log: silentLog, ...(lockTimeoutMs === undefined ? {} : { lockTimeoutMs }) })
    const product = opened()
    const shown = await product.withConnection((connection) => connection.query('show lock_timeout', [], 'array'))
    expect(shown.rows).toEqual([['30s']])
    await product.close()
    const order = await (async (owner) => owner.orders.create(newOrder()).finally(() => owner.close()))(await open(url))
    const maker = await storeOver(opened(200), { clock: systemClock, log: silentLog, journal: null })
    const session = new Client({ connectionString: urlAs('server') })
    await session.connect()
    await session.query('begin')
    await session.query(`select from orders where id = '${uuidFromOrderId(order.id)}' for update`)
    await expect(maker.orders.apply(order.id, 'deposit_seen')).rejects.toMatchObject({
      reason: 'database_locked',
      retriable: true,
    })
    await session.end()
    expect(await maker.orders.apply(order.id, 'deposit_seen')).toMatchObject({ state: 'seen' })
    await maker.close()
  })

  it('the server cannot choose outbox ids, which the maker needs', async () => {
    const columns = 'topic, key, payload, attempts, created_at, available_at'
    const values = `'points', 'a', '{}', 0, now(), now()`
    const ahead = `insert into outbox (id, ${columns}) overriding system value select n, ${values} from generate_series(1, 100000) n`
    for (const statement of [ahead, `update outbox set id = id + 1`])
      expect([statement, await attempt('server', statement)]).not.toEqual([statement, null])
    expect(await attempt('server', ahead)).toBe(DENIED)
    expect(await attempt('server', `insert into outbox (${columns}) values (${values})`)).toBeNull()
  })

  it('the maker adds audit rows of what it does by itself, under no other name, and reads none', async () => {
    const note = (actor: string): string =>
      `insert into admin_log (at, actor, action, subject) values (now(), '${actor}', 'rebalance_send', 'transfer 1') returning id`
    expect(await attempt('maker', note('automatic'))).toBeNull()
    for (const statement of [
      note('Ada'),
      'select actor, after from admin_log',
      `update admin_log set actor = 'automatic'`,
      'delete from admin_log',
    ])
      expect([statement, await attempt('maker', statement)]).toEqual([statement, DENIED])
    for (const role of ['server', 'bot', 'reconciler'] as const)
      expect([role, await attempt(role, note('automatic'))]).toEqual([role, DENIED])
    expect(await attempt('admin', note('Ada'))).toBeNull()
  })

  it('the bot cannot see, take or end a maker’s lease, and the server has no access to leases', async () => {
    const [maker, bot] = [await open(urlAs('maker')), await open(urlAs('bot'))]
    const at = new Date()
    const name = `maker:${newOrder().fromChain}`
    const fence = await maker.leases.acquire(name, 'maker', 60, at)
    expect(fence).toEqual({ name, epoch: 1n })
    for (const statement of [
      'select * from leases',
      'select * from leases for update',
      `insert into leases (name, owner, epoch, expires_at) values ('maker:1', 'x', 1, 'infinity')`,
      `update leases set epoch = epoch + 1`,
      'delete from leases',
    ])
      expect([statement, await attempt('server', statement)]).toEqual([statement, DENIED])
    for (const taken of [name, 'maker:1', 'server'])
      await expect(bot.leases.acquire(taken, 'bot', 60, new Date(at.getTime() + 61_000))).rejects.toThrow()
    const rename = `update leases set name = '${name}'`
    const own = await bot.leases.acquire('bot-poller:7', 'bot', 60, at)
    expect(own).toEqual({ name: 'bot-poller:7', epoch: 1n })
    expect(await attempt('bot', rename)).toBe(DENIED)
    await asOwner(urlAs('bot'), `update leases set epoch = epoch + 1, owner = 'bot', expires_at = 'infinity'`)
    expect(fence && (await maker.leases.renew(fence, 'maker', 60, at))).toBe(true)
    expect(own && (await bot.leases.renew(own, 'bot', 60, at))).toBe(false)
    for (const store of [maker, bot]) await store.close()
  })

  it('the bot reads and ends only Telegram users’ sessions, and no hash of a token', async () => {
    const owner = await open(url)
    const at = new Date()
    const session = { surface: 'web', createdAt: at, expiresAt: new Date(at.getTime() + 60_000) }
    for (const family of ['evm', 'telegram'])
      await owner.sessions.create({ ...session, family, userId: '77', tokenHash: `${family} ${randomUUID()}` })
    expect(await attempt('bot', 'select token_hash from sessions')).toBe(DENIED)
    expect(await attempt('bot', `update sessions set user_id = '78'`)).toBe(DENIED)
    await asOwner(urlAs('bot'), `delete from sessions where user_id = '77'`)
    expect(await owner.sessions.of({ userId: '77', family: 'evm' }, at)).toHaveLength(1)
    expect(await owner.sessions.ofPerson(77, at)).toEqual([])
    await owner.close()
  })

  it('the server deletes personal data and nothing of the ledger', async () => {
    for (const table of [
      'point_entries',
      'point_balances',
      'referrals',
      'check_ins',
      'orders',
      'order_addresses',
      'deposits',
    ])
      expect([table, await attempt('server', `delete from ${table}`)]).toEqual([table, DENIED])
    for (const statement of ['update notices set payload = null', 'update social_releases set wallet = null'])
      expect([statement, await attempt('server', statement)]).toEqual([statement, DENIED])
  })

  it('the server stores applications of market makers and decides none', async () => {
    const [server, admin] = [await open(urlAs('server')), await open(urlAs('admin'))]
    const row = await server.applications.submit(anApplication(), 1000)
    if (typeof row === 'string') throw new Error(row)
    const accepted = `insert into maker_applications (wallet, name, contact, networks, assets, liquidity, message, state, created_at)
      values ('0x1', 'a', 'b', '[1]', '["ETH"]', 'over_1m', '', 'accepted', now())`
    for (const statement of [`update maker_applications set state = 'accepted'`, accepted])
      expect([statement, await attempt('server', statement)]).toEqual([statement, DENIED])
    expect(await admin.applications.decide(row.id, 'declined')).toMatchObject({ state: 'declined' })
    expect(await server.applications.purge({ declined: new Date('2999-01-01'), open: new Date(0) }, 10)).toBe(1)
    for (const store of [server, admin]) await store.close()
  })

  it('the bot reads no wallet secrets, quotes, points or payouts', async () => {
    for (const table of ['sessions', 'nonces', 'quotes', 'disbursements', 'slot_txs', 'point_entries', 'user_actions'])
      expect([table, await attempt('bot', `select * from ${table}`)]).toEqual([table, DENIED])
  })

  it('the reconciler reads everything, adds only incidents and pauses, and keeps its own balances', async () => {
    for (const table of Object.keys(tableRights)) {
      expect([table, await attempt('reconciler', `select * from "${table}"`)]).toEqual([table, null])
      const statements = ['incidents', 'pauses', 'reconciled_chains'].includes(table)
        ? [`delete from "${table}"`]
        : [`insert into "${table}" default values`, `delete from "${table}"`]
      for (const statement of statements)
        expect([statement, await attempt('reconciler', statement)]).toEqual([statement, DENIED])
    }
    for (const statement of [
      `update incidents set resolved_at = now()`,
      `update incidents set details = '{}'`,
      `update pauses set ended_at = now()`,
      `update chain_state set paused = false`,
    ])
      expect([statement, await attempt('reconciler', statement)]).toEqual([statement, DENIED])
    const store = await open(urlAs('reconciler'))
    const chain = newOrder().fromChain
    for (const isNew of [true, false])
      expect(await store.incidents.record({ kind: 'test', subject: 'a', pauses: [chain] })).toMatchObject({ isNew })
    expect((await store.chainState.get(chain)).paused).toBe(true)
    await store.close()
  })

  it('an attester works in its own database, whose rows it cannot change', async () => {
    const own = await server.createDatabase()
    await expect(applyRoles({ url: own, isAttester: true, log: silentLog })).rejects.toMatchObject({
      reason: 'database_missing',
    })
    await (await openAttesterDatabase({ url: own, clock: systemClock, log: silentLog })).close()
    // The state that an earlier release left.
    await asOwner(own, 'alter table attestations drop column escrow')
    await applyRoles({ url: own, isAttester: true, log: silentLog })
    await asOwner(own, `alter role ${databaseRoles.attester} password 'local'`)
    const database = await openAttesterDatabase({ url: urlAs('attester', own), clock: systemClock, log: silentLog })
    const row = {
      orderId: 'a',
      dstChain: 1,
      txId: 't',
      ordinal: 0,
      proofId: '0x1',
      signature: '0x2',
      escrow: 'e',
    } as const
    expect(await database.record([row])).toEqual(new Map([['a', row]]))
    expect(await database.record([{ ...row, orderId: 'b' }])).toEqual(new Map())
    await database.close()
    for (const statement of [
      'delete from attestations',
      "update attestations set tx_id = 'x'",
      'create table x (y int)',
    ])
      await expect(asOwner(urlAs('attester', own), statement)).rejects.toMatchObject({ code: DENIED })
    await expect(asOwner(urlAs('attester'), 'select * from orders')).rejects.toMatchObject({ code: DENIED })
  })
})

/** Used only by operators' commands, which run under the admin role. */
const ofOperators = /(^|\/)(testing|admin|operatorActions|operatorCommands|adoptPayout|rebuild|returnDeposit)(\/|\.ts$)/

/** Methods of the store that a process calls in its own code, as `aggregate.method(`. */
function methodsUsedBy(folder: string): ReadonlySet<string> {
  const files = readdirSync(join(roots, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !ofOperators.test(file),
  )
  const texts = files.map((file) => readFileSync(join(roots, folder, file), 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(/\b(\w+)\s*\.\s*(\w+)\(/g)].map(([, a, m]) => `${a}.${m}`)))
}

/** The owner's store, with the methods that a process uses running under its role. */
function underRole(role: Store, owner: Store, used: ReadonlySet<string>): Store {
  const aggregates = Object.entries(owner).map(([name, aggregate]) => {
    if (typeof aggregate !== 'object' || aggregate === null) return [name, aggregate] as const
    const own = role[name as keyof Store] as unknown as Record<string, unknown>
    const methods = Object.entries(aggregate as Record<string, unknown>).map(([method, run]) => [
      method,
      used.has(`${name}.${method}`) ? own[method] : run,
    ])
    return [name, Object.fromEntries(methods)] as const
  })
  return Object.fromEntries(aggregates) as unknown as Store
}

const processes = ['server', 'maker', 'bot'] as const
for (const process of processes) {
  const used = methodsUsedBy(process)
  aggregateSuite(`PostgreSQL, what the ${process} calls under its own role`, async () => {
    const at = await preparedDatabase()
    const [owner, role] = [await open(at), await open(urlAs(process, at))]
    const mixed = underRole(role, owner, used)
    return { ...mixed, close: async () => void (await Promise.all([owner.close(), role.close()])) }
  })
}

it('finds the methods that the processes call', () => {
  expect(methodsUsedBy('server').has('orders.create')).toBe(true)
  expect(methodsUsedBy('maker').has('disbursements.takeAll')).toBe(true)
  expect(methodsUsedBy('bot').has('notices.claim')).toBe(true)
  expect(methodsUsedBy('bot').has('disbursements.takeAll')).toBe(false)
})
