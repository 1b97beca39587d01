import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import { randomAddress } from '#store/testing/fixtures.ts'
import { entryOfCampaign } from '#runtime/catalogue/campaignEntry.ts'
import { createApp } from '../../app.ts'
import type { ServerDeps } from '../../deps.ts'
import { hashToken, newToken } from '../../identity/token.ts'
import { type SocialRefusal, vendorBusy } from '../../rewards/social/refusals.ts'
import { fakeVerifier, type FakeVerifier } from '../../rewards/social/testing/fakeVerifier.ts'
import { expectGolden } from '../../testing/golden.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'

let t: TestApp
let x: FakeVerifier
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
beforeEach(async () => {
  await t.reset()
  x = fakeVerifier({ account: randomAddress() })
})
afterAll(() => t.close())

const X = '?join_type=1&join_platform=1&twitter_username=@someone'

/** Calls of one signed-in wallet; X can be queried, the other platforms can't. */
async function person(some: Partial<ServerDeps> = {}) {
  const app = createApp({ ...t.deps, socialVerifiers: new Map([['x', x]]), ...some })
  const wallet = randomAddress()
  const token = newToken('session')
  const now = t.clock.now()
  await t.store.sessions.create({
    tokenHash: hashToken(token),
    userId: wallet,
    family: 'evm',
    surface: 'web',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
  })
  const join = async (id = 29, query = X, from = '192.0.2.7') => {
    const answer = await app.request(
      `/api/campaign_api/v1/${wallet}/campaigns/${id}${query}`,
      { method: 'POST', headers: { authorization: `Bearer ${token}` } },
      { incoming: { socket: { remoteAddress: from } } },
    )
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: (await answer.json()) as { code: number; data: { reason?: string } },
    }
  }
  const done = async (id = 29) => {
    const answer = await app.request(
      `/api/campaign_api/v1/${wallet}/campaigns/points?campaign_id=${id}`,
      {},
      { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
    )
    return ((await answer.json()) as { data: { campaigns: { social_done: boolean }[] } }).data.campaigns[0]?.social_done
  }
  return { wallet, join, done, points: async () => (await t.store.points.standing(wallet)).balances.campaign_points }
}

describe('a task that its platform verifies', () => {
  it('gives its points once, and is not verified again', async () => {
    const one = await person()
    const first = await one.join()
    expectGolden(import.meta.dirname, 'social-done', first.body)
    expect((await one.join()).body).toEqual(first.body)
    expect(x.asked).toEqual([{ wallet: one.wallet, twitterUsername: 'someone', code: null }])
    expect(await one.points()).toBe(30)
    expect([await one.done(), await one.done(32)]).toEqual([true, false])
  })

  it('of an account that did it for another wallet gives nothing', async () => {
    const [first, second] = [await person(), await person()]
    await first.join()
    expectGolden(import.meta.dirname, 'social-account-taken', (await second.join()).body)
    expect([await first.points(), await second.points()]).toEqual([30, 0])
  })

  it('of an account that many wallets claim concurrently serves one', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => person()))
    const answers = await Promise.all(people.map((one) => one.join()))
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1)
    expect(await Promise.all(people.map((one) => one.points())).then((all) => all.toSorted())).toEqual([
      0, 0, 0, 0, 0, 30,
    ])
  })

  it('claimed many times concurrently by one wallet gives its points once', async () => {
    const one = await person()
    const answers = await Promise.all(Array.from({ length: 6 }, () => one.join()))
    expect(answers.map(({ body }) => body.code)).toEqual([0, 0, 0, 0, 0, 0])
    expect(await one.points()).toBe(30)
  })

  it.each<SocialRefusal>([
    'verification_failed',
    'handle_unknown',
    'account_protected',
    'account_unproven',
    'code_refused',
    'member_pending',
    'telegram_not_linked',
  ])('refused with %s may be tried again', async (refusal) => {
    const one = await person()
    const seen = x.proof
    x.proof = { refusal }
    expect(await one.join()).toMatchObject({ status: 200, body: { code: 409, data: { reason: refusal } } })
    expect(await one.points()).toBe(0)
    x.proof = seen
    expect((await one.join()).body.code).toBe(0)
    expect(await one.points()).toBe(30)
  })

  it('returns the recorded refusal, and passes on the code of an authorization', async () => {
    const one = await person()
    x.proof = { refusal: 'verification_failed' }
    expectGolden(import.meta.dirname, 'social-not-done', (await one.join()).body)
    await one.join(29, '?code=abc')
    expect(x.asked.at(-1)).toEqual({ wallet: one.wallet, twitterUsername: null, code: 'abc' })
  })

  it('of a rate-limited platform returns when to retry; one that does not answer is no refusal', async () => {
    const one = await person()
    x.fault = vendorBusy('X', 73)
    expect(await one.join()).toMatchObject({
      status: 503,
      retryAfter: '73',
      body: { data: { reason: 'verification_busy' } },
    })
    x.fault = new AppError('verification_unavailable', 'later', { status: 503 })
    expect(await one.join()).toMatchObject({ status: 503, body: { data: { reason: 'verification_unavailable' } } })
    expect(await one.points()).toBe(0)
  })

  it('outside the campaign’s time is not verified', async () => {
    const campaigns = {
      ...t.deps.campaigns,
      campaigns: t.deps.campaigns.campaigns.map((one) => ({ ...one, endTime: t.clock.now() })),
    }
    expect((await (await person({ campaigns })).join()).body).toMatchObject({
      code: 409,
      data: { reason: 'campaign_not_running' },
    })
    expect(x.asked).toEqual([])
  })
})

describe('a task without verification', () => {
  const withHonour = (honourPoints: number) => ({
    campaigns: {
      ...t.deps.campaigns,
      campaigns: t.deps.campaigns.campaigns.map((one) =>
        one.kind === 'social' ? { ...one, social: { ...one.social, honourPoints } } : one,
      ),
    },
  })

  it('is accepted, and gives nothing by default', async () => {
    const one = await person()
    expect((await one.join(32, '?join_type=1&join_platform=2')).body).toMatchObject({ code: 0 })
    expect([await one.points(), await one.done(32)]).toEqual([0, true])
  })

  it('gives the operator’s points, once', async () => {
    const one = await person({ ...withHonour(5), socialVerifiers: new Map() })
    await one.join()
    await one.join()
    expect(await one.points()).toBe(5)
  })

  it('adds the rest once the platform has verified it, and gives nothing unverified if that is possible', async () => {
    const some = withHonour(5)
    const one = await person(some)
    await t.store.campaigns.act(one.wallet, 29, 'honour')
    await t.store.campaigns.settle([one.wallet], () => some.campaigns.campaigns)
    expect(await one.points()).toBe(5)
    x.proof = { refusal: 'verification_failed' }
    await one.join()
    expect([await one.points(), await one.done()]).toEqual([5, false])
    x.proof = { account: randomAddress() }
    await one.join()
    expect(await one.points()).toBe(30)
  })
})

describe('limits on attempts', () => {
  const strict = () => ({ config: { ...t.deps.config, rateLimitScale: 1 } })
  const reasons = async (calls: readonly (() => Promise<{ status: number; retryAfter: string | null }>)[]) => {
    const statuses: number[] = []
    for (const call of calls) statuses.push((await call()).status)
    return statuses
  }

  it('by wallet, from any address', async () => {
    const one = await person(strict())
    x.proof = { refusal: 'verification_failed' }
    const statuses = await reasons(Array.from({ length: 12 }, (_, n) => () => one.join(29, X, `203.0.${n}.1`)))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
    expect(x.asked).toHaveLength(10)
    const refused = await one.join(29, X, '203.0.99.1')
    expect(refused).toMatchObject({ status: 429, body: { data: { reason: 'too_many_requests' } } })
    t.clock.advance(Number(refused.retryAfter))
    expect((await one.join(29, X, '203.0.99.1')).status).toBe(200)
  })

  it('by address and by range, for any wallet', async () => {
    x.proof = { refusal: 'verification_failed' }
    const some = strict()
    const people = await Promise.all(Array.from({ length: 3 }, () => person(some)))
    const from = (ip: string) =>
      reasons(people.flatMap((one) => Array.from({ length: 8 }, () => () => one.join(29, X, ip))))
    expect((await from('198.51.100.9')).filter((status) => status === 429)).toHaveLength(4)
    const many = await Promise.all(Array.from({ length: 12 }, () => person(some)))
    const statuses = await reasons(
      many.flatMap((one, n) => Array.from({ length: 9 }, () => () => one.join(29, X, `198.18.7.${n + 1}`))),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
  })
})

/** Runs last: the campaign stays in the database. */
describe('a campaign that an operator changes during verification', () => {
  const task = () => {
    const campaign = t.deps.campaigns.campaigns.find(({ id }) => id === 29)
    return (campaign ? entryOfCampaign(campaign) : {}) as { social: object }
  }
  const note = {
    actor: 'test',
    action: 'campaigns edit',
    subject: 'campaign 29',
    before: null,
    after: null,
    reason: null,
  }
  const put = (some: object) => t.store.campaigns.change(() => ({ id: 29, body: { ...task(), ...some }, note }))
  afterEach(async () => void (await put({})))
  const changing = (some: () => object) =>
    person({
      socialVerifiers: new Map([['x', { ...x, verify: async (claim) => (await put(some()), x.verify(claim)) }]]),
    })

  it.each<[string, () => object, string]>([
    ['kept back', () => ({ status: 0 }), 'campaign_not_running'],
    ['ended', () => ({ endTime: t.clock.now().toISOString() }), 'campaign_not_running'],
    ['moved to another platform', () => ({ social: { ...task().social, platform: 'telegram' } }), 'platform_mismatch'],
  ])('and is %s gives nothing, and the account stays free', async (_, some, reason) => {
    const one = await changing(some)
    expect((await one.join()).body).toMatchObject({ code: 409, data: { reason } })
    expect([await one.points(), await t.store.campaigns.hasAct(one.wallet, 29, 'social')]).toEqual([0, false])
    await put({})
    expect((await (await person()).join()).body.code).toBe(0)
  })

  it('gives the points of that time', async () => {
    const one = await changing(() => ({ social: { ...task().social, points: 7 } }))
    expect((await one.join()).body.code).toBe(0)
    expect(await one.points()).toBe(7)
  })
})
