import { constants, createPublicKey, publicEncrypt, randomBytes, randomInt } from 'node:crypto'
import { sign } from '@telegram-apps/init-data-node'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import { dateNumber, utcDay } from '#core/rewards/utcDay.ts'
import type { NonceData } from '#core/wire/identity.ts'
import { finalOrder, randomAddress } from '#store/testing/fixtures.ts'
import { createApp } from '../../app.ts'
import { dropExpired } from '../../retention.ts'
import { accessByToken } from '../../identity/telegram/access.ts'
import { parseInitData } from '../../identity/telegram/parseInitData.ts'
import { hashToken, newToken } from '../../identity/token.ts'
import { createTestApp, north, proxy, south, type TestApp } from '../../testing/testApp.ts'
import { RECHECK_AFTER_MS, recheckSocial } from '../social/recheck.ts'
import { fakeVerifier } from '../social/testing/fakeVerifier.ts'
import { rewardRound } from '../startRewards.ts'
import { flagText } from '../../admin/review.ts'
import { noticeAbove } from './watch.ts'

/** Attempts of cheaters, call by call; docs/campaigns.md lists them next to those that other tests cover. */
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
beforeEach(() => t.reset())
afterAll(() => t.close())

type Call = (
  method: string,
  path: string,
  options?: { body?: unknown; headers?: Record<string, string>; from?: string },
) => Promise<{ status: number; reason: string | undefined }>

/** The API with production limits, or a fraction of them; `some` replaces dependencies. */
function strictly(some: Partial<TestApp['deps']> = {}, rateLimitScale = 1): Call {
  const app = createApp({ ...t.deps, config: { ...t.deps.config, rateLimitScale }, ...some })
  return async (method, path, { body, headers = {}, from = '192.0.2.7' } = {}) => {
    const init = {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }
    const answer = await app.request(path, init, { incoming: { socket: { remoteAddress: from } } })
    return { status: answer.status, reason: ((await answer.json()) as { data: { reason?: string } }).data.reason }
  }
}

async function session(wallet: string): Promise<Record<string, string>> {
  const token = newToken('session')
  const now = t.clock.now()
  await t.store.sessions.create({
    tokenHash: hashToken(token),
    userId: wallet,
    family: 'evm',
    surface: 'web',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 90 * 86_400_000),
  })
  return { authorization: `Bearer ${token}` }
}
const total = async (wallet: string) =>
  Object.values((await t.store.points.standing(wallet)).balances).reduce((sum, points) => sum + points, 0)

function seal(): string {
  const key = createPublicKey({ key: t.deps.rsaKey.publicKey.jwk, format: 'jwk' })
  return publicEncrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(String(t.clock.now().getTime())),
  ).toString('base64')
}
/** Creates a check-in on the north chain, for today by default. */
function mined(wallet: string, date = dateNumber(utcDay(t.clock.now()))): string {
  const hash = `0x${randomBytes(32).toString('hex')}`
  t.chain(north).setCheckIn(hash, {
    state: 'mined',
    time: t.clock.now().getTime() / 1000,
    confirmations: 5n,
    entries: [{ account: wallet, date }],
  })
  return hash
}
const tell = (call: Call, wallet: string, hash: string, { chainId = north, from = '192.0.2.7', headers = {} } = {}) =>
  call('POST', '/api/lottery/maker/sign/in', {
    body: { encrypt: seal(), hash, chainId, userAddress: wallet },
    from,
    headers,
  })

describe('a check-in', () => {
  it('reported for another network counts nothing', async () => {
    const wallet = randomAddress()
    expect((await tell(strictly(), wallet, mined(wallet), { chainId: south })).reason).toBe('check_in_waiting')
    expect(await total(wallet)).toBe(0)
  })

  it('with another day’s date counts nothing', async () => {
    const wallet = randomAddress()
    const today = utcDay(t.clock.now())
    for (const day of [today - 1, today + 1])
      expect((await tell(strictly(), wallet, mined(wallet, dateNumber(day as typeof today)))).reason).toBe(
        'check_in_not_found',
      )
    expect(await total(wallet)).toBe(0)
  })

  it('reported again on the next day counts for the day before', async () => {
    const wallet = randomAddress()
    const hash = mined(wallet)
    await tell(strictly(), wallet, hash)
    t.clock.advance(86_400)
    await tell(strictly(), wallet, hash)
    expect(await total(wallet)).toBe(2)
    expect(await t.store.checkIns.between(wallet, utcDay(t.clock.now()), utcDay(t.clock.now()))).toEqual([])
  })

  it('is limited per wallet and per network, and a stranger uses up no one’s attempts', async () => {
    const call = strictly({}, 0.02)
    const hash = `0x${randomBytes(32).toString('hex')}`
    const wallet = randomAddress()
    for (let n = 1; n <= 3; n++)
      expect((await tell(call, wallet, hash, { from: `198.51.100.${n}` })).reason).toBe('check_in_waiting')
    expect(await tell(call, wallet, hash, { from: '198.51.100.4' })).toEqual({
      status: 429,
      reason: 'too_many_requests',
    })
    expect((await tell(call, wallet, hash, { from: '198.51.101.1' })).reason).toBe('check_in_waiting')
    for (let n = 1; n <= 30; n++)
      expect((await tell(call, randomAddress(), hash, { from: `198.51.102.${n}` })).status).toBe(200)
    expect((await tell(call, randomAddress(), hash, { from: '198.51.102.31' })).status).toBe(429)
  })

  it('reported again by a stranger flags no one, and hides no crowd from the operator', async () => {
    const call = strictly({}, 0.1)
    const [stranger, crowd] = ['100.65.9', '100.65.10']
    const flagsOf = async (net: string) =>
      (await t.store.review.open(500)).filter(({ subject }) => subject === `${net}.0/24`)
    const many = Math.floor(noticeAbove.check_ins_of_range * 0.1) + 2
    const others = Array.from({ length: many }, randomAddress).map((wallet) => ({ wallet, hash: mined(wallet) }))
    for (const [n, { wallet, hash }] of others.entries())
      for (const net of [`100.66.${n}`, stranger, crowd])
        expect(await tell(call, wallet, hash, { from: `${net}.${n}` })).toEqual({ status: 200, reason: undefined })
    expect(await flagsOf(stranger)).toEqual([])
    const farm = Array.from({ length: many }, randomAddress)
    for (const [n, wallet] of farm.entries()) await tell(call, wallet, mined(wallet), { from: `${crowd}.${n}` })
    expect(await flagsOf(crowd)).toMatchObject([{ count: many, wallets: farm }])
  })

  it('made several times and reported in parallel counts once', async () => {
    const wallet = randomAddress()
    const hashes = Array.from({ length: 6 }, () => mined(wallet))
    await Promise.all(hashes.map((hash) => tell(strictly(), wallet, hash)))
    expect(await total(wallet)).toBe(2)
  })
})

describe('a ring of three wallets', () => {
  it('cannot close, and no one earns from a friend’s friend', async () => {
    const call = strictly()
    const [ada, bob, eve] = [randomAddress(), randomAddress(), randomAddress()]
    const code = async (wallet: string) =>
      (await t.store.referrals.codeOf(wallet, () => randomBytes(4).toString('hex').replaceAll('0', '1'))) ?? ''
    const bind = async (friend: string, host: string) =>
      call('POST', `/api/campaign_api/v1/${friend}/referrer`, {
        body: { code: await code(host) },
        headers: await session(friend),
      })
    expect((await bind(bob, ada)).status).toBe(200)
    expect((await bind(eve, bob)).status).toBe(200)
    expect((await bind(ada, eve)).reason).toBe('referral_cycle')
    expect((await bind(ada, ada)).reason).toBe('referral_self')
    await finalOrder(t.store, {
      fromAddress: eve,
      fromAsset: assetId(north, 'native'),
      toAsset: assetId(south, 'native'),
      fromChain: north,
      toChain: south,
    })
    await rewardRound(t.deps)
    t.clock.advance(30 * 86_400)
    await rewardRound(t.deps)
    const referral = async (wallet: string) => (await t.store.points.standing(wallet)).balances.refer_points
    expect([await referral(ada), (await referral(bob)) > 0, await referral(eve)]).toEqual([0, true, 0])
  })
})

describe('following, unfollowing and following again', () => {
  it('is worth at most one task at any time', async () => {
    const x = fakeVerifier({ account: randomAddress() })
    const deps = { socialVerifiers: new Map([['x' as const, x]]) }
    const call = strictly(deps)
    const wallet = randomAddress()
    const headers = await session(wallet)
    const verify = () =>
      call('POST', `/api/campaign_api/v1/${wallet}/campaigns/29?join_type=1&join_platform=1&twitter_username=someone`, {
        headers,
      })
    const earned = async () => (await t.store.points.standing(wallet)).balances.campaign_points
    await verify()
    x.standing = 'left'
    await verify()
    expect(await earned()).toBe(30)
    t.clock.advance(RECHECK_AFTER_MS / 1000)
    await recheckSocial({ ...t.deps, ...deps })
    expect(await earned()).toBe(0)
    x.standing = 'stands'
    await Promise.all([verify(), verify(), verify()])
    expect(await earned()).toBe(30)
  })
})

describe('many wallets on one network', () => {
  const SCALE = 0.1
  const campaignCall = (wallet: string, query: string) => `/api/campaign_api/v1/${wallet}/campaigns/${query}`
  const bridgeNorthToSouth = (wallet: string) =>
    finalOrder(t.store, {
      fromAddress: wallet,
      fromAsset: assetId(north, 'native'),
      toAsset: assetId(south, 'native'),
      fromChain: north,
      toChain: south,
    })

  it.each([
    [
      'social_tasks_of_range',
      '29?join_type=1&join_platform=1&twitter_username=someone',
      '100.65.1',
      () => Promise.resolve(),
    ],
    [
      'shares_of_range',
      '1?join_type=2',
      '100.65.2',
      async (wallet: string) => {
        for (let n = 0; n < 5; n++) await bridgeNorthToSouth(wallet)
        await rewardRound(t.deps)
      },
    ],
  ] as const)('come to the operator’s list: %s', async (kind, query, net, before) => {
    const unnoticed = Math.floor(noticeAbove[kind] * SCALE)
    const [earlier, wallets] = [randomAddress(), Array.from({ length: unnoticed + 2 }, randomAddress)]
    const call = strictly({}, 1)
    const few = strictly({}, SCALE)
    // Repeating here what was done before elsewhere isn't counted either.
    await before(earlier)
    for (const from of ['100.65.3.1', `${net}.200`])
      expect(await call('POST', campaignCall(earlier, query), { headers: await session(earlier), from })).toEqual({
        status: 200,
        reason: undefined,
      })
    for (const [n, wallet] of wallets.entries()) {
      await before(wallet)
      const from = `${net}.${n + 1}`
      const headers = await session(wallet)
      // Refused calls raise no flag.
      expect((await call('POST', campaignCall(wallet, query.replace(/^\d+/, '999')), { headers, from })).reason).toBe(
        'campaign_unknown',
      )
      expect(await few('POST', campaignCall(wallet, query), { headers, from })).toEqual({
        status: 200,
        reason: undefined,
      })
    }
    const flags = (await t.store.review.open(500)).filter(({ subject }) => subject === `${net}.0/24`)
    expect(flags).toMatchObject([{ kind, count: wallets.length, wallets }])
  })
})

describe('one Telegram user with many wallets', () => {
  const bot = '424242:abuse-of-the-test'
  const telegram = accessByToken(bot)
  let people = 9000

  /** Opens the app as a new Telegram account and returns the calls of its session. */
  async function person(call: Call, id = people++) {
    const raw = sign({ user: { id, first_name: 'Eve' } }, bot, t.clock.now())
    await call('POST', '/api/identity/v1/telegram', { body: { init_data: raw } })
    const headers = {
      authorization: `Bearer ${telegram.tokensOf(parseInitData(raw, telegram.proof, t.clock.now()).fingerprint)[0]}`,
    }
    return { id, headers }
  }
  const own = (wallet: string, id: number) =>
    t.store.telegram.link({ address: wallet, family: 'evm' }, id, 1000, t.clock.now())
  const flagsOf = async (subject: string) => (await t.store.review.open(500)).filter((flag) => flag.subject === subject)
  /** Links a wallet as the app does, by its signature. */
  async function link(headers: Record<string, string>, key: `0x${string}`) {
    const account = privateKeyToAccount(key)
    const linking = createApp({ ...t.deps, telegram, config: { ...t.deps.config, rateLimitScale: 1 } })
    const post = async (path: string, body?: object) => {
      const init = {
        method: 'POST',
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }
      const answer = await linking.request(`/api/identity/v1/telegram/${path}`, init, {
        incoming: { socket: { remoteAddress: `192.0.${randomInt(2, 250)}.7` } },
      })
      return (await answer.json()) as { code: number; data: NonceData }
    }
    const { domain, uri, nonce, statement, request_id: requestId, issued_at, expires_at } = (await post('nonce')).data
    const message = createSiweMessage({
      address: account.address,
      chainId: north,
      domain,
      uri,
      nonce,
      statement,
      version: '1',
      issuedAt: new Date(issued_at),
      expirationTime: new Date(expires_at),
      ...(requestId === undefined ? {} : { requestId }),
    })
    expect(
      (
        await post('link', {
          family: 'evm',
          address: account.address,
          message,
          signature: await account.signMessage({ message }),
        })
      ).code,
    ).toBe(0)
    return account.address.toLowerCase()
  }
  const unlink = (call: Call, headers: Record<string, string>, address: string) =>
    call('POST', '/api/identity/v1/telegram/unlink', {
      headers,
      body: { family: 'evm', address },
      from: `192.0.${randomInt(2, 250)}.8`,
    })

  it('has one set of attempts, from any address and with any wallet', async () => {
    const x = fakeVerifier({ refusal: 'verification_failed' })
    const call = strictly({ telegram, socialVerifiers: new Map([['x' as const, x]]) })
    const { id, headers } = await person(call)
    const statuses: number[] = []
    for (let n = 0; n < 24; n++) {
      const wallet = randomAddress()
      await own(wallet, id)
      statuses.push(
        (
          await call(
            'POST',
            `/api/campaign_api/v1/${wallet}/campaigns/29?join_type=1&join_platform=1&twitter_username=someone`,
            { headers, from: `198.18.${n}.1` },
          )
        ).status,
      )
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429, 429, 429])
    const other = await person(call)
    const wallet = randomAddress()
    await own(wallet, other.id)
    expect(
      (
        await call(
          'POST',
          `/api/campaign_api/v1/${wallet}/campaigns/29?join_type=1&join_platform=1&twitter_username=someone`,
          { headers: other.headers, from: '198.18.99.1' },
        )
      ).status,
    ).toBe(200)
  })

  it('cannot refer itself from one wallet to another, or guess codes without limit', async () => {
    const call = strictly({ telegram })
    const [eve, ada] = [await person(call), await person(call)]
    const [first, second, friend] = [randomAddress(), randomAddress(), randomAddress()]
    for (const wallet of [first, second]) await own(wallet, eve.id)
    await own(friend, ada.id)
    const code =
      (await t.store.referrals.codeOf(first, () => randomBytes(4).toString('hex').replaceAll('0', '1'))) ?? ''
    const bind = (wallet: string, headers: Record<string, string>, given: string, from: string) =>
      call('POST', `/api/campaign_api/v1/${wallet}/referrer`, { body: { code: given }, headers, from })
    expect((await bind(second, eve.headers, code, '198.20.0.1')).reason).toBe('referral_self')
    // Unlinking one of them for that purpose changes nothing.
    await t.store.telegram.unlink(first, eve.id)
    expect((await bind(second, eve.headers, code, '198.20.0.1')).reason).toBe('referral_self')
    expect((await bind(friend, ada.headers, code, '198.20.1.1')).status).toBe(200)
    const statuses: number[] = []
    const wallets = Array.from({ length: 21 }, randomAddress)
    for (const [n, wallet] of wallets.entries()) {
      await own(wallet, eve.id)
      statuses.push((await bind(wallet, eve.headers, 'zzzzzzzz', `198.21.${n}.1`)).status)
    }
    // Two attempts were made before.
    expect([statuses.filter((status) => status === 404).length, statuses.at(-1)]).toEqual([18, 429])
  })

  describe('that refers itself first and links both wallets afterwards', () => {
    const HOUR = 3600
    let call: Call
    beforeEach(() => void (call = strictly({ telegram })))
    const bridge = async (wallet: string) => {
      const order = await finalOrder(t.store, {
        fromAddress: wallet,
        fromAsset: assetId(north, 'native'),
        toAsset: assetId(south, 'native'),
        fromChain: north,
        toChain: south,
      })
      await rewardRound(t.deps)
      return order
    }
    /** Creates two wallets with known keys, one referred by the other. */
    async function invited() {
      const { id, headers } = await person(call)
      const keys = { host: generatePrivateKey(), guest: generatePrivateKey() }
      const [host, guest] = [keys.host, keys.guest].map((key) => privateKeyToAccount(key).address.toLowerCase()) as [
        string,
        string,
      ]
      const code = await t.store.referrals.codeOf(host, () => randomBytes(4).toString('hex').replaceAll('0', '1'))
      expect(
        (
          await call('POST', `/api/campaign_api/v1/${guest}/referrer`, {
            body: { code },
            headers: await session(guest),
            from: `198.22.${randomInt(250)}.1`,
          })
        ).status,
      ).toBe(200)
      return { id, headers, keys, host, guest }
    }
    const standing = (wallet: string) => t.store.points.standing(wallet)
    const friendOf = async (host: string) => (await t.store.referrals.friends(host, { from: null, limit: 1 }))[0]
    const whys = async (wallet: string) =>
      (await t.store.points.entries(wallet, { before: null, limit: 9 })).map(({ points, reason }) => [
        points,
        'why' in reason ? reason.why : reason.kind,
      ])

    it.each([
      ['host', 'guest'],
      ['guest', 'host'],
    ] as const)('loses pending points and earns no more: the %s first', async (first, second) => {
      const { headers, keys, host, guest } = await invited()
      await link(headers, keys[first])
      const undone = await bridge(guest)
      expect(await standing(host)).toMatchObject({ pending: 15 })
      await link(headers, keys[second])
      expect(await standing(host)).toMatchObject({ pending: 0, balances: { refer_points: 0 } })
      expect(await whys(host)).toEqual([
        [-15, 'one_person'],
        [15, 'referral'],
      ])
      await bridge(guest)
      await link(headers, keys[second])
      t.clock.advance(2 * HOUR)
      await rewardRound(t.deps)
      expect(await whys(host)).toEqual([
        [-15, 'one_person'],
        [15, 'referral'],
      ])
      expect(await friendOf(host)).toMatchObject({ bridges: 2, points: 0, pending: 0 })
      expect([...(await flagsOf(guest)), ...(await flagsOf(host))]).toEqual([])
      await t.store.orders.apply(undone.id, 'incident')
      await rewardRound(t.deps)
      expect(await standing(host)).toMatchObject({ pending: 0, balances: { refer_points: 0 } })
      expect(await friendOf(host)).toMatchObject({ bridges: 1, points: 0, pending: 0 })
    })

    it('keeps earlier points, and is flagged once', async () => {
      const { id, headers, keys, host, guest } = await invited()
      await bridge(guest)
      t.clock.advance(2 * HOUR)
      await bridge(guest)
      await link(headers, keys.host)
      await link(headers, keys.guest)
      expect(await standing(host)).toMatchObject({ pending: 0, balances: { refer_points: 15 } })
      expect(await friendOf(host)).toMatchObject({ bridges: 2, points: 15, pending: 0 })
      const [flag] = await flagsOf(guest)
      expect(flag).toMatchObject({ kind: 'own_invitation', count: 15, wallets: [guest, host] })
      expect(flag && flagText(flag)).toBe(
        '15 referral points had arrived between these two wallets before one Telegram account linked both',
      )
      await t.store.review.close(flag?.id ?? -1n, t.clock.now())
      t.clock.advance(24 * HOUR)
      const nextDay = await person(call, id)
      await unlink(call, nextDay.headers, guest)
      await link(nextDay.headers, keys.guest)
      expect(await flagsOf(guest)).toEqual([])
    })

    it('does not become two users by unlinking one wallet for a bridge', async () => {
      const { headers, keys, host, guest } = await invited()
      await link(headers, keys.host)
      await link(headers, keys.guest)
      await unlink(call, headers, guest)
      await bridge(guest)
      t.clock.advance(6 * 24 * HOUR)
      await bridge(guest)
      expect(await standing(host)).toMatchObject({ pending: 0, balances: { refer_points: 0 } })
      t.clock.advance(25 * HOUR)
      await bridge(guest)
      expect(await standing(host)).toMatchObject({ pending: 15 })
      // A wallet linked to another account is a friend's wallet.
      const other = await person(call)
      await link(other.headers, keys.guest)
      expect(await standing(host)).toMatchObject({ pending: 15 })
    })
  })

  it('linking the wallets of yesterday again flags nothing new', async () => {
    const call = strictly({ telegram })
    const { id, headers } = await person(call)
    const keys = Array.from({ length: noticeAbove.wallets_of_person }, generatePrivateKey)
    for (const key of keys) await link(headers, key)
    t.clock.advance(86_400)
    const nextDay = await person(call, id)
    for (const key of [...keys, generatePrivateKey()]) await link(nextDay.headers, key)
    expect(await flagsOf(`telegram:${id}`)).toEqual([])
  })

  it('linking and unlinking them is flagged for the operator', async () => {
    const call = strictly({ telegram })
    const { id, headers } = await person(call)
    const wallets: string[] = []
    for (let n = 0; n <= noticeAbove.wallets_of_person; n++) {
      expect(await flagsOf(`telegram:${id}`)).toEqual([])
      const wallet = await link(headers, generatePrivateKey())
      wallets.push(wallet)
      expect((await unlink(call, headers, wallet)).status).toBe(200)
    }
    expect(await flagsOf(`telegram:${id}`)).toMatchObject([
      { kind: 'wallets_of_person', count: wallets.length, wallets },
    ])
  })

  it('a wallet that moves between people is flagged too, and earns its social task once', async () => {
    const x = fakeVerifier({ account: randomAddress() })
    const call = strictly({ telegram, socialVerifiers: new Map([['x' as const, x]]) })
    const ada = await person(call)
    const key = generatePrivateKey()
    const wallet = await link(ada.headers, key)
    const verify = (headers: Record<string, string>) =>
      call('POST', `/api/campaign_api/v1/${wallet}/campaigns/29?join_type=1&join_platform=1&twitter_username=someone`, {
        headers,
        from: '198.19.1.1',
      })
    await verify(ada.headers)
    const earned = await total(wallet)
    expect(earned).toBeGreaterThan(0)
    await unlink(call, ada.headers, wallet)
    expect(await link(ada.headers, key)).toBe(wallet)
    expect(await flagsOf(wallet)).toEqual([])
    await unlink(call, ada.headers, wallet)
    t.clock.advance(3 * 86_400)
    const later = await person(call)
    await link(later.headers, key)
    x.proof = { account: randomAddress() }
    await verify(later.headers)
    expect(await total(wallet)).toBe(earned)
    expect(await flagsOf(wallet)).toMatchObject([
      { kind: 'persons_of_wallet', wallets: [`telegram:${ada.id}`, `telegram:${later.id}`] },
    ])
    await unlink(call, later.headers, wallet)
    t.clock.advance(31 * 86_400)
    await dropExpired(t.store, t.clock.now())
    expect(await t.store.telegram.partedFrom(wallet, new Date(0))).toEqual([])
  })

  it('connecting, linking and unlinking earns nothing on any surface', async () => {
    const call = strictly({ telegram })
    const { headers } = await person(call)
    const wallet = await link(headers, generatePrivateKey())
    await rewardRound(t.deps)
    await unlink(call, headers, wallet)
    await rewardRound(t.deps)
    expect([await total(wallet), await t.store.points.entries(wallet, { before: null, limit: 5 })]).toEqual([0, []])
  })
})

describe('forged forwarding headers', () => {
  /** Fraction of the production limits. */
  const SCALE = 0.05

  it('open no new budget for guessing codes, and count behind a trusted proxy only as seen by it', async () => {
    const call = strictly({}, SCALE)
    const attempt = async (n: number, from: string, seen = '') => {
      const wallet = randomAddress()
      const headers = {
        ...(await session(wallet)),
        'x-forwarded-for': seen ? `203.0.113.${n}, ${seen}` : `203.0.113.${n}`,
      }
      return call('POST', `/api/campaign_api/v1/${wallet}/referrer`, { body: { code: 'zzzzzzzz' }, headers, from })
    }
    for (let n = 0; n < 100 * SCALE; n++) expect((await attempt(n, '192.0.2.9')).reason).toBe('referral_unknown')
    expect((await attempt(250, '192.0.2.77')).status).toBe(429)
    expect((await attempt(251, proxy, '192.0.2.10')).status).toBe(429)
    expect((await attempt(252, proxy, '198.51.100.10')).reason).toBe('referral_unknown')
  })

  it.each([
    ['100.64.7.0/24', (n: number) => `100.64.7.${n + 1}`],
    ['2001:db8:77::/48', (n: number) => `2001:db8:77:${n + 1}::1`],
  ])('hide no crowd of wallets in %s from the operator’s list', async (range, from) => {
    const call = strictly({}, SCALE)
    const unnoticed = Math.floor(noticeAbove.check_ins_of_range * SCALE)
    const wallets = Array.from({ length: unnoticed + 2 }, randomAddress)
    for (const [n, wallet] of wallets.entries())
      await tell(call, wallet, mined(wallet), {
        from: from(n),
        headers: { 'x-forwarded-for': `203.0.113.${n}, 198.18.${n}.1` },
      })
    const flags = (await t.store.review.open(500)).filter(({ subject }) => subject === range)
    expect(flags).toMatchObject([{ kind: 'check_ins_of_range', count: wallets.length, wallets }])
  })
})
