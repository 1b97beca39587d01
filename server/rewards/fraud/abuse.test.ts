import { constants, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assetId } from '#core/asset/assetId.ts'
import { dateNumber, utcDay } from '#core/rewards/utcDay.ts'
import { finalOrder, randomAddress } from '#store/testing/fixtures.ts'
import { createApp } from '../../app.ts'
import { hashToken, newToken } from '../../identity/token.ts'
import { createTestApp, north, proxy, south, type TestApp } from '../../testing/testApp.ts'
import { RECHECK_AFTER_MS, recheckSocial } from '../social/recheck.ts'
import { fakeVerifier } from '../social/testing/fakeVerifier.ts'
import { rewardRound } from '../startRewards.ts'
import { noticeAbove } from './watch.ts'

/** What cheaters try, call by call as they would; docs/campaigns.md lists these beside those that other tests hold. */
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
beforeEach(() => t.reset())
afterAll(() => t.close())

type Call = (method: string, path: string, options?: { body?: unknown; headers?: Record<string, string>; from?: string }) => Promise<{ status: number; reason: string | undefined }>

/** The API with its limits as they are in production, or a part of them; `some` of its parts replaced. */
function strictly(some: Partial<TestApp['deps']> = {}, rateLimitScale = 1): Call {
  const app = createApp({ ...t.deps, config: { ...t.deps.config, rateLimitScale }, ...some })
  return async (method, path, { body, headers = {}, from = '192.0.2.7' } = {}) => {
    const init = { method, headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const answer = await app.request(path, init, { incoming: { socket: { remoteAddress: from } } })
    return { status: answer.status, reason: ((await answer.json()) as { data: { reason?: string } }).data.reason }
  }
}

async function session(wallet: string): Promise<Record<string, string>> {
  const token = newToken('session')
  const now = t.clock.now()
  await t.store.sessions.create({ tokenHash: hashToken(token), userId: wallet, family: 'evm', surface: 'web', createdAt: now, expiresAt: new Date(now.getTime() + 90 * 86_400_000) })
  return { authorization: `Bearer ${token}` }
}
const total = async (wallet: string) => Object.values((await t.store.points.standing(wallet)).balances).reduce((sum, points) => sum + points, 0)

function seal(): string {
  const key = createPublicKey({ key: t.deps.rsaKey.publicKey.jwk, format: 'jwk' })
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(String(t.clock.now().getTime()))).toString('base64')
}
/** A check-in that stands on the north chain, for today unless told. */
function mined(wallet: string, date = dateNumber(utcDay(t.clock.now()))): string {
  const hash = `0x${randomBytes(32).toString('hex')}`
  t.chain(north).setCheckIn(hash, { state: 'mined', time: t.clock.now().getTime() / 1000, confirmations: 5n, entries: [{ account: wallet, date }] })
  return hash
}
const tell = (call: Call, wallet: string, hash: string, { chainId = north, from = '192.0.2.7', headers = {} } = {}) =>
  call('POST', '/api/lottery/maker/sign/in', { body: { encrypt: seal(), hash, chainId, userAddress: wallet }, from, headers })

describe('a check-in', () => {
  it('told for another network counts nothing', async () => {
    const wallet = randomAddress()
    expect((await tell(strictly(), wallet, mined(wallet), { chainId: south })).reason).toBe('check_in_waiting')
    expect(await total(wallet)).toBe(0)
  })

  it('with another day’s date counts nothing', async () => {
    const wallet = randomAddress()
    const today = utcDay(t.clock.now())
    for (const day of [today - 1, today + 1]) expect((await tell(strictly(), wallet, mined(wallet, dateNumber(day as typeof today)))).reason).toBe('check_in_not_found')
    expect(await total(wallet)).toBe(0)
  })

  it('told again on the next day is yesterday’s', async () => {
    const wallet = randomAddress()
    const hash = mined(wallet)
    await tell(strictly(), wallet, hash)
    t.clock.advance(86_400)
    await tell(strictly(), wallet, hash)
    expect(await total(wallet)).toBe(2)
    expect(await t.store.checkIns.between(wallet, utcDay(t.clock.now()), utcDay(t.clock.now()))).toEqual([])
  })

  it('is told so often for a wallet and from a network, and no more; a stranger elsewhere uses up nobody’s attempts', async () => {
    const call = strictly({}, 0.02)
    const hash = `0x${randomBytes(32).toString('hex')}`
    const wallet = randomAddress()
    for (let n = 1; n <= 3; n++) expect((await tell(call, wallet, hash, { from: `198.51.100.${n}` })).reason).toBe('check_in_waiting')
    expect(await tell(call, wallet, hash, { from: '198.51.100.4' })).toEqual({ status: 429, reason: 'too_many_requests' })
    expect((await tell(call, wallet, hash, { from: '198.51.101.1' })).reason).toBe('check_in_waiting')
    for (let n = 1; n <= 30; n++) expect((await tell(call, randomAddress(), hash, { from: `198.51.102.${n}` })).status).toBe(200)
    expect((await tell(call, randomAddress(), hash, { from: '198.51.102.31' })).status).toBe(429)
  })

  it('of many, told at once by many calls, counts once', async () => {
    const wallet = randomAddress()
    const hashes = Array.from({ length: 6 }, () => mined(wallet))
    await Promise.all(hashes.map((hash) => tell(strictly(), wallet, hash)))
    expect(await total(wallet)).toBe(2)
  })
})

describe('a ring of three wallets', () => {
  it('does not close, and nobody earns from a friend’s friend', async () => {
    const call = strictly()
    const [ada, bob, eve] = [randomAddress(), randomAddress(), randomAddress()]
    const code = async (wallet: string) => (await t.store.referrals.codeOf(wallet, () => randomBytes(4).toString('hex').replaceAll('0', '1'))) ?? ''
    const bind = async (friend: string, host: string) => call('POST', `/api/campaign_api/v1/${friend}/referrer`, { body: { code: await code(host) }, headers: await session(friend) })
    expect((await bind(bob, ada)).status).toBe(200)
    expect((await bind(eve, bob)).status).toBe(200)
    expect((await bind(ada, eve)).reason).toBe('referral_cycle')
    expect((await bind(ada, ada)).reason).toBe('referral_self')
    await finalOrder(t.store, { fromAddress: eve, fromAsset: assetId(north, 'native'), toAsset: assetId(south, 'native'), fromChain: north, toChain: south })
    await rewardRound(t.deps)
    t.clock.advance(30 * 86_400)
    await rewardRound(t.deps)
    const referral = async (wallet: string) => (await t.store.points.standing(wallet)).balances.refer_points
    expect([await referral(ada), (await referral(bob)) > 0, await referral(eve)]).toEqual([0, true, 0])
  })
})

describe('following, unfollowing and following again', () => {
  it('is worth one task at most, at any time', async () => {
    const x = fakeVerifier({ account: randomAddress() })
    const deps = { socialVerifiers: new Map([['x' as const, x]]) }
    const call = strictly(deps)
    const wallet = randomAddress()
    const headers = await session(wallet)
    const verify = () => call('POST', `/api/campaign_api/v1/${wallet}/campaigns/29?join_type=1&join_platform=1&twitter_username=someone`, { headers })
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

describe('many wallets behind one network', () => {
  const SCALE = 0.1
  const campaignCall = (wallet: string, query: string) => `/api/campaign_api/v1/${wallet}/campaigns/${query}`
  const bridgeNorthToSouth = (wallet: string) =>
    finalOrder(t.store, { fromAddress: wallet, fromAsset: assetId(north, 'native'), toAsset: assetId(south, 'native'), fromChain: north, toChain: south })

  it.each([
    ['social_tasks_of_range', '29?join_type=1&join_platform=1&twitter_username=someone', '100.65.1', () => Promise.resolve()],
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
    const wallets = Array.from({ length: unnoticed + 2 }, randomAddress)
    const call = strictly({}, 1)
    const few = strictly({}, SCALE)
    for (const [n, wallet] of wallets.entries()) {
      await before(wallet)
      const from = `${net}.${n + 1}`
      const headers = await session(wallet)
      // What is refused is no sign of anything.
      expect((await call('POST', campaignCall(wallet, query.replace(/^\d+/, '999')), { headers, from })).reason).toBe('campaign_unknown')
      expect(await few('POST', campaignCall(wallet, query), { headers, from })).toEqual({ status: 200, reason: undefined })
    }
    const flags = (await t.store.review.open(500)).filter(({ subject }) => subject === `${net}.0/24`)
    expect(flags).toMatchObject([{ kind, count: wallets.length, wallets }])
  })
})

describe('made-up forwarding headers', () => {
  /** A twentieth of what production allows. */
  const SCALE = 0.05

  it('open no new budget for tries of codes, and count behind a trusted proxy only by what it saw', async () => {
    const call = strictly({}, SCALE)
    const wallet = randomAddress()
    const headers = await session(wallet)
    const attempt = (n: number, from: string, seen = '') =>
      call('POST', `/api/campaign_api/v1/${wallet}/referrer`, { body: { code: 'zzzzzzzz' }, headers: { ...headers, 'x-forwarded-for': seen ? `203.0.113.${n}, ${seen}` : `203.0.113.${n}` }, from })
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
    for (const [n, wallet] of wallets.entries()) await tell(call, wallet, mined(wallet), { from: from(n), headers: { 'x-forwarded-for': `203.0.113.${n}, 198.18.${n}.1` } })
    const flags = (await t.store.review.open(500)).filter(({ subject }) => subject === range)
    expect(flags).toMatchObject([{ kind: 'check_ins_of_range', count: wallets.length, wallets }])
  })
})
