import { constants, createPublicKey, publicEncrypt, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import { shortAddress } from '#core/format/address.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { finalOrder, randomAddress } from '#store/testing/fixtures.ts'
import { pointCommands } from '../../admin/points.ts'
import { hashToken, newToken } from '../../identity/token.ts'
import { createApp } from '../../app.ts'
import { lostCheckIns } from '../../rewards/checkIn/lost.ts'
import { rewardRound } from '../../rewards/startRewards.ts'
import { expectGolden } from '../../testing/golden.ts'
import { createTestApp, north, south, stranger, type TestApp, user } from '../../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
beforeEach(() => t.reset())
afterAll(() => t.close())

const someHash = (): string => `0x${randomBytes(32).toString('hex')}`
const someone = (): string => `0x${randomBytes(20).toString('hex')}`
const seal = (value: string): string => {
  const key = createPublicKey({ key: t.deps.rsaKey.publicKey.jwk, format: 'jwk' })
  return publicEncrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(value),
  ).toString('base64')
}
const dateOf = (at: Date): number => Number(at.toISOString().slice(0, 10).replaceAll('-', ''))

/** Creates a check-in of the wallet on the chain, dated now. */
function standing(wallet: string, on = north, confirmations = 5n): string {
  const hash = someHash()
  const at = t.clock.now()
  t.chain(on).setCheckIn(hash, {
    state: 'mined',
    time: at.getTime() / 1000,
    confirmations,
    entries: [{ account: wallet, date: dateOf(at) }],
  })
  return hash
}
const tell = async (
  wallet: string,
  hash: string,
  { chainId = north, encrypt = seal(String(t.clock.now().getTime())) }: { chainId?: number; encrypt?: string } = {},
) =>
  (await t.call('POST', '/api/lottery/maker/sign/in', { body: { encrypt, hash, chainId, userAddress: wallet } })).body
const pointsOf = async (wallet: string) =>
  (await t.call('GET', `/api/campaign_api/v1/${wallet}/points`)).body as {
    data: { check_in_points: number; multiplier: number }
  }
const monthOf = async (wallet: string, year = 2026, month = 3) =>
  (await t.call('GET', `/api/lottery/maker/sign/user?address=${wallet}&year=${year}&month=${month}`)).body
const weekOf = async (wallet: string) => (await t.call('GET', `/api/campaign_api/v1/${wallet}/chainSignInInfo`)).body
const untilTomorrow = () => t.clock.advance(86_400 - ((t.clock.now().getTime() / 1000) % 86_400) + 60)

describe('the specification’s calls', () => {
  it('return the recorded responses', async () => {
    const hashOfTest = `0x${'12'.repeat(32)}`
    t.chain(north).setCheckIn(hashOfTest, {
      state: 'mined',
      time: t.clock.now().getTime() / 1000,
      confirmations: 5n,
      entries: [{ account: user, date: dateOf(t.clock.now()) }],
    })
    expectGolden(import.meta.dirname, 'config-rewards', (await t.call('GET', '/api/config/rewards')).body)
    expectGolden(import.meta.dirname, 'sign-contract', (await t.call('GET', '/api/lottery/maker/sign/contract')).body)
    expectGolden(import.meta.dirname, 'sign-in', await tell(user, hashOfTest))
    expectGolden(import.meta.dirname, 'sign-user', await monthOf(user))
    expectGolden(import.meta.dirname, 'chain-sign-in-info', await weekOf(user))
    expectGolden(import.meta.dirname, 'points', await pointsOf(user))
    expectGolden(import.meta.dirname, 'points-of-nobody', await pointsOf(stranger))
  })

  it.each(['points', 'chainSignInInfo'])(
    '%s returns a code, not an HTTP error, for an invalid address',
    async (call) => {
      expect(await t.call('GET', `/api/campaign_api/v1/nobody/${call}`)).toMatchObject({
        status: 200,
        body: { code: 404 },
      })
    },
  )
})

describe('a check-in', () => {
  it('counts once a day, on any network, and returns the same again', async () => {
    const wallet = someone()
    const hash = standing(wallet)
    expect(await tell(wallet, hash)).toMatchObject({ code: 200, data: 2 })
    expect(await tell(wallet, hash)).toMatchObject({ code: 200, data: 2 })
    expect(await tell(wallet, standing(wallet))).toEqual({
      code: 409,
      message: 'Repeat check-in',
      data: { reason: 'check_in_repeated' },
    })
    expect(await tell(wallet, standing(wallet, south), { chainId: south })).toMatchObject({
      data: { reason: 'check_in_repeated' },
    })
    expect((await pointsOf(wallet)).data.check_in_points).toBe(2)
    untilTomorrow()
    expect(await tell(wallet, standing(wallet, south), { chainId: south })).toMatchObject({ code: 200 })
  })

  it('reports today’s points in advance, with a bridge of the day and a streak', async () => {
    const wallet = someone()
    const worth = async () => ((await weekOf(wallet)) as { data: { today_points: number } }).data.today_points
    while (new Date(t.clock.now()).getUTCDay() !== 1) untilTomorrow()
    expect(await worth()).toBe(2)
    for (let day = 0; day < 2; day++) {
      await tell(wallet, standing(wallet))
      untilTomorrow()
    }
    expect(await worth()).toBe(2 + 5)
    const bridge = {
      orderId: orderIdFromUuid(randomUUID()),
      wallet,
      fromChain: north,
      toChain: south,
      settledAt: t.clock.now(),
    }
    await t.store.points.creditBridge(bridge, () => ({
      bucket: 'cross_points',
      points: 1,
      reason: { kind: 'granted', note: '' },
    }))
    expect(await worth()).toBe(10 + 5)
    expect(await tell(wallet, standing(wallet))).toMatchObject({ data: 15 })
  })

  it('any form of the address is the same wallet', async () => {
    const wallet = someone()
    expect(await tell(`0x${wallet.slice(2).toUpperCase()}`, standing(wallet))).toMatchObject({ code: 200 })
    expect((await pointsOf(wallet)).data.check_in_points).toBe(2)
  })

  it('accepts any spelling of its transaction, and queries no network for an invalid one', async () => {
    const wallet = someone()
    const hash = standing(wallet)
    expect(await tell(wallet, `0x${hash.slice(2).toUpperCase()}`)).toMatchObject({ code: 200, data: 2 })
    expect(await tell(wallet, hash)).toMatchObject({ code: 200, data: 2 })
    expect(await monthOf(wallet, t.clock.now().getUTCFullYear(), t.clock.now().getUTCMonth() + 1)).toMatchObject({
      data: { historyList: [{ txHash: hash }] },
    })
    const reads = () => t.chain(north).reads.get('checkIn') ?? 0
    const before = reads()
    for (const none of ['hello', hash.slice(0, -1), `${hash}0`, ` ${hash}`])
      expect(await tell(wallet, none)).toMatchObject({ code: 422, data: { reason: 'tx_hash_invalid' } })
    expect(reads()).toBe(before)
  })

  it('waits for confirmations, and counts when it is reported again', async () => {
    const wallet = someone()
    const hash = standing(wallet, north, 1n)
    expect(await tell(wallet, hash)).toMatchObject({ code: 425, data: { reason: 'check_in_waiting' } })
    expect((await pointsOf(wallet)).data.check_in_points).toBe(0)
    t.chain(north).setCheckIn(hash, {
      state: 'mined',
      time: t.clock.now().getTime() / 1000,
      confirmations: 2n,
      entries: [{ account: wallet, date: dateOf(t.clock.now()) }],
    })
    expect(await tell(wallet, hash)).toMatchObject({ code: 200, data: 2 })
  })

  it('counts nothing for another wallet, an unknown network, or a chain that is down', async () => {
    const [ada, eve] = [someone(), someone()]
    expect(await tell(eve, standing(ada))).toMatchObject({ data: { reason: 'check_in_of_another' } })
    expect(await tell(eve, standing(eve), { chainId: 1 })).toMatchObject({ data: { reason: 'check_in_unsupported' } })
    expect(await tell('nobody', standing(eve))).toMatchObject({ code: 400, data: { reason: 'address_invalid' } })
    const hash = standing(eve)
    t.chain(north).setDown(true)
    expect(
      await t.call('POST', '/api/lottery/maker/sign/in', {
        body: { encrypt: seal(String(t.clock.now().getTime())), hash, chainId: north, userAddress: eve },
      }),
    ).toMatchObject({ status: 503 })
    expect([await pointsOf(eve), await pointsOf(ada)].map((one) => one.data.check_in_points)).toEqual([0, 0])
  })

  it('needs a new call, once', async () => {
    const wallet = someone()
    const hash = standing(wallet, north, 1n)
    const now = t.clock.now().getTime()
    for (const [value, reason] of [
      [String(now - 300_001), 'check_in_call_stale'],
      [String(now + 300_001), 'check_in_call_stale'],
      ['soon', 'check_in_call_stale'],
    ] as const) {
      expect(await tell(wallet, hash, { encrypt: seal(value) })).toMatchObject({ code: 409, data: { reason } })
    }
    const encrypt = seal(String(now - 299_000))
    expect(await tell(wallet, hash, { encrypt })).toMatchObject({ data: { reason: 'check_in_waiting' } })
    expect(await tell(wallet, hash, { encrypt })).toMatchObject({ data: { reason: 'check_in_call_repeated' } })
    for (const same of [`${encrypt}\n`, ` ${encrypt}`, encrypt.replaceAll('=', ''), `${encrypt}=`])
      expect(await tell(wallet, hash, { encrypt: same })).toMatchObject({
        code: 400,
        data: { reason: 'encrypt_invalid' },
      })
    expect(await tell(wallet, hash, { encrypt: 'bm90aGluZw==' })).toMatchObject({
      code: 400,
      data: { reason: 'encrypt_invalid' },
    })
  })

  it('is closed if the surface hides rewards', async () => {
    t.policy.web['rewards'] = 'hidden'
    const body = { encrypt: seal('1'), hash: someHash(), chainId: north, userAddress: user }
    expect(await t.call('POST', '/api/lottery/maker/sign/in', { body })).toMatchObject({
      status: 403,
      body: { data: { reason: 'hidden_on_surface' } },
    })
  })
})

describe('a check-in whose wallet never responded', () => {
  const lost = async (wallet: string, chainId: number = north) =>
    (await t.call('GET', `/api/lottery/maker/sign/lost?address=${wallet}&chainId=${chainId}`)).body
  const today = () => t.clock.now().toISOString().slice(0, 10)

  it('is found on chain until it is counted', async () => {
    const wallet = someone()
    expect(await lost(wallet)).toEqual({ code: 200, message: 'success', data: [] })
    const hash = standing(wallet)
    expect(await lost(`0x${wallet.slice(2).toUpperCase()}`)).toEqual({
      code: 200,
      message: 'success',
      data: [{ blockDate: today(), chainId: north, hash }],
    })
    expect(await lost(wallet, south)).toMatchObject({ data: [] })
    expect(await lost(someone())).toMatchObject({ data: [] })
    expect(await tell(wallet, hash)).toMatchObject({ code: 200, data: 2 })
    expect(await lost(wallet)).toMatchObject({ data: [] })
    expect((await pointsOf(wallet)).data.check_in_points).toBe(2)
  })

  it('is also found on the next day, before that day’s own, and on no later one', async () => {
    const wallet = someone()
    const yesterday = { blockDate: today(), chainId: north, hash: standing(wallet) }
    untilTomorrow()
    expect(await lost(wallet)).toMatchObject({ data: [yesterday] })
    const hash = standing(wallet)
    expect(await lost(wallet)).toMatchObject({ data: [yesterday, { blockDate: today(), hash }] })
    expect([await tell(wallet, yesterday.hash), await tell(wallet, hash)]).toMatchObject([{ data: 2 }, { data: 2 }])
    expect(await lost(wallet)).toMatchObject({ data: [] })
    const late = someone()
    standing(late)
    untilTomorrow()
    untilTomorrow()
    expect(await lost(late)).toMatchObject({ data: [] })
  })

  it('queries no network if both days are counted, and has a limit', async () => {
    const wallet = someone()
    await tell(wallet, standing(wallet))
    untilTomorrow()
    await tell(wallet, standing(wallet))
    const reads = () => t.chain(north).reads.get('findCheckIn') ?? 0
    const before = reads()
    await lost(wallet)
    expect(reads()).toBe(before)
    const eager = someone()
    const strict = { ...t.deps, config: { ...t.deps.config, rateLimitScale: 1 } }
    const look = (who: string, ip = '203.0.113.1') =>
      lostCheckIns(strict, { chainId: north, wallet: who, ip, person: null })
    for (let n = 0; n < 60; n++) await look(eager)
    await expect(look(eager)).rejects.toMatchObject({ reason: 'too_many_requests', status: 429 })
    expect(await look(someone())).toEqual([])
    // A stranger elsewhere doesn't use up the wallet's own attempts.
    expect(await look(eager, '198.51.100.1')).toEqual([])
  })

  it('requested too often is an HTTP error with the time to wait', async () => {
    const app = createApp({ ...t.deps, config: { ...t.deps.config, rateLimitScale: 1 / 60 } })
    const path = `/api/lottery/maker/sign/lost?address=${someone()}&chainId=${north}`
    const look = () => app.request(path, {}, { incoming: { socket: { remoteAddress: '192.0.2.1' } } })
    expect((await look()).status).toBe(200)
    const refused = await look()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect(await refused.json()).toMatchObject({ data: { reason: 'too_many_requests' } })
  })

  it('is reported as untraceable if it was made today, and dropped if made yesterday', async () => {
    const wallet = someone()
    standing(wallet)
    t.chain(north).tooLong(true)
    expect(await lost(wallet)).toMatchObject({ code: 409, data: { reason: 'check_in_untraced' } })
    untilTomorrow()
    expect(await lost(wallet)).toMatchObject({ code: 200, data: [] })
  })

  it('needs an address, a network with check-in, and one that answers', async () => {
    expect(await lost('nobody')).toMatchObject({ code: 400, data: { reason: 'address_invalid' } })
    expect(await lost(someone(), 1)).toMatchObject({ code: 400, data: { reason: 'check_in_unsupported' } })
    t.chain(north).setDown(true)
    expect(await t.call('GET', `/api/lottery/maker/sign/lost?address=${someone()}&chainId=${north}`)).toMatchObject({
      status: 503,
    })
    t.policy.web['rewards'] = 'hidden'
    expect(await t.call('GET', `/api/lottery/maker/sign/lost?address=${someone()}&chainId=${north}`)).toMatchObject({
      status: 403,
    })
  })
})

describe('a streak', () => {
  it('fills the week’s mask and earns more on the third, fifth and seventh day', async () => {
    const wallet = someone()
    const weekday = () => (t.clock.now().getUTCDay() + 6) % 7
    while (weekday() !== 0) untilTomorrow()
    const earned: number[] = []
    for (let day = 0; day < 7; day++) {
      earned.push(((await tell(wallet, standing(wallet))) as { data: number }).data)
      expect(await weekOf(wallet)).toMatchObject({
        code: 0,
        data: { sign_in_mask: '1'.repeat(day + 1).padEnd(7, '0') },
      })
      untilTomorrow()
    }
    expect(earned).toEqual([2, 2, 7, 2, 12, 2, 22])
    expect(await weekOf(wallet)).toMatchObject({ data: { sign_in_mask: '0000000', list: [] } })
    expect(await tell(wallet, standing(wallet))).toMatchObject({ data: 2 })
  })
})

describe('a check-in that its chain drops', () => {
  it('is reversed, and its day is free again', async () => {
    const wallet = someone()
    const hash = standing(wallet)
    await tell(wallet, hash)
    t.chain(north).setCheckIn(hash, { state: 'unknown' })
    t.clock.advance(20 * 60)
    await rewardRound(t.deps)
    expect((await pointsOf(wallet)).data.check_in_points).toBe(2)
    t.clock.advance(50 * 60)
    await rewardRound(t.deps)
    expect((await pointsOf(wallet)).data.check_in_points).toBe(0)
    expect(await weekOf(wallet)).toMatchObject({ data: { list: [] } })
    expect(await tell(wallet, standing(wallet))).toMatchObject({ code: 200, data: 2 })
    expect((await pointsOf(wallet)).data.check_in_points).toBe(2)
  })

  it.each([
    [
      'stands',
      (wallet: string, at: Date) => ({
        state: 'mined' as const,
        time: at.getTime() / 1000,
        confirmations: 9n,
        entries: [{ account: wallet, date: dateOf(at) }],
      }),
    ],
    ['waits again', () => ({ state: 'pending' as const })],
  ])('stays while it %s', async (_, sighting) => {
    const wallet = someone()
    const hash = standing(wallet)
    const at = t.clock.now()
    await tell(wallet, hash)
    t.chain(north).setCheckIn(hash, sighting(wallet, at))
    t.clock.advance(3 * 3600)
    await rewardRound(t.deps)
    expect((await pointsOf(wallet)).data.check_in_points).toBe(2)
  })

  it('is not reversed while the network does not respond', async () => {
    const wallet = someone()
    await tell(wallet, standing(wallet))
    t.chain(north).setDown(true)
    t.clock.advance(3 * 3600)
    await rewardRound(t.deps)
    expect((await pointsOf(wallet)).data.check_in_points).toBe(2)
  })
})

describe('why', () => {
  it('shows friends’ full addresses and orders, and operators’ notes, only to the wallet’s own session', async () => {
    const [ada, bob] = [randomAddress(), randomAddress()]
    await t.store.referrals.bind(bob, ada, t.clock.now())
    const { id } = await finalOrder(t.store, {
      fromAddress: bob,
      fromAsset: assetId(north, 'native'),
      toAsset: assetId(south, 'native'),
      fromChain: north,
      toChain: south,
    })
    await rewardRound(t.deps)
    await pointCommands['grant']?.(t.deps, { wallet: ada, points: '40', reason: 'lives next door' })
    const seenBy = async (visitor: string | null): Promise<string> => {
      const token = newToken('session')
      const [createdAt, expiresAt] = [t.clock.now(), new Date(t.clock.now().getTime() + 60_000)]
      if (visitor)
        await t.store.sessions.create({
          tokenHash: hashToken(token),
          userId: visitor,
          family: 'evm',
          surface: 'web',
          createdAt,
          expiresAt,
        })
      return JSON.stringify(
        (
          await t.call('GET', `/api/campaign_api/v1/${ada}/points/entries`, {
            headers: visitor ? { authorization: `Bearer ${token}` } : {},
          })
        ).body,
      )
    }
    const [nobody, friend, own] = [await seenBy(null), await seenBy(bob), await seenBy(ada)]
    for (const secret of [bob, id, 'lives next door'])
      expect([nobody, friend, own].map((text) => text.includes(secret))).toEqual([false, false, true])
    expect(nobody).toContain(shortAddress(bob))
  })

  it('lists what one transfer has earned its own wallet, and what reversed it', async () => {
    const [ada, bob] = [randomAddress(), randomAddress()]
    const bridge = async (fromAddress: string) =>
      (
        await finalOrder(t.store, {
          fromAddress,
          fromAsset: assetId(north, 'native'),
          toAsset: assetId(south, 'native'),
          fromChain: north,
          toChain: south,
        })
      ).id
    const [first, second, others] = [await bridge(ada), await bridge(ada), await bridge(bob)]
    await rewardRound(t.deps)
    const of = async (order: string, more = '') => {
      const { data } = (await t.call('GET', `/api/campaign_api/v1/${ada}/points/entries?order=${order}${more}`))
        .body as { data: { entries: { points: number; reason: { order?: string } }[]; next: unknown } }
      expect(data.next).toBeNull()
      return data.entries.map(({ points, reason }) => [points, reason.order])
    }
    const [[points] = []] = await of(first)
    expect(points).toBeGreaterThan(0)
    expect([
      await of(first, '&limit=1'),
      await of(second),
      await of(others),
      await of(orderIdFromUuid(randomUUID())),
    ]).toEqual([[[points, first]], [[points, second]], [], []])
    await t.store.points.reverseBridge(first, { kind: 'taken_back', entry: first, why: 'transfer_undone' })
    expect(await of(first)).toEqual([
      [-Number(points), undefined],
      [points, first],
    ])
    expect(await t.call('GET', `/api/campaign_api/v1/${ada}/points/entries?order=nonsense`)).toMatchObject({
      status: 400,
      body: { data: { reason: 'request_invalid' } },
    })
  })

  it('lists every row with its reason', async () => {
    const wallet = someone()
    await tell(wallet, standing(wallet))
    const { body } = await t.call('GET', `/api/campaign_api/v1/${wallet}/points/entries?limit=1`)
    expect(body).toMatchObject({
      code: 0,
      data: {
        pending_points: 0,
        bridges: 0,
        entries: [
          {
            rule: 'check_in',
            bucket: 'check_in_points',
            points: 2,
            pending: false,
            reason: { kind: 'check_in', date: dateOf(t.clock.now()), bridged: false },
          },
        ],
      },
    })
    const { next } = (body as { data: { next: string } }).data
    expect((await t.call('GET', `/api/campaign_api/v1/${wallet}/points/entries?before=${next}`)).body).toMatchObject({
      data: { entries: [], next: null },
    })
  })
})
