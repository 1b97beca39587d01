import { sign } from '@telegram-apps/init-data-node'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { utcDay } from '#core/rewards/utcDay.ts'
import type { NonceData } from '#core/wire/identity.ts'
import type { LaunchData } from '#core/wire/telegram.ts'
import { MOVED_TOPIC } from '#store/work/types.ts'
import { pointEntry } from '#store/testing/pointEntry.ts'
import { askNonce, evmWallet } from '../../testing/signIn.ts'
import { createTestApp, north, south, stranger, type TestApp, user, userKey } from '../../testing/testApp.ts'
import { createApp } from '../../app.ts'
import { dropExpired } from '../../retention.ts'
import { hashToken } from '../token.ts'
import { accessByKey, accessByToken } from './access.ts'

const token = '123456:AAtoken'
const base = '/api/identity/v1/telegram'
let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ deps: { telegram: accessByToken(token) } })
})
beforeEach(() => t.reset())
afterAll(() => t.close())

interface Answer<T> {
  readonly status: number
  readonly data: T & { readonly reason?: string }
}
const call = async <T>(
  method: string,
  path: string,
  options: Parameters<TestApp['call']>[2] = {},
): Promise<Answer<T>> => {
  const { status, body } = await t.call(method, path, options)
  return { status, data: (body as { data: T & { reason?: string } }).data }
}
const initData = (id: number, extra = {}) =>
  sign({ user: { id, first_name: 'Ada', language_code: 'en' }, ...extra }, token, t.clock.now())
const launch = (init_data: string) => call<LaunchData>('POST', base, { body: { init_data } })
const bearer = (session: string) => ({ authorization: `Bearer ${session}` })
const open = async (id: number) => (await launch(initData(id))).data.token
const account = privateKeyToAccount(userKey)

interface Change {
  requestId?: string
}
async function signed(session: string, change: Change = {}) {
  const { data: asked } = await call<NonceData>('POST', `${base}/nonce`, { headers: bearer(session) })
  const { nonce, domain, uri, statement, request_id: requestId, issued_at: issued, expires_at } = asked
  const message = createSiweMessage({
    address: account.address,
    chainId: north,
    domain,
    uri,
    nonce,
    statement,
    version: '1',
    issuedAt: new Date(issued),
    expirationTime: new Date(expires_at),
    ...(requestId ? { requestId } : {}),
    ...change,
  })
  return { family: 'evm', address: account.address, message, signature: await account.signMessage({ message }) }
}
const link = async (session: string, change?: Change) =>
  call<{ wallets: { address: string }[] }>('POST', `${base}/link`, {
    headers: bearer(session),
    body: await signed(session, change),
  })
const unlink = (session: string, address = user) =>
  call<{ wallets: unknown[] }>('POST', `${base}/unlink`, { headers: bearer(session), body: { family: 'evm', address } })

describe('sign-in with init data', () => {
  it('opens a session of the Telegram account, on Telegram’s surface', async () => {
    const { status, data } = await launch(initData(1, { start_param: 'checkin' }))
    expect([status, data.telegram_user_id, data.start_param, data.wallets]).toEqual([200, 1, 'checkin', []])
    expect(await t.store.sessions.get(hashToken(data.token), t.clock.now())).toMatchObject({
      userId: '1',
      family: 'telegram',
      surface: 'telegram',
    })
    expect(await t.everything()).not.toContain(data.token)
  })

  it('that repeats, at once or a moment later, opens the same session', async () => {
    const raw = initData(2)
    const [one, two] = await Promise.all([launch(raw), launch(raw)])
    t.clock.advance(30)
    const three = await launch(raw)
    expect([two.data.token, three.data.token]).toEqual([one.data.token, one.data.token])
    expect(Date.parse(one.data.expires_at) - t.clock.now().getTime()).toBe((24 * 3600 - 30) * 1000)
    expect([two.data.expires_at, three.data.expires_at]).toEqual([one.data.expires_at, one.data.expires_at])
  })

  it('is refused after the user has signed out, until new init data arrive', async () => {
    const raw = initData(3)
    const { data } = await launch(raw)
    await t.call('POST', '/api/identity/v1/logout', { headers: bearer(data.token) })
    expect(await launch(raw)).toMatchObject({ status: 401, data: { reason: 'init_data_used' } })
    t.clock.advance(1)
    expect((await launch(initData(3))).status).toBe(200)
  })

  it('finds its session again during a rotation of the session secret, and not after the overlap', async () => {
    const under = (secrets: { secret: string; previous?: string }) =>
      createApp({ ...t.deps, telegram: { ...accessByToken(token), tokensOf: accessByKey('1', secrets).tokensOf } })
    const post = async (app: ReturnType<typeof createApp>, raw: string) => {
      const answer = await app.request(base, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ init_data: raw }),
      })
      const { data } = (await answer.json()) as { data: LaunchData & { reason?: string } }
      return [answer.status, data.token ?? data.reason] as const
    }
    const raw = initData(6)
    const [, signedIn] = await post(under({ secret: 'old' }), raw)
    expect(await post(under({ secret: 'new', previous: 'old' }), raw)).toEqual([200, signedIn])
    const [status, fresh] = await post(under({ secret: 'new', previous: 'old' }), initData(7))
    expect([status, fresh === signedIn]).toEqual([200, false])
    expect(await post(under({ secret: 'new' }), raw)).toEqual([401, 'init_data_used'])
    await t.call('POST', '/api/identity/v1/logout', { headers: bearer(signedIn ?? '') })
    expect(await post(under({ secret: 'new', previous: 'old' }), raw)).toEqual([401, 'init_data_used'])
  })

  it.each([
    ['init_data_invalid', 0, (raw: string) => raw.replace('Ada', 'Eve')],
    ['init_data_expired', 3700, (raw: string) => raw],
  ])('is refused with %s', async (reason, later, change) => {
    const raw = change(initData(4))
    t.clock.advance(later)
    expect(await launch(raw)).toMatchObject({ status: 401, data: { reason } })
  })

  it('is refused if the site has no bot', async () => {
    const without = await createTestApp()
    try {
      expect((await without.call('POST', base, { body: { init_data: initData(5) } })).body).toMatchObject({
        data: { reason: 'telegram_off' },
      })
    } finally {
      await without.close()
    }
  })
})

describe('a wallet', () => {
  it('is linked by its signature, and the session then acts for it', async () => {
    const session = await open(10)
    const profile = () =>
      t.call('POST', `/api/campaign_api/v1/${user}/referrer`, { headers: bearer(session), body: { code: 'nobodysC' } })
    expect(((await profile()).body as { data: { reason: string } }).data.reason).toBe('session_of_another')
    expect(await link(session)).toMatchObject({ status: 200, data: { wallets: [{ address: user, family: 'evm' }] } })
    expect(((await profile()).body as { data: { reason: string } }).data.reason).not.toMatch(/^session/)
    expect((await launch(initData(10))).data.wallets).toHaveLength(1)
    expect((await unlink(session)).data.wallets).toEqual([])
    expect(((await profile()).body as { data: { reason: string } }).data.reason).toBe('session_of_another')
  })

  it('sees its own referral code, and no other wallet’s', async () => {
    const [ada, bob] = [await open(16), await open(17)]
    await link(ada)
    const code = async (session: string) =>
      (
        (await t.call('GET', `/api/campaign_api/v1/${user}/referral`, { headers: bearer(session) })).body as {
          data: { code: string | null }
        }
      ).data.code
    expect(await code(bob)).toBeNull()
    expect(await code(ada)).toMatch(/^\w{8}$/)
    await unlink(ada)
  })

  it('belongs to one person: a new proof moves it, and the previous account is notified', async () => {
    const [ada, bob] = [await open(11), await open(12)]
    const told: unknown[] = []
    const hear = () => t.store.outbox.drain(MOVED_TOPIC, 10, async ({ payload }) => void told.push(payload))
    expect((await link(ada)).status).toBe(200)
    expect((await link(ada)).status).toBe(200)
    expect(await unlink(bob)).toMatchObject({ status: 404, data: { reason: 'wallet_not_linked' } })
    await hear()
    expect(told).toEqual([])
    expect(await link(bob)).toMatchObject({ status: 200, data: { wallets: [{ address: user }] } })
    await hear()
    expect(told).toEqual([{ family: 'evm', address: user, from: 11 }])
    expect((await launch(initData(11))).data.wallets).toEqual([])
    expect(await unlink(ada)).toMatchObject({ status: 404, data: { reason: 'wallet_not_linked' } })
    await unlink(bob)
  })

  it('that was moved is shown to the previous account until dismissed, if the bot cannot write', async () => {
    interface Lists {
      wallets: { address: string }[]
      moved_away: { family: string; address: string; at: string }[]
    }
    const [ada, bob, eve] = [await open(22), await open(23), await open(24)]
    const list = async (session: string) =>
      (await call<Lists>('GET', `${base}/wallets`, { headers: bearer(session) })).data
    const acknowledge = async (session: string, at: string, address = user) => {
      const body = { family: 'evm', address, at }
      const { status, data } = await call<Lists>('POST', `${base}/acknowledge-move`, { headers: bearer(session), body })
      return [status, data.moved_away]
    }
    await link(ada)
    expect((await list(ada)).moved_away).toEqual([])
    t.clock.advance(60)
    await link(bob)
    expect(await t.store.telegram.person(22)).toMatchObject({ mayWrite: false })
    const at = t.clock.now().toISOString()
    const moved = [{ family: 'evm', address: user, at }]
    expect(await list(ada)).toEqual({ wallets: [], moved_away: moved })
    expect(await list(bob)).toMatchObject({ wallets: [{ address: user }], moved_away: [] })
    expect((await launch(initData(22))).data.moved_away).toEqual(moved)

    expect(await acknowledge(eve, at)).toEqual([200, []])
    expect(await acknowledge(bob, at)).toEqual([200, []])
    expect(await call('POST', `${base}/acknowledge-move`, { body: moved[0] })).toMatchObject({
      status: 401,
      data: { reason: 'telegram_session_required' },
    })
    expect((await acknowledge(ada, 'yesterday'))[0]).toBe(400)
    expect((await list(ada)).moved_away).toEqual(moved)
    for (let time = 0; time < 2; time++) expect(await acknowledge(ada, at)).toEqual([200, []])
    expect(await list(ada)).toEqual({ wallets: [], moved_away: [] })

    t.clock.advance(60)
    await link(ada)
    t.clock.advance(60)
    await link(bob)
    // An answer to the first move doesn't dismiss the second.
    expect((await acknowledge(ada, at))[1]).toHaveLength(1)
    expect((await link(ada)).data).toMatchObject({ wallets: [{ address: user }], moved_away: [] })
    expect((await list(bob)).moved_away).toHaveLength(1)
    t.clock.advance(31 * 86_400)
    await dropExpired(t.store, t.clock.now())
    expect((await list(await open(23))).moved_away).toEqual([])
    await unlink(await open(22))
  })

  it('of a contract is linked by its own network’s consent once that network is known', async () => {
    const session = await open(21)
    const { address, text } = evmWallet()
    const account = address.toLowerCase()
    for (const chain of [north, south]) t.chain(chain).acceptFrom(account, '0x1271')
    const linkOn = async (chain: number) => {
      const message = text(await askNonce(t, { session }, { family: 'evm', chain_id: chain }))
      return call('POST', `${base}/link`, {
        headers: bearer(session),
        body: { family: 'evm', address, message, signature: '0x1271' },
      })
    }
    expect(await linkOn(south)).toMatchObject({ status: 409, data: { reason: 'contract_wallet_unused' } })
    const at = t.clock.now()
    const checkIn = {
      wallet: account,
      day: utcDay(at),
      chainId: north,
      txHash: `0x${'b'.repeat(64)}`,
      points: 1,
      bridged: false,
      bridgePoints: 0,
      at,
      streak: 0,
      specialPoints: 0,
    }
    await t.store.checkIns.take(checkIn, new Date('2999-01-01'), () => pointEntry(account, 1))
    expect(await linkOn(south)).toMatchObject({ status: 401, data: { reason: 'account_on_other_chain' } })
    expect(await linkOn(north)).toMatchObject({ status: 200, data: { wallets: [{ address: account }] } })
  })

  it('stays unchanged if the account that proves it has reached the limit', async () => {
    const [ada, eve] = [await open(18), await open(19)]
    await link(ada)
    for (let n = 0; n < 20; n++)
      await t.store.telegram.link({ address: `0x${'e'.repeat(38)}${n + 10}`, family: 'evm' }, 19, 20, t.clock.now())
    expect(await link(eve)).toMatchObject({ status: 409, data: { reason: 'too_many_wallets' } })
    expect(await t.store.telegram.userOf(user)).toBe(18)
    expect(await t.store.outbox.drain(MOVED_TOPIC, 10, () => Promise.resolve())).toBe(0)
    await unlink(ada)
  })

  it('can be selected only by its owner', async () => {
    const session = await open(13)
    expect(
      (await call('POST', `${base}/choose`, { headers: bearer(session), body: { family: 'evm', address: stranger } }))
        .data.reason,
    ).toBe('wallet_not_linked')
    await link(session)
    expect(
      (await call('POST', `${base}/choose`, { headers: bearer(session), body: { family: 'evm', address: user } }))
        .status,
    ).toBe(200)
    await unlink(session)
  })

  it('is not linked by a text signed for another account', async () => {
    const [ada, bob] = [await open(14), await open(15)]
    const body = await signed(ada)
    expect(await call('POST', `${base}/link`, { headers: bearer(bob), body })).toMatchObject({
      status: 401,
      data: { reason: 'request_mismatch' },
    })
    // The name is right, but the nonce was issued to the first account.
    const { data: asked } = await call<NonceData>('POST', `${base}/nonce`, { headers: bearer(ada) })
    const message = createSiweMessage({
      address: account.address,
      chainId: north,
      domain: asked.domain,
      uri: asked.uri,
      nonce: asked.nonce,
      statement: asked.statement,
      version: '1',
      issuedAt: new Date(asked.issued_at),
      expirationTime: new Date(asked.expires_at),
      requestId: 'telegram:15',
    })
    const forged = {
      family: 'evm',
      address: account.address,
      message,
      signature: await account.signMessage({ message }),
    }
    expect(await call('POST', `${base}/link`, { headers: bearer(bob), body: forged })).toMatchObject({
      data: { reason: 'nonce_invalid' },
    })
  })

  it('is not linked by a sign-in, and a link does not sign in', async () => {
    const session = await open(16)
    const { data: asked } = await call<NonceData>('POST', '/api/identity/v1/nonce')
    const message = createSiweMessage({
      address: account.address,
      chainId: north,
      domain: asked.domain,
      uri: asked.uri,
      nonce: asked.nonce,
      statement: asked.statement,
      version: '1',
      issuedAt: new Date(asked.issued_at),
      expirationTime: new Date(asked.expires_at),
      requestId: 'telegram:16',
    })
    const body = { family: 'evm', address: account.address, message, signature: await account.signMessage({ message }) }
    expect(await call('POST', `${base}/link`, { headers: bearer(session), body })).toMatchObject({
      data: { reason: 'nonce_invalid' },
    })
    expect(await call('POST', '/api/identity/v1/verify', { body: await signed(session) })).toMatchObject({
      data: { reason: 'request_mismatch' },
    })
  })

  it('needs a Telegram session, not a wallet’s', async () => {
    expect(await call('GET', `${base}/wallets`)).toMatchObject({
      status: 401,
      data: { reason: 'telegram_session_required' },
    })
    const { data: asked } = await call<NonceData>('POST', '/api/identity/v1/nonce')
    const message = createSiweMessage({
      address: account.address,
      chainId: north,
      domain: asked.domain,
      uri: asked.uri,
      nonce: asked.nonce,
      statement: asked.statement,
      version: '1',
      issuedAt: new Date(asked.issued_at),
      expirationTime: new Date(asked.expires_at),
    })
    const { data } = await call<{ token: string }>('POST', '/api/identity/v1/verify', {
      body: { family: 'evm', address: user, message, signature: await account.signMessage({ message }) },
    })
    expect(await call('GET', `${base}/wallets`, { headers: bearer(data.token) })).toMatchObject({
      data: { reason: 'telegram_session_required' },
    })
  })
})

describe('transfer messages', () => {
  const path = `${base}/receipts`
  const read = async (session: string) => (await call('GET', path, { headers: bearer(session) })).data
  const turn = async (session: string, on: boolean) =>
    (await call('POST', path, { headers: bearer(session), body: { on } })).data

  it('go to users who let the bot write, until they turn them off, and stop when they block it', async () => {
    const user = { id: 20, first_name: 'Ada' }
    const session = await open(20)
    expect(await read(session)).toEqual({ wanted: true, may_write: false })
    t.clock.advance(1)
    await launch(initData(20, { user: { ...user, allows_write_to_pm: true } }))
    expect(await read(session)).toEqual({ wanted: true, may_write: true })
    expect(await turn(session, false)).toEqual({ wanted: false, may_write: true })
    expect(await t.store.telegram.person(20)).toMatchObject({ receipts: false })
    expect(await turn(session, true)).toEqual({ wanted: true, may_write: true })
    await t.store.telegram.setReachable(20, false)
    expect(await turn(session, true)).toEqual({ wanted: true, may_write: false })
  })

  it('are set only by the user', async () => {
    expect(await call('GET', path)).toMatchObject({ status: 401, data: { reason: 'telegram_session_required' } })
    expect(await call('POST', path, { body: { on: true } })).toMatchObject({
      status: 401,
      data: { reason: 'telegram_session_required' },
    })
    expect((await call('POST', path, { headers: bearer(await open(21)), body: { on: 'yes' } })).status).toBe(400)
  })
})
