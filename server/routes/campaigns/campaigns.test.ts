import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { campaignOf, stepOf } from '#core/rewards/testing/campaigns.ts'
import { finalOrder, randomAddress } from '#store/testing/fixtures.ts'
import { createApp } from '../../app.ts'
import { hashToken, newToken } from '../../identity/token.ts'
import { fakeVerifier } from '../../rewards/social/testing/fakeVerifier.ts'
import { rewardRound } from '../../rewards/startRewards.ts'
import { expectGolden } from '../../testing/golden.ts'
import { createTestApp, north, south, stranger, type TestApp, user } from '../../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
beforeEach(() => t.reset())
afterAll(() => t.close())

const golden = async (name: string, path: string) =>
  expectGolden(import.meta.dirname, name, (await t.call('GET', path)).body)

describe('the specification’s calls', () => {
  it('return the recorded responses', async () => {
    await golden('campaigns', '/api/campaign_api/v1/campaigns')
    await golden('themes', '/api/campaign_api/v1/themes')
    await golden('activity-info', '/api/admin/api/activity/info')
  })
})

describe('campaigns', () => {
  const tasks = [stepOf(1, 5)]
  const around = { startTime: new Date('2026-01-01T00:00:00Z'), endTime: new Date('2027-01-01T00:00:00Z'), tasks }
  const campaigns = [
    campaignOf(51, around),
    campaignOf(52, { ...around, endTime: new Date('2026-02-01T00:00:00Z') }),
    campaignOf(53, { ...around, status: 0 }),
    campaignOf(54, { ...around, invisible: true }),
    campaignOf(55, { ...around, startTime: new Date('2026-12-01T00:00:00Z') }),
  ]
  const ids = async (app: TestApp, query: string) =>
    (
      (await app.call('GET', `/api/campaign_api/v1/campaigns${query}`)).body as { data: { list: { id: number }[] } }
    ).data.list.map((one) => one.id)

  it('are those that run now; the full list excludes invisible ones', async () => {
    const app = await createTestApp({ deps: { campaigns: { ...t.deps.campaigns, campaigns } } })
    expect(await ids(app, '')).toEqual([51])
    expect(await ids(app, '?type=all')).toEqual([55, 53, 52, 51])
    expect(await app.call('GET', '/api/campaign_api/v1/campaigns?type=some')).toMatchObject({ status: 400 })
    await app.close()
  })

  it('have names in the reader’s language, in lists, in the ledger, and in themes', async () => {
    const [wallet, names] = [randomAddress(), { en: 'Autumn', ru: 'Осень' }]
    const season = campaignOf(56, { ...around, name: names })
    const themes = [{ id: season.themeId, name: names, displayPosition: 1 }]
    const app = await createTestApp({
      deps: {
        campaigns: { ...t.deps.campaigns, themes, campaigns: [season, campaignOf(57, { ...around, name: 'Plain' })] },
      },
    })
    const entry = (campaign: number, name: string) =>
      ({
        wallet,
        rule: 'test',
        sourceEvent: `${campaign}:${name}`,
        bucket: 'campaign_points',
        points: 5,
        reason: { kind: 'campaign_extra', campaign, name },
        at: app.clock.now(),
        finalAt: app.clock.now(),
      }) as const
    await app.store.points.award([entry(56, 'Autumn'), entry(56, 'Its earlier name'), entry(57, 'Plain')])
    const namesIn = async (language: string) => {
      const [listed, themed, ledger] = await Promise.all(
        ['campaigns', 'themes', `${wallet}/points/entries`].map(
          async (path) =>
            (await app.call('GET', `/api/campaign_api/v1/${path}?language=${language}`)).body as {
              data: { list: { name: string; theme_name?: string }[]; entries: { reason: { name: string } }[] }
            },
        ),
      )
      return [
        listed?.data.list.map((one) => `${one.name} (${one.theme_name})`),
        themed?.data.list.map(({ name }) => name),
        ledger?.data.entries.map(({ reason }) => reason.name).toSorted(),
      ]
    }
    expect(await namesIn('ru')).toEqual([
      ['Plain (Осень)', 'Осень (Осень)'],
      ['Осень'],
      ['Its earlier name', 'Plain', 'Осень'],
    ])
    expect(await namesIn('vi')).toEqual([
      ['Plain (Autumn)', 'Autumn (Autumn)'],
      ['Autumn'],
      ['Autumn', 'Its earlier name', 'Plain'],
    ])
    await app.close()
  })

  it('that are hidden show their progress only to the wallet itself', async () => {
    const hidden = createApp({ ...t.deps, campaigns: { ...t.deps.campaigns, campaigns } })
    const wallet = randomAddress()
    const seen = async (headers = {}) => {
      const answer = await hidden.request(
        `/api/campaign_api/v1/${wallet}/campaigns/points?campaign_id=51,52,53,54,55`,
        { headers },
      )
      return ((await answer.json()) as { data: { campaigns: { campaign_id: number }[] } }).data.campaigns.map(
        (one) => one.campaign_id,
      )
    }
    expect([await seen(), await seen(await signedIn(randomAddress()))]).toEqual([
      [51, 52, 55],
      [51, 52, 55],
    ])
    expect(await seen(await signedIn(wallet))).toEqual([51, 52, 53, 54, 55])
  })

  it('include for a social task whether it is verified, and its points', async () => {
    const discord = { ...fakeVerifier(), authorizeUrl: 'https://discord.com/oauth2/authorize?client_id=1' }
    const list = await createApp({ ...t.deps, socialVerifiers: new Map([['discord', discord]]) }).request(
      '/api/campaign_api/v1/campaigns',
    )
    const rows = ((await list.json()) as { data: { list: { id: number; social: unknown }[] } }).data.list
    expect(rows.filter(({ social }) => social !== null).map(({ id, social }) => [id, social])).toEqual([
      [
        32,
        {
          platform: 'telegram',
          link: 'https://t.me/causeway_local_news',
          points: 0,
          verified: false,
          authorize_url: null,
        },
      ],
      [
        30,
        {
          platform: 'discord',
          link: '/try/discord',
          points: 30,
          verified: true,
          authorize_url: discord.authorizeUrl,
        },
      ],
      [29, { platform: 'x', link: '/try/x', points: 0, verified: false, authorize_url: null }],
    ])
  })
})

const bridge = (wallet: string, from: ChainId, to: ChainId) =>
  finalOrder(t.store, {
    fromAddress: wallet,
    fromAsset: assetId(from, 'native'),
    toAsset: assetId(to, 'native'),
    fromChain: from,
    toChain: to,
  })
const progressOf = async (wallet: string, ids: string) =>
  (await t.call('GET', `/api/campaign_api/v1/${wallet}/campaigns/points?campaign_id=${ids}`)).body
const pointsOf = async (wallet: string) => (await t.store.points.standing(wallet)).balances.campaign_points

/** Authorization header of a new session of that wallet. */
async function signedIn(wallet: string): Promise<Record<string, string>> {
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
  return { authorization: `Bearer ${token}` }
}
const join = async (wallet: string, id: number | string, query: string, headers: Record<string, string>, app = t) =>
  app.call('POST', `/api/campaign_api/v1/${wallet}/campaigns/${id}${query}`, { headers })

describe('a wallet’s progress', () => {
  it('follows its settled bridges, and is reversed with them', async () => {
    const last = await bridge(user, north, south)
    await bridge(user, north, south)
    await bridge(user, north, south)
    await bridge(user, south, north)
    await rewardRound(t.deps)
    await rewardRound(t.deps)
    expectGolden(import.meta.dirname, 'progress', await progressOf(user, '1,2'))
    expect(await pointsOf(user)).toBe(50)
    await t.store.orders.apply(last.id, 'incident')
    await rewardRound(t.deps)
    expect(await progressOf(user, '1')).toMatchObject({
      data: { campaigns: [{ campaign_id: 1, transfer_count_total: 2, campaign_points: 10 }] },
    })
    expect(await pointsOf(user)).toBe(20)
    expectGolden(import.meta.dirname, 'progress-of-nobody', await progressOf(stranger, '1,2,777'))
  })

  it('returns a code and a message, not an HTTP error, if all campaigns are unknown', async () => {
    expectGolden(import.meta.dirname, 'progress-of-unknown', await progressOf(user, '777,778'))
    expect((await t.call('GET', `/api/campaign_api/v1/${user}/campaigns/points?campaign_id=777`)).status).toBe(200)
  })

  it.each(['', '1,', 'one', '-1', '1.5', '99999999999', Array.from({ length: 101 }, () => 1).join(',')])(
    'refuses the ids "%s"',
    async (ids) => {
      expect(await t.call('GET', `/api/campaign_api/v1/${user}/campaigns/points?campaign_id=${ids}`)).toMatchObject({
        status: 400,
        body: { data: { reason: 'request_invalid' } },
      })
    },
  )

  it('returns a code, not an HTTP error, for an invalid address', async () => {
    expect(await t.call('GET', '/api/campaign_api/v1/nobody/campaigns/points?campaign_id=1')).toMatchObject({
      status: 200,
      body: { code: 404, data: { campaigns: [] } },
    })
  })
})

describe('sharing a campaign', () => {
  it('gives fifty points once if it is completed, to the signed-in wallet', async () => {
    const wallet = randomAddress()
    const session = await signedIn(wallet)
    await bridge(wallet, south, north)
    await rewardRound(t.deps)
    expectGolden(import.meta.dirname, 'share-too-early', (await join(wallet, 2, '?join_type=2', session)).body)
    expect(await progressOf(wallet, '2')).toMatchObject({ data: { campaigns: [{ completed_at: null }] } })
    await bridge(wallet, south, north)
    const completedAt = t.clock.now().toISOString()
    await rewardRound(t.deps)
    t.clock.advance(60)
    expect(await pointsOf(wallet)).toBe(130)
    expect(await progressOf(wallet, '2')).toMatchObject({
      data: { campaigns: [{ completed_at: completedAt, shared: false }] },
    })
    const answers = await Promise.all(Array.from({ length: 4 }, () => join(wallet, 2, '?join_type=2', session)))
    for (const answer of answers) expectGolden(import.meta.dirname, 'share', answer.body)
    expect(await pointsOf(wallet)).toBe(180)
    expect(await progressOf(wallet, '2')).toMatchObject({
      data: { campaigns: [{ transfer_count_total: 2, campaign_points: 30, extra_points: 100, shared: true }] },
    })
  })

  it('is rate-limited; what was shared already does not count', async () => {
    const app = createApp({ ...t.deps, config: { ...t.deps.config, rateLimitScale: 0.1 } })
    const shareBy = (wallet: string) => async (ip: string) => {
      const headers = await signedIn(wallet)
      const answer = await app.request(
        `/api/campaign_api/v1/${wallet}/campaigns/1?join_type=2`,
        { method: 'POST', headers },
        { incoming: { socket: { remoteAddress: ip } } },
      )
      return { status: answer.status, waits: answer.headers.has('retry-after') }
    }
    const [early, done] = [shareBy(randomAddress()), randomAddress()]
    for (let n = 0; n < 3; n++) expect((await early(`203.0.${n}.1`)).status).toBe(200)
    expect(await early('203.0.9.1')).toEqual({ status: 429, waits: true })
    await t.store.campaigns.act(done, 1, 'share')
    for (let n = 0; n < 5; n++) expect((await shareBy(done)('203.0.113.1')).status).toBe(200)
    for (let n = 0; n < 6; n++) expect((await shareBy(randomAddress())('203.0.113.1')).status).toBe(200)
    expect((await shareBy(randomAddress())('203.0.113.1')).status).toBe(429)
    expect((await shareBy(randomAddress())('203.0.113.2')).status).toBe(200)
  })

  it('needs a session of the same wallet', async () => {
    const [mine, other] = [randomAddress(), randomAddress()]
    expect(await join(mine, 1, '?join_type=2', {})).toMatchObject({
      status: 401,
      body: { data: { reason: 'session_required' } },
    })
    expect(await join(other, 1, '?join_type=2', await signedIn(mine))).toMatchObject({
      status: 403,
      body: { data: { reason: 'session_of_another' } },
    })
    expect(await join('nobody', 1, '?join_type=2', await signedIn(mine))).toMatchObject({ status: 403 })
  })

  it.each([
    ['an unknown campaign', 777, '?join_type=2', 'campaign_unknown'],
    ['no id', 'first', '?join_type=2', 'campaign_unknown'],
    ['a social task', 29, '?join_type=2', 'campaign_not_completed'],
    ['a check of bridges', 1, '?join_type=1', 'campaign_not_social'],
    ['another platform', 29, '?join_type=1&join_platform=3', 'platform_mismatch'],
  ])('refuses %s', async (_, id, query, reason) => {
    const wallet = randomAddress()
    expect(await join(wallet, id, query, await signedIn(wallet))).toMatchObject({
      status: 200,
      body: { code: expect.any(Number) as number, data: { reason } },
    })
    expect(await pointsOf(wallet)).toBe(0)
  })
})

describe('an operator’s campaign', () => {
  it('overrides the configuration by id, and is inactive while it does not match it', async () => {
    const note = {
      actor: 'test',
      action: 'campaigns edit',
      subject: 'campaign 1',
      before: null,
      after: null,
      reason: null,
    }
    const mine = {
      id: 1,
      name: 'Mine',
      status: 1,
      startTime: '2026-01-01T00:00:00Z',
      endTime: '2027-01-01T00:00:00Z',
      timeType: 'range',
      logoUrl: null,
      themeId: 1,
      invisible: false,
      extraPoints: 0,
      social: null,
    }
    const tasks = [{ transferCount: 1, fromChain: null, toChain: null, points: 7 }]
    await t.store.campaigns.change(() => ({ id: 1, body: { ...mine, tasks }, note }))
    const listed = async () =>
      (
        (await t.call('GET', '/api/campaign_api/v1/campaigns')).body as {
          data: { list: { id: number }[] }
        }
      ).data.list.filter(({ id }) => [1, 2].includes(id))
    expect(await listed()).toMatchObject([{ id: 2 }, { id: 1, name: 'Mine', tasks: [{ points: 7 }] }])
    await t.store.campaigns.change(() => ({ id: 1, body: { ...mine, tasks, themeId: 99 }, note }))
    expect(await listed()).toMatchObject([{ id: 2 }])
  })
})
