import { sign } from '@telegram-apps/init-data-node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { EXPORT_FORMAT, EXPORT_VERSION, type AccountData, type ExportLink } from '#core/wire/account.ts'
import type { NonceData, OpenSessions, SessionData } from '#core/wire/identity.ts'
import { shortAddress } from '#core/format/address.ts'
import type { leaderboardData } from '#core/wire/rewards.ts'
import type { LaunchData } from '#core/wire/telegram.ts'
import { exportSections } from '#store/accounts/types.ts'
import { depositOf, newOrder } from '#store/testing/fixtures.ts'
import { pointEntry } from '#store/testing/pointEntry.ts'
import { createApp } from '../../app.ts'
import { fakeVerifier } from '../../rewards/social/testing/fakeVerifier.ts'
import { askNonce, evmWallet, link, type TextWallet, verify } from '../../testing/signIn.ts'
import { createTestApp, north, south, type TestApp } from '../../testing/testApp.ts'
import { hashToken } from '../token.ts'
import { accessByToken } from '../telegram/access.ts'
import { exportAccount } from './exportAccount.ts'
import { createPseudonyms, pseudonymsFrom } from './pseudonyms.ts'

const token = '123456:AAtoken'
const base = '/api/identity/v1/account'
let t: TestApp
let people = 5000
beforeAll(async () => {
  t = await createTestApp({ deps: { telegram: accessByToken(token) } })
})
beforeEach(() => t.reset())
afterAll(() => t.close())

const initData = (id: number) => sign({ user: { id, first_name: 'Ada' } }, token, t.clock.now())
const bearer = (session: string) => ({ authorization: `Bearer ${session}` })
const call = async <T>(method: string, path: string, session: string, body?: object) => {
  const answer = await t.call(method, path, { headers: bearer(session), ...(body ? { body } : {}) })
  return { ...answer, data: (answer.body as { data: T & { reason?: string } }).data }
}
const launch = async (id: number, raw = initData(id)): Promise<string> => {
  const { body } = await t.call('POST', '/api/identity/v1/telegram', { body: { init_data: raw } })
  return (body as { data: LaunchData }).data.token
}
async function signedIn(wallet: TextWallet): Promise<string> {
  const answer = await verify(t, await wallet.answer(await askNonce(t)))
  return (answer.body as { data: SessionData }).data.token
}
/** Creates a Telegram account with two linked wallets, and a web session of the first. */
async function person() {
  const id = people++
  const session = await launch(id)
  const wallets = [evmWallet(), evmWallet()]
  for (const wallet of wallets) await link(t, session, await wallet.answer(await askNonce(t, { session })))
  const [first, second] = wallets as [TextWallet, TextWallet]
  return { id, session, first, second, web: await signedIn(first) }
}
const deleteWith = async (session: string, wallet: TextWallet) => {
  const asked = (await call<NonceData>('POST', `${base}/nonce`, session)).data
  return call<object>('POST', `${base}/delete`, session, { proof: await wallet.answer(asked) })
}
const canonical = ({ address }: TextWallet) => address.toLowerCase()
const exportOf = async (session: string) => {
  const { data } = await call<ExportLink>('POST', `${base}/export`, session)
  return t.call('GET', data.path)
}

describe('the export', () => {
  it('is a file with every section, by a link that needs no header', async () => {
    const { id, session, first } = await person()
    await t.store.points.award([pointEntry(canonical(first), 7)])
    const { status, headers, body } = await exportOf(session)
    expect([status, headers.get('content-disposition'), headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="causeway-data-\d{4}-\d\d-\d\d\.json"$/) as string,
      'no-store',
    ])
    const document = body as Record<string, unknown>
    expect(Object.keys(document)).toEqual(['format', 'version', 'created_at', 'subject', ...exportSections, 'complete'])
    expect(document).toMatchObject({
      format: EXPORT_FORMAT,
      version: EXPORT_VERSION,
      subject: { kind: 'telegram', user_id: String(id) },
      telegram_account: [{ id: String(id) }],
      point_entries: [{ wallet: canonical(first), points: 7 }],
      complete: true,
    })
    expect(document['telegram_wallets']).toHaveLength(2)
    // The account's own session and that of the first wallet.
    expect(document['sessions']).toHaveLength(2)
  })

  it('of a wallet’s session does not include the Telegram account and its other wallets', async () => {
    const { id, second, web, first } = await person()
    const { body } = await exportOf(web)
    const text = JSON.stringify(body)
    expect(text).toContain(canonical(first))
    expect(body).toMatchObject({
      telegram_wallets: [{ address: canonical(first), family: 'evm' }],
      telegram_account: [],
    })
    for (const other of [canonical(second), `"${id}"`]) expect(text).not.toContain(other)
    expect((await call<AccountData>('GET', base, web)).data).toMatchObject({
      kind: 'wallet',
      wallets: [{ address: canonical(first) }],
    })
  })

  it('names a link between wallet and Telegram account only where one exists', async () => {
    const linkedOf = async (session: string) => (await call<AccountData>('GET', base, session)).data.linked
    const { session, web } = await person()
    expect([await linkedOf(session), await linkedOf(web)]).toEqual([true, true])
    expect([await linkedOf(await launch(people++)), await linkedOf(await signedIn(evmWallet()))]).toEqual([
      false,
      false,
    ])
  })

  it('is read page by page, whatever its size, and is the same document', async () => {
    const { id, first } = await person()
    await t.store.points.award(Array.from({ length: 25 }, () => pointEntry(canonical(first), 1)))
    const scope = await t.store.accounts.scopeOf({ userId: String(id), family: 'telegram' })
    const read = async (size: number) => {
      const parts: string[] = []
      for await (const part of exportAccount(t.store, scope, t.clock.now(), size)) parts.push(part)
      return parts
    }
    const [pages, whole] = [await read(4), await read(1000)]
    expect(JSON.parse(pages.join(''))).toEqual(JSON.parse(whole.join('')))
    const rows = pages.map((part) => part.split('\n{').length - 1)
    expect(Math.max(...rows)).toBe(4)
  })

  it('expires with the session, after five minutes and after a few downloads', async () => {
    const { session } = await person()
    const path = async () => (await call<ExportLink>('POST', `${base}/export`, session)).data.path
    const [late, ended, changed] = [
      await path(),
      await path(),
      (await path()).replace(/.$/, (x) => (x === 'A' ? 'E' : 'A')),
    ]
    expect((await t.call('GET', changed)).body).toMatchObject({ data: { reason: 'export_ended' } })
    t.clock.advance(301)
    expect((await t.call('GET', late)).body).toMatchObject({ data: { reason: 'export_ended' } })
    await t.store.sessions.revoke(hashToken(session))
    expect((await t.call('GET', ended)).body).toMatchObject({ data: { reason: 'export_ended' } })
  })

  it('is limited by user and by link', async () => {
    const strict = createApp({ ...t.deps, config: { ...t.deps.config, rateLimitScale: 1 } })
    const { session } = await person()
    const ask = async (method: string, path: string) =>
      strict.request(
        path,
        { method, headers: bearer(session) },
        { incoming: { socket: { remoteAddress: '192.0.2.99' } } },
      )
    const link = await ask('POST', `${base}/export`)
    const { path } = ((await link.json()) as { data: ExportLink }).data
    const downloads: number[] = []
    for (let i = 0; i < 5; i++) downloads.push((await ask('GET', path)).status)
    expect(downloads).toEqual([200, 200, 200, 200, 429])
    const links: number[] = []
    for (let i = 0; i < 6; i++) links.push((await ask('POST', `${base}/export`)).status)
    expect(links).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('deleting', () => {
  it('a Telegram account also deletes its wallets and all sessions, and keeps orders and the ledger', async () => {
    const { id, session, first, second, web } = await person()
    await t.store.points.award([pointEntry(canonical(first), 7)])
    const order = await t.store.orders.create(
      newOrder({ fromAddress: canonical(first), fromChain: north, toChain: south }),
    )
    await t.store.deposits.record(depositOf(order))
    const kept = ['orders', 'order_events', 'order_addresses', 'deposits', 'point_entries', 'check_ins']
    const before = await t.contents()
    const { status, headers } = await call('POST', `${base}/delete`, session, { init_data: initData(id) })
    expect([status, headers.get('set-cookie')]).toEqual([200, expect.stringContaining('causeway=;') as string])
    const after = await t.contents()
    for (const table of kept) expect([table, after[table]]).toEqual([table, before[table]])
    expect(await t.store.telegram.person(id)).toBeNull()
    for (const ended of [session, web]) expect((await call('GET', base, ended)).data.reason).toBe('session_required')
    // The order's page still works for anyone with its address.
    expect((await t.call('GET', `/api/bridge_api/v1/orders/${order.id}`)).status).toBe(200)
    expect(await t.store.telegram.userOf(canonical(second))).toBeNull()
  })

  it('is not undone by init data that are still open', async () => {
    const id = people++
    const raw = initData(id)
    const session = await launch(id, raw)
    expect((await call('POST', `${base}/delete`, session, { init_data: raw })).status).toBe(200)
    const { body } = await t.call('POST', '/api/identity/v1/telegram', { body: { init_data: raw } })
    expect(body).toMatchObject({ data: { reason: 'init_data_used' } })
    expect(await t.store.telegram.person(id)).toBeNull()
  })

  it('takes the wallets off the leaderboard, whose points stay with their addresses', async () => {
    const { id, session, first, second } = await person()
    const others = evmWallet()
    await t.store.points.award(
      [first, second, others].map((wallet, n) =>
        pointEntry(canonical(wallet), 100_000 - n, { finalAt: t.clock.now() }),
      ),
    )
    const board = async (name: string, wallet: TextWallet) => {
      const path = `/api/campaign_api/v1/leaderboard?board=${name}&user_id=${wallet.address}`
      return ((await t.call('GET', path)).body as { data: z.infer<typeof leaderboardData> }).data
    }
    expect((await board('all', others)).rows.slice(0, 3).map(({ points }) => points)).toEqual([100_000, 99_999, 99_998])
    await call('POST', `${base}/delete`, session, { init_data: initData(id) })
    for (const name of ['all', 'week']) {
      const { rows, own } = await board(name, others)
      expect([rows[0], own]).toMatchObject([{ own: true, rank: 1 }, { rank: 1 }])
      for (const wallet of [first, second])
        expect(rows.map(({ address }) => address)).not.toContain(shortAddress(canonical(wallet)))
      expect((await board(name, first)).own).toEqual({ rank: null, points: 100_000, hidden: true })
    }
  })

  it('a wallet keeps the Telegram account and its other wallets', async () => {
    const { id, first, second, web, session } = await person()
    expect((await deleteWith(web, first)).status).toBe(200)
    expect((await t.store.telegram.walletsOf(id)).map(({ address }) => address)).toEqual([canonical(second)])
    expect((await call<OpenSessions>('GET', '/api/identity/v1/sessions', session)).data.sessions).toHaveLength(1)
  })

  it('reverses a social reward that can no longer be rechecked, and never gives it twice', async () => {
    const wallet = evmWallet()
    const session = await signedIn(wallet)
    const x = fakeVerifier({ account: `1${people++}` })
    const app = createApp({ ...t.deps, socialVerifiers: new Map([['x', x]]) })
    const join = async (one: TextWallet, by: string) => {
      const query = 'join_type=1&join_platform=1&twitter_username=@someone'
      const path = `/api/campaign_api/v1/${one.address}/campaigns/29?${query}`
      const answer = await app.request(
        path,
        { method: 'POST', headers: bearer(by) },
        { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
      )
      return ((await answer.json()) as { data: { reason?: string } | null }).data?.reason ?? 'joined'
    }
    const points = async () => (await t.store.points.standing(canonical(wallet))).balances.campaign_points
    expect([await join(wallet, session), await points()]).toEqual(['joined', 30])
    await deleteWith(session, wallet)
    expect(await points()).toBe(0)
    // After the recheck the points stay, and so does the account's tombstone.
    const again = await signedIn(wallet)
    expect([await join(wallet, again), await points()]).toEqual(['joined', 30])
    const [act] = await t.store.accounts.unconfirmedTasks([canonical(wallet)])
    if (act) await t.store.campaigns.confirmAct(act)
    await deleteWith(again, wallet)
    expect([await points(), await t.everything()]).toEqual([
      30,
      expect.not.stringContaining(act?.account ?? 'x:') as string,
    ])
    const other = evmWallet()
    expect(await join(other, await signedIn(other))).toBe('account_taken')
  })

  it('changes nothing if it fails at its end', async () => {
    const { id, session } = await person()
    const failing = { ...t.deps, pseudonyms: { ofAccount: () => 'erased:x', ofPerson: () => Number.NaN } }
    const before = await t.contents(['limits', 'nonces'])
    const answer = await createApp(failing).request(
      `${base}/delete`,
      {
        method: 'POST',
        headers: { ...bearer(session), 'content-type': 'application/json' },
        body: JSON.stringify({ init_data: initData(id) }),
      },
      { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
    )
    expect(answer.status).toBe(500)
    expect(await t.contents(['limits', 'nonces'])).toEqual(before)
  })

  it('is refused if the operator has no key for it', async () => {
    const { session } = await person()
    const app = createApp({ ...t.deps, pseudonyms: null })
    const answer = await app.request(
      base,
      { headers: bearer(session) },
      { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
    )
    expect(((await answer.json()) as { data: AccountData }).data.deletable).toBe(false)
  })
})

it('pseudonyms depend on the key, and are numbers that Telegram gives to no user', () => {
  const [one, other] = [createPseudonyms('a'.repeat(32)), createPseudonyms('b'.repeat(32))]
  expect(one.ofAccount('x:1')).toBe(createPseudonyms('a'.repeat(32)).ofAccount('x:1'))
  expect(one.ofAccount('x:1')).not.toBe(other.ofAccount('x:1'))
  for (const id of [1, 2 ** 51]) {
    expect(one.ofPerson(id)).toBeLessThan(0)
    expect(Number.isSafeInteger(one.ofPerson(id))).toBe(true)
  }
  expect(pseudonymsFrom({ PSEUDONYM_KEY: undefined }, 'default')).toBeNull()
})
