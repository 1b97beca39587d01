import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { shortAddress } from '#core/format/address.ts'
import { finalOrder, randomAddress } from '#store/testing/fixtures.ts'
import { hashToken, newToken } from '../../identity/token.ts'
import { rewardRound } from '../startRewards.ts'
import { expectGolden } from '../../testing/golden.ts'
import { createTestApp, north, south, type TestApp, user } from '../../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
beforeEach(() => t.reset())
afterAll(() => t.close())

const eth = (chain: number) => assetId(chainId(chain), 'native')
const bridged = (wallet: string) =>
  finalOrder(t.store, {
    fromAddress: wallet,
    fromAsset: eth(north),
    toAsset: eth(south),
    fromChain: north,
    toChain: south,
  })
const get = async (wallet: string, call = 'referral') =>
  (await t.call('GET', `/api/campaign_api/v1/${wallet}/${call}`)).body as { data: Record<string, unknown> }
async function signedIn(wallet: string): Promise<Record<string, string>> {
  const token = newToken('session')
  const now = t.clock.now()
  await t.store.sessions.create({
    tokenHash: hashToken(token),
    userId: wallet,
    family: 'evm',
    surface: 'web',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  })
  return { authorization: `Bearer ${token}` }
}
const codeOf = async (wallet: string): Promise<string> =>
  (
    (await t.call('POST', `/api/campaign_api/v1/${wallet}/referral`, { headers: await signedIn(wallet.toLowerCase()) }))
      .body as { data: { code: string } }
  ).data.code
const bind = async (wallet: string, code: string, as = wallet) =>
  t.call('POST', `/api/campaign_api/v1/${wallet}/referrer`, { body: { code }, headers: await signedIn(as) })

async function befriended() {
  const [ada, bob] = [randomAddress(), randomAddress()]
  expect(await bind(bob, await codeOf(ada))).toMatchObject({ status: 200, body: { code: 0 } })
  return { ada, bob }
}
const standing = (wallet: string) => t.store.points.standing(wallet)

describe('a referral', () => {
  it('returns the specification’s counts as recorded', async () => {
    expectGolden(import.meta.dirname, 'refer-info', await get(user, 'referInfo'))
    expect(await get('nobody', 'referInfo')).toMatchObject({ code: 404 })
  })

  it('has a permanent code, in any form of the address', async () => {
    const wallet = randomAddress()
    const code = await codeOf(wallet)
    expect(code).toMatch(/^[1-9A-HJ-NP-Za-km-z]{8}$/)
    expect(await codeOf(`0x${wallet.slice(2).toUpperCase()}`)).toBe(code)
  })

  it('has no code for a wallet that is only looked up, until it signs in or bridges', async () => {
    const [wallet, bridger] = [randomAddress(), randomAddress()]
    const ask = async (headers = {}) =>
      (
        (await t.call('GET', `/api/campaign_api/v1/${wallet}/referral`, { headers })).body as {
          data: { code: string | null }
        }
      ).data.code
    expect([await ask(), await ask(await signedIn(randomAddress()))]).toEqual([null, null])
    expect(await t.call('POST', `/api/campaign_api/v1/${wallet}/referral`)).toMatchObject({
      status: 401,
      body: { data: { reason: 'session_required' } },
    })
    expect(
      await t.call('POST', `/api/campaign_api/v1/${wallet}/referral`, { headers: await signedIn(bridger) }),
    ).toMatchObject({ status: 403, body: { data: { reason: 'session_of_another' } } })
    const code = await ask(await signedIn(wallet))
    expect([await ask(), await codeOf(wallet)]).toEqual([code, code])
    await bridged(bridger)
    await rewardRound(t.deps)
    expect((await get(bridger)).data['code']).toMatch(/^[1-9A-HJ-NP-Za-km-z]{8}$/)
  })

  it('shows friends’ full addresses, also in page cursors, only to their referrer', async () => {
    const { ada, bob } = await befriended()
    await bind(randomAddress(), await codeOf(ada))
    const friendsOf = async (headers = {}) =>
      JSON.stringify((await t.call('GET', `/api/campaign_api/v1/${ada}/referral?limit=1`, { headers })).body) +
      JSON.stringify((await t.call('GET', `/api/campaign_api/v1/${ada}/referral`, { headers })).body)
    const seen = [await friendsOf(), await friendsOf(await signedIn(bob)), await friendsOf(await signedIn(ada))]
    expect(seen.map((text) => text.includes(bob))).toEqual([false, false, true])
    expect(seen[0]).toContain(shortAddress(bob))
  })

  it('needs the session of the referred wallet', async () => {
    const [ada, bob, eve] = [randomAddress(), randomAddress(), randomAddress()]
    const code = await codeOf(ada)
    expect(await t.call('POST', `/api/campaign_api/v1/${bob}/referrer`, { body: { code } })).toMatchObject({
      status: 401,
      body: { data: { reason: 'session_required' } },
    })
    expect(await bind(bob, code, eve)).toMatchObject({ status: 403, body: { data: { reason: 'session_of_another' } } })
    expect(await t.store.referrals.referrerOf(bob)).toBeNull()
  })

  it.each([
    ['unknown', (_: string) => 'zzzzzzzz', 404, 'referral_unknown'],
    ['no code', (_: string) => 'a b', 404, 'referral_unknown'],
    ['one’s own', (own: string) => own, 409, 'referral_self'],
  ])('that is %s is refused', async (_, code, status, reason) => {
    const wallet = randomAddress()
    expect(await bind(wallet, code(await codeOf(wallet)))).toMatchObject({ status, body: { data: { reason } } })
  })

  it('cannot be accepted after a bridge, nor after another; only the wallet itself learns of the latter', async () => {
    const { bob } = await befriended()
    const late = randomAddress()
    const may = async (wallet: string, headers = {}) =>
      (
        (await t.call('GET', `/api/campaign_api/v1/${wallet}/referral`, { headers })).body as {
          data: { can_be_referred: boolean }
        }
      ).data.can_be_referred
    expect([await may(late), await may(bob), await may(bob, await signedIn(bob))]).toEqual([true, true, false])
    await bridged(late)
    await rewardRound(t.deps)
    expect(await may(late)).toBe(false)
  })

  it('is refused after a bridge, in a ring, and if another one was first', async () => {
    const { ada, bob } = await befriended()
    expect(await bind(ada, await codeOf(bob))).toMatchObject({
      status: 409,
      body: { data: { reason: 'referral_cycle' } },
    })
    expect(await bind(bob, await codeOf(randomAddress()))).toMatchObject({
      status: 409,
      body: { data: { reason: 'referral_taken' } },
    })
    const late = randomAddress()
    await bridged(late)
    await rewardRound(t.deps)
    expect(await bind(late, await codeOf(ada))).toMatchObject({
      status: 409,
      body: { data: { reason: 'referral_late' } },
    })
  })
})

describe('a friend’s bridge', () => {
  it('earns a tenth once it is final and can no longer be undone', async () => {
    const { ada, bob } = await befriended()
    await bridged(bob)
    await rewardRound(t.deps)
    await rewardRound(t.deps)
    expect(await standing(bob)).toMatchObject({ balances: { cross_points: 150 } })
    expect(await standing(ada)).toMatchObject({ pending: 15, balances: { refer_points: 0 } })
    expect(await get(ada)).toMatchObject({
      data: {
        percent: 10,
        referees: 1,
        bridges: 1,
        points: 15,
        pending_points: 15,
        friends: [{ address: shortAddress(bob), bridges: 1, points: 15, pending_points: 15 }],
        next: null,
      },
    })
    t.clock.advance(3601)
    await rewardRound(t.deps)
    expect(await standing(ada)).toMatchObject({ pending: 0, balances: { refer_points: 15 } })
    expect(await get(ada)).toMatchObject({
      data: { points: 15, pending_points: 0, friends: [{ points: 15, pending_points: 0 }] },
    })
    expect(await get(ada, 'referInfo')).toEqual({
      code: 0,
      message: 'success',
      data: { total_referees: 1, referee_bridges: 1 },
    })
  })

  it('that is undone earns nothing, whether before or after the credit', async () => {
    const { ada, bob } = await befriended()
    const first = await bridged(bob)
    await rewardRound(t.deps)
    await t.store.orders.apply(first.id, 'incident')
    await rewardRound(t.deps)
    expect(await standing(ada)).toMatchObject({ pending: 0, balances: { refer_points: 0 } })
    expect(await get(ada)).toMatchObject({
      data: { points: 0, pending_points: 0, friends: [{ points: 0, pending_points: 0 }] },
    })
    const second = await bridged(bob)
    await rewardRound(t.deps)
    t.clock.advance(3601)
    await rewardRound(t.deps)
    await t.store.orders.apply(second.id, 'incident')
    await rewardRound(t.deps)
    expect(await standing(ada)).toMatchObject({ pending: 0, balances: { refer_points: 0 } })
    expect(await get(ada)).toMatchObject({ data: { referees: 1, bridges: 0, points: 0 } })
  })

  it('without a referrer gives no referral points', async () => {
    const wallet = randomAddress()
    await bridged(wallet)
    await rewardRound(t.deps)
    expect(await get(wallet)).toMatchObject({ data: { referees: 0, points: 0 } })
  })

  it('pages through many friends', async () => {
    const ada = randomAddress()
    const code = await codeOf(ada)
    const friends = Array.from({ length: 5 }, randomAddress)
    for (const friend of friends) await bind(friend, code)
    const session = await signedIn(ada)
    const seen: string[] = []
    for (let before = '', next: unknown = ''; next !== null; before = `&before=${String(next)}`) {
      const page = (await t.call('GET', `/api/campaign_api/v1/${ada}/referral?limit=2${before}`, { headers: session }))
        .body as { data: { friends: { address: string }[]; next: unknown } }
      seen.push(...page.data.friends.map((friend) => friend.address))
      next = page.data.next
    }
    expect(new Set(seen)).toEqual(new Set(friends))
    expect(seen).toHaveLength(5)
    for (const before of ['x', '999999999999999.1'])
      expect(await t.call('GET', `/api/campaign_api/v1/${ada}/referral?before=${before}`)).toMatchObject({
        status: 400,
      })
  })
})
