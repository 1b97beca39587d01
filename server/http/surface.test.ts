import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { permits, type Policy, verdict } from '#core/catalogue/surface.ts'
import type { ChainsData } from '#core/wire/catalogue.ts'
import type { RewardsData } from '#core/wire/rewards.ts'
import type { QuotesData } from '#core/wire/quote.ts'
import { owlEvents, pageNeeds, screens } from '#core/screens/table.ts'
import { trackerCapabilities, trackerPages } from '#core/tracker/pages.ts'
import { loadPolicy } from '#runtime/catalogue/followPolicy.ts'
import { hashToken, newToken } from '../identity/token.ts'
import { type ApiDocument, operationsOf } from '../testing/fuzz.ts'
import { ethRoute, observeDeposit, placeOrder, postOrder, bestQuote } from '../testing/orderFlow.ts'
import { createTestApp, north, south, type TestApp, user } from '../testing/testApp.ts'

const presets = ['open', 'telegram-guidelines'] as const
const policies = new Map<string, Policy>(presets.map((preset) => [preset, loadPolicy({ profile: 'local' }, preset)]))
/** TON's chain id in the local catalogue. */
const ton = 84797831
/** A local network without a route from or to TON. */
const eclipse = 69677631

interface Rule {
  /** Capabilities of the call; all of them must be permitted. */
  readonly needs: readonly string[]
  readonly use?: 'bridge'
  readonly path?: string
  readonly body?: unknown
}
const rewards = (rest: Omit<Rule, 'needs'> = {}): Rule => ({ needs: ['rewards'], ...rest })
const badges: Rule = { needs: ['rewards', 'badge'] }
const swaps = (rest: Omit<Rule, 'needs'> = {}): Rule => ({ needs: ['swap'], ...rest })
const deploys = (rest: Omit<Rule, 'needs'> = {}): Rule => ({ needs: ['deploy'], ...rest })
const faucets = (rest: Omit<Rule, 'needs'> = {}): Rule => ({ needs: ['faucet'], ...rest })
const pools = (rest: Omit<Rule, 'needs'> = {}): Rule => ({ needs: ['pool'], ...rest })
const wallet = (family: string) => ({ family, address: user, message: 'none', signature: '0x' })
const dropped = { needs: ['airdrop'], body: { addressList: [user] } }
const signIn = (chainId: number): Rule => ({
  needs: ['rewards', `checkin:${chainId}`],
  body: { encrypt: 'x', hash: '0x', chainId, userAddress: user },
})
const lost = (chainId: number): Rule => ({
  needs: ['rewards', `checkin:${chainId}`],
  path: `/api/lottery/maker/sign/lost?address=${user}&chainId=${chainId}`,
})

/** Calls that a surface may deny, each with requests that would otherwise fail for another reason. */
const closable: Readonly<Record<string, readonly Rule[]>> = {
  'POST /api/lottery/maker/{drop}/drop': [dropped],
  'POST /api/api/lottery/maker/{drop}/drop': [dropped],
  'POST /api/lottery/maker/sign/in': [signIn(north), signIn(ton)],
  'GET /api/lottery/maker/sign/lost': [lost(north), lost(ton)],
  'POST /api/campaign_api/v1/{userId}/campaigns/{campaignId}': [rewards()],
  'GET /api/campaign_api/v1/badges': [badges],
  'GET /api/campaign_api/v1/{userId}/badges': [badges],
  'POST /api/campaign_api/v1/{userId}/badges/{badgeId}': [badges],
  'GET /api/faucet_api/v1/faucets': [faucets()],
  'POST /api/faucet_api/v1/challenges': [faucets({ body: { chain_id: north, address: user } })],
  'POST /api/faucet_api/v1/claims': [
    faucets({ body: { chain_id: north, address: user, id: 'a', expires_at: 1, seal: 's', nonce: 0 } }),
  ],
  'GET /api/faucet_api/v1/{address}/claims': [faucets()],
  'POST /api/campaign_api/v1/{userId}/referral': [rewards()],
  'POST /api/campaign_api/v1/{userId}/referrer': [rewards({ body: { code: 'abcdefgh' } })],
  'POST /api/campaign_api/v1/{userId}/leaderboard': [rewards({ body: { hidden: false } })],
  'GET /api/swap_api/v1/chains': [swaps()],
  'GET /api/swap_api/v1/tokens': [swaps({ path: `/api/swap_api/v1/tokens?chain_id=${north}` })],
  'GET /api/swap_api/v1/token': [swaps({ path: `/api/swap_api/v1/token?chain_id=${north}&address=${user}` })],
  'POST /api/swap_api/v1/quotes': [
    swaps({ body: { from_asset: `${north}:native`, to_asset: `${north}:native`, amount: '1' } }),
  ],
  'POST /api/swap_api/v1/make_swap': [swaps({ body: { quote_id: 'none', from_address: user } })],
  'POST /api/swap_api/v1/swaps/{id}/trial': [swaps({ body: {} })],
  'GET /api/bridge_api/v1/approvals': [
    { needs: ['approvals'], path: `/api/bridge_api/v1/approvals?chain_id=${north}&owner=${user}` },
  ],
  'GET /api/deploy_api/v1/chains': [deploys()],
  'POST /api/deploy_api/v1/estimate': [deploys({ body: { chain_id: 5, name: 'Ada', message: '' } })],
  'POST /api/deploy_api/v1/deployments': [deploys({ body: { chain_id: 5, tx_hash: '0x' } })],
  'GET /api/pool_api/v1/pools': [pools()],
  'POST /api/pool_api/v1/transactions': [pools({ body: { chain_id: 5, tx_hash: '0x' } })],
  'POST /api/maker_api/v1/{address}/application': [
    {
      needs: ['maker'],
      path: `/api/maker_api/v1/${user}/application`,
      body: { name: 'Ada', contact: 'a', networks: [1], assets: ['ETH'], liquidity: 'under_50k', message: '' },
    },
  ],
  'GET /api/maker_api/v1/{address}/book': [{ needs: ['maker'], path: `/api/maker_api/v1/${user}/book` }],
  'POST /api/portfolio_api/v1/exports': [{ needs: ['exports'], body: { file: 'history' } }],
  'GET /api/portfolio_api/v1/years': [{ needs: ['exports'] }],
  'GET /api/config/ecosystem': [{ needs: ['ecosystem'] }],
  'GET /api/config/roadmap': [{ needs: ['roadmap'] }],
  'GET /api/config/owls/{event}': owlEvents.map((event) => ({
    needs: ['events'],
    path: `/api/config/owls/${event}`,
  })),
  // Other software reads the report without a surface, which counts as the web.
  'GET /api/bridge_api/v1/trust': [{ needs: ['trust'] }],
  'GET /api/tracker_api/v1/settings': [{ needs: ['tracker'] }],
  'POST /api/tracker_api/v1/activity': [{ needs: ['tracker'], body: { addresses: [user], chain_ids: [north] } }],
  'POST /api/tracker_api/v1/pages/{page}': trackerPages.map((page) => ({
    needs: trackerCapabilities(page),
    path: `/api/tracker_api/v1/pages/${page}`,
    body: { addresses: [user] },
  })),
  'POST /api/identity/v1/verify': [{ needs: ['wallet:evm'], use: 'bridge', body: wallet('evm') }],
  'POST /api/identity/v1/telegram/link': [{ needs: ['wallet:evm'], use: 'bridge', body: wallet('evm') }],
}
/** Decided by the pair in the body or the order, not by the call: covered below and in `orders/handover.test.ts`. */
const byPair = [
  'POST /api/bridge_api/v1/quotes',
  'POST /api/bridge_api/v1/orders',
  'POST /api/bridge_api/v1/orders/{id}/take',
]
/** Responses that omit hidden entries: covered below. */
const narrowed = [
  'GET /api/bridge_api/v1/get-all-chains',
  'GET /api/config/app',
  'GET /api/config/site',
  // Covered in server/portfolio: the bot's own process makes it.
  'GET /api/portfolio_api/v1/bot/{file}',
  // Covered in server/makers.
  'GET /api/maker_api/v1/routes',
  'GET /api/config/events',
  'GET /api/config/rewards',
  'GET /api/lottery/maker/sign/contract',
  'GET /api/campaign_api/v1/campaigns',
  'GET /api/admin/api/activity/info',
]
/** Calls that every surface has: reads, identity, the state of existing orders, and the service's own status. */
const everywhere = [
  'GET /api/bridge_api/v1/all-tokens',
  'GET /api/bridge_api/v1/getChannelIDByDomainName',
  'GET /api/bridge_api/v1/get_all_exchange_infos',
  'POST /api/bridge_api/v1/get_all_exchange_infos',
  'GET /api/bridge_api/v1/orders/{id}',
  'GET /api/bridge_api/v1/orders/{id}/events',
  'POST /api/bridge_api/v1/orders/{id}/deposit',
  'POST /api/bridge_api/v1/orders/{id}/deposit/search',
  'POST /api/bridge_api/v1/orders/{id}/handover',
  'POST /api/bridge_api/v1/orders/{id}/authorization',
  'GET /api/bridge_api/v1/orders/{id}/authorization',
  'GET /api/bridge_api/v1/{userId}/orders',
  'GET /api/bridge_api/v1/search',
  'GET /api/bridge_api/v1/payments/{id}',
  'POST /api/bridge_api/v1/payments/{id}/notice',
  'GET /api/bridge_api/v1/status',
  'POST /api/bridge_api/v1/chains/{chain_id}/rpc',
  'POST /api/swap_api/v1/swaps/{id}/sent',
  'POST /api/swap_api/v1/swaps/{id}/search',
  'GET /api/swap_api/v1/status',
  'GET /api/swap_api/v1/{address}/swaps',
  'GET /api/deploy_api/v1/{address}/deployments',
  'GET /api/maker_api/v1/{address}/application',
  'GET /api/bridge_api/v1/address-of-name',
  'GET /api/bridge_api/v1/name-of-address',
  'GET /api/bridge_api/v1/cctp',
  'GET /api/balance_api/v1/multi-balance',
  'GET /api/balance',
  'POST /api/swap_auxiliary_api/v1/query_balances',
  'GET /api/campaign_api/v1/{userId}/points',
  'GET /api/campaign_api/v1/{userId}/points/entries',
  'GET /api/campaign_api/v1/{userId}/chainSignInInfo',
  'GET /api/lottery/maker/sign/user',
  'GET /api/campaign_api/v1/themes',
  'GET /api/campaign_api/v1/{userId}/campaigns/points',
  'GET /api/campaign_api/v1/{userId}/referInfo',
  'GET /api/campaign_api/v1/{userId}/referral',
  'GET /api/campaign_api/v1/leaderboard',
  // For marketplaces, which read it without a surface.
  'GET /api/badges/{chainId}/{kind}',
  'GET /api/config/public-key',
  'GET /api/config/policy',
  'GET /api/config/terms',
  'GET /api/nocore_api/v1/ip-info',
  'POST /api/config/user-action',
  'POST /api/identity/v1/nonce',
  'POST /api/identity/v1/logout',
  'GET /api/identity/v1/account',
  'POST /api/identity/v1/account/export',
  'GET /api/identity/v1/account/export/{ticket}',
  'GET /api/portfolio_api/v1/tokens',
  'GET /api/portfolio_api/v1/found-tokens',
  'GET /api/portfolio_api/v1/exports/{file}/{ticket}',
  'POST /api/identity/v1/account/nonce',
  'POST /api/identity/v1/account/delete',
  'GET /api/identity/v1/sessions',
  'POST /api/identity/v1/sessions/end',
  'POST /api/identity/v1/telegram',
  'GET /api/identity/v1/telegram/wallets',
  'POST /api/identity/v1/telegram/nonce',
  'POST /api/identity/v1/telegram/choose',
  'POST /api/identity/v1/telegram/unlink',
  'POST /api/identity/v1/telegram/acknowledge-move',
  'GET /api/identity/v1/telegram/receipts',
  'POST /api/identity/v1/telegram/receipts',
  'GET /health',
]

let t: TestApp
let telegram: Record<string, string>
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(async () => {
  await t.reset()
  const token = newToken('session')
  const now = t.clock.now()
  await t.store.sessions.create({
    tokenHash: hashToken(token),
    userId: '1',
    family: 'telegram',
    surface: 'telegram',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
  })
  telegram = { authorization: `Bearer ${token}` }
})
afterAll(() => t.close())

const wear = (policy: Policy | undefined) => {
  Object.assign(t.policy.web, policy?.web)
  Object.assign(t.policy.telegram, policy?.telegram)
}
const reasonOf = (body: unknown): string | undefined => (body as { data?: { reason?: string } } | null)?.data?.reason
const data = async <T>(path: string, headers: Record<string, string>): Promise<T> =>
  ((await t.call('GET', path, { headers })).body as { data: T }).data
const fill = (path: string): string =>
  path
    .replace('{drop}', 'layerzero')
    .replace('{userId}', user)
    .replace('{campaignId}', '29')
    .replace('{badgeId}', 'bob-spice')

it('every API operation is listed in one of these tables', async () => {
  const known = [...Object.keys(closable), ...byPair, ...narrowed, ...everywhere].toSorted()
  const all = operationsOf((await t.call('GET', '/api/openapi.json')).body as ApiDocument).map(
    ({ method, path }) => `${method} ${path}`,
  )
  expect(all.toSorted()).toEqual(known)
})

const surfaces: readonly [string, () => Record<string, string>, 'web' | 'telegram'][] = [
  ['the web', () => ({}), 'web'],
  ['a session of Telegram', () => telegram, 'telegram'],
  ['the app in Telegram without a session', () => ({ 'x-surface': 'telegram' }), 'telegram'],
]
const cases = Object.entries(closable).flatMap(([call, rules]) => rules.map((rule) => ({ call, rule })))
describe.each(presets)('under the preset %s', (preset) => {
  const policy = policies.get(preset)
  it.each(cases)('$call ($rule.needs) is open or closed as the policy requires', async ({ call, rule }) => {
    wear(policy)
    const [method = '', path = ''] = call.split(' ')
    for (const [, headers, surface] of surfaces) {
      const open = rule.needs.every((capability) =>
        permits(verdict(policy ?? { web: {}, telegram: {} }, surface, capability), rule.use ?? 'other'),
      )
      const answer = await t.call(method, fill(rule.path ?? path), {
        headers: headers(),
        ...(rule.body === undefined ? {} : { body: rule.body }),
      })
      expect([surface, reasonOf(answer.body) === 'hidden_on_surface']).toEqual([surface, !open])
      if (!open) expect(answer.status).toBe(403)
    }
  })
})

it('everything that can be closed is closed if the policy hides all of it', async () => {
  for (const name of [
    'rewards',
    'airdrop',
    'wallet:*',
    'checkin:*',
    'badge',
    'pool',
    'links',
    'swap',
    'approvals',
    'deploy',
    'faucet',
    'tracker',
    'maker',
    'exports',
    'ecosystem',
    'trust',
    'roadmap',
    'events',
  ])
    t.policy.telegram[name] = 'hidden'
  for (const { call, rule } of cases) {
    const [method = '', path = ''] = call.split(' ')
    const answer = await t.call(method, fill(rule.path ?? path), {
      headers: telegram,
      ...(rule.body === undefined ? {} : { body: rule.body }),
    })
    expect([call, answer.status, reasonOf(answer.body)]).toEqual([call, 403, 'hidden_on_surface'])
  }
})

describe('a pair of networks', () => {
  const chains = (headers: Record<string, string>) => data<ChainsData>('/api/bridge_api/v1/get-all-chains', headers)
  const quote = async (headers: Record<string, string>) =>
    ((await t.call('POST', '/api/bridge_api/v1/quotes', { body: ethRoute, headers })).body as { data: QuotesData }).data

  it('is offered everywhere by the open preset', async () => {
    wear(policies.get('open'))
    const onTheWeb = await chains({})
    expect(onTheWeb.routes.length).toBeGreaterThan(0)
    expect(await chains(telegram)).toEqual(onTheWeb)
    expect((await quote(telegram)).quotes).toHaveLength(1)
  })

  it('without TON is offered only on the web by the guidelines: not in lists, quotes or orders', async () => {
    const before = await bestQuote(t, ethRoute)
    wear(policies.get('telegram-guidelines'))
    const inside = await chains(telegram)
    for (const { fromChainId, toChainId } of inside.routes) expect([fromChainId, toChainId]).toContain(ton)
    expect(inside.list.find(({ chain_id }) => chain_id === eclipse)?.route).toMatchObject({
      available: false,
      code: 'surface',
    })
    expect((await chains({})).routes.length).toBeGreaterThan(0)
    expect(await quote(telegram)).toEqual({
      quotes: [],
      reasons: [
        {
          provider: 'all',
          reason: 'hidden_on_surface',
          message: expect.stringContaining('aren’t available here') as string,
        },
      ],
    })
    const order = { quote_id: before.quote_id, from_address: user, recipient: user }
    expect(
      await t.call('POST', '/api/bridge_api/v1/orders', {
        body: order,
        headers: { ...telegram, 'idempotency-key': 'inside-telegram' },
      }),
    ).toMatchObject({ status: 403, body: { data: { reason: 'hidden_on_surface' } } })
    expect((await postOrder(t, order)).status).toBe(200)
  })

  it('with an allowed family is offered: the guidelines allow TON, this policy SVM', async () => {
    Object.assign(t.policy.telegram, { 'wallet:*': 'bridging-only', 'wallet:svm': 'allowed' })
    const { list, routes } = await chains(telegram)
    const families = new Map(list.map((row) => [row.chain_id, row.family]))
    expect(routes.length).toBeGreaterThan(0)
    for (const { fromChainId, toChainId } of routes)
      expect([families.get(fromChainId), families.get(toChainId)]).toContain('svm')
    expect(routes.some(({ fromChainId, toChainId }) => fromChainId === north && toChainId === south)).toBe(false)
  })
})

describe('features outside the bridge', () => {
  const checkIns = (headers: Record<string, string>) => data<RewardsData>('/api/config/rewards', headers)

  it('check-ins are offered in Telegram only on TON by the guidelines', async () => {
    wear(policies.get('telegram-guidelines'))
    const [inside, outside] = [(await checkIns(telegram)).check_in, (await checkIns({})).check_in]
    expect([inside.contracts.map(({ chain_id }) => chain_id), inside.default_chain_id]).toEqual([[ton], ton])
    expect(outside.contracts.length).toBeGreaterThan(1)
    expect(
      (await data<{ chainId: number }[]>('/api/lottery/maker/sign/contract', telegram)).map(({ chainId }) => chainId),
    ).toEqual([ton])
  })

  it('the list of a hidden pool is empty', async () => {
    t.policy.telegram['pool'] = 'hidden'
    const listed = async (headers: Record<string, string>) =>
      (await data<{ pool_addresses: string[] }>('/api/config/app', headers)).pool_addresses
    expect([(await listed(telegram)).length, (await listed({})).length > 0]).toEqual([0, true])
  })

  it('a hidden faucet isn’t offered', async () => {
    t.policy.telegram['faucet'] = 'hidden'
    const offered = async (headers: Record<string, string>) =>
      (await data<{ has_faucets: boolean }>('/api/config/app', headers)).has_faucets
    expect([await offered(telegram), await offered({})]).toEqual([false, true])
  })

  it('a banner leads to a badge where badges are allowed and can be minted', async () => {
    const links = async (headers: Record<string, string>) => {
      const site = await data<{ banners: { link: string; maintitle: string }[] }>('/api/config/site', headers)
      return site.banners.map(({ link }) => link)
    }
    expect([await links(telegram), await links({})]).toEqual([
      expect.arrayContaining(['/soneium-badge']),
      expect.arrayContaining(['/soneium-badge']),
    ])
    wear(policies.get('telegram-guidelines'))
    const [inside, outside] = [await links(telegram), await links({})]
    expect([inside.includes('/soneium-badge'), inside.length, outside.includes('/soneium-badge')]).toEqual([
      false,
      outside.length - 1,
      true,
    ])
    const badge = t.deps.badges.find(({ id }) => id === 'soneium-badge')
    if (!badge) throw new Error('no badge')
    const { contract } = badge
    Object.assign(badge, { contract: null })
    expect(await links({})).toEqual(inside)
    Object.assign(badge, { contract })
  })

  it('hidden events are not listed', async () => {
    t.policy.telegram['events'] = 'hidden'
    const listed = async (headers: Record<string, string>) =>
      (await data<{ list: unknown[] }>('/api/config/events', headers)).list.length
    expect([await listed(telegram), (await listed({})) > 0]).toEqual([0, true])
  })

  it('nothing that is served leads to a hidden page', async () => {
    const pages = screens.filter(
      ({ page }, n) => pageNeeds[page] && page !== 'badge' && n === screens.findIndex((row) => row.page === page),
    )
    const { around } = t.deps.site
    const { banners, events, apps, roadmap, links } = around
    const [banner, event, app] = [banners[0], events[0], apps[0]]
    if (!banner || !event || !app) throw new Error('no samples')
    Object.assign(around, {
      banners: pages.map(({ path }) => ({ ...banner, link: path })),
      events: pages.map(({ path }) => ({ ...event, link: path })),
      apps: pages.map(({ path }) => ({ ...app, url: path })),
      roadmap: pages.map(({ path: link, name: id }) => ({
        id,
        state: 'live',
        title: id,
        text: null,
        date: null,
        link,
      })),
    })
    for (const { page, path } of pages) {
      Object.assign(around, { links: { docs: path } })
      const needs = pageNeeds[page] ?? []
      const leads = async (headers: Record<string, string>) => {
        const calls = ['site', 'events', 'ecosystem', 'roadmap']
        const answers = await Promise.all(calls.map((call) => t.call('GET', `/api/config/${call}`, { headers })))
        return answers.map(({ body }) => JSON.stringify(body).includes(`"${path}"`))
      }
      expect([path, await leads(telegram)]).toEqual([path, [true, true, true, true]])
      for (const name of needs) t.policy.telegram[name] = 'hidden'
      expect([path, await leads(telegram), await leads({})]).toEqual([
        path,
        [false, false, false, false],
        [true, true, true, true],
      ])
      for (const name of needs) delete t.policy.telegram[name]
    }
    Object.assign(around, { banners, events, apps, roadmap, links })
  })

  it('a banner of the pools is shown where they are', async () => {
    const { around } = t.deps.site
    const { banners } = around
    Object.assign(around, { banners: banners.slice(0, 1).map((row) => ({ ...row, link: '/pool' })) })
    const shown = async (headers: Record<string, string>) =>
      (await data<{ banners: unknown[] }>('/api/config/site', headers)).banners.length
    t.policy.telegram['pool'] = 'hidden'
    expect([await shown(telegram), await shown({})]).toEqual([0, 1])
    Object.assign(around, { banners })
  })

  it('external links are omitted if links are hidden', async () => {
    t.policy.telegram['links'] = 'hidden'
    const of = async (headers: Record<string, string>) => ({
      site: await data<{ links: object; audits: unknown[]; banners: { link: string }[] }>('/api/config/site', headers),
      events: (await data<{ list: { link: string }[] }>('/api/config/events', headers)).list,
      apps: (await data<{ apps: { url: string }[] }>('/api/config/ecosystem', headers)).apps,
      roadmap: (await data<{ list: { link: string | null }[] }>('/api/config/roadmap', headers)).list,
    })
    const [inside, outside] = [await of(telegram), await of({})]
    expect([inside.site.links, inside.site.audits]).toEqual([{}, []])
    expect(Object.keys(outside.site.links).length).toBeGreaterThan(0)
    const tasks = async (headers: Record<string, string>) =>
      (
        await data<{ list: { social: { platform: string } | null }[] }>('/api/campaign_api/v1/campaigns', headers)
      ).list.flatMap(({ social }) => social?.platform ?? [])
    expect([await tasks(telegram), (await tasks({})).length > 1]).toEqual([['telegram'], true])
    const partner = async (headers: Record<string, string>) =>
      (await data<{ channel: { links: object } }>('/api/config/app', { ...headers, 'x-channel': 'over' })).channel.links
    expect([await partner(telegram), await partner({})]).toEqual([
      { about: null, support: null },
      { about: expect.any(String) as string, support: expect.any(String) as string },
    ])
    expect(outside.apps.some(({ url }) => url.startsWith('https:'))).toBe(true)
    for (const { link } of inside.roadmap) expect(link ?? '/').toMatch(/^\//)
    for (const { url } of inside.apps) expect(url).toMatch(/^\//)
    for (const { link } of [...inside.site.banners, ...inside.events]) expect(link).toMatch(/^\//)
    // Hidden tasks can't be performed either.
    const now = t.clock.now()
    await t.store.telegram.see({ id: 1, language: null, mayWrite: false }, now)
    await t.store.telegram.link({ address: user, family: 'evm' }, 1, 1, now)
    const done = async (path: string) =>
      reasonOf((await t.call('POST', `/api/campaign_api/v1/${user}/campaigns/${path}`, { headers: telegram })).body)
    expect([
      await done('29?join_type=1&join_platform=1&twitter_username=someone'),
      await done('30?join_type=1'),
      await done('32?join_type=1&join_platform=2'),
      await done('1?join_type=2'),
    ]).toEqual(['hidden_on_surface', 'hidden_on_surface', undefined, 'hidden_on_surface'])
  })

  it('an order has no explorer link if links are hidden', async () => {
    const chain = t.catalogue.chains.find(({ id }) => id === north) ?? {}
    Object.assign(chain, { explorerUrl: 'https://explorer.example' })
    const { order } = await placeOrder(t, ethRoute)
    await observeDeposit(t, order.id)
    t.policy.telegram['links'] = 'hidden'
    const paths = [
      `/api/bridge_api/v1/orders/${order.id}`,
      `/api/bridge_api/v1/${user}/orders`,
      `/api/bridge_api/v1/search?q=${order.id}`,
    ]
    for (const path of paths) {
      const links = async (headers: Record<string, string>) =>
        [...JSON.stringify(await data<unknown>(path, headers)).matchAll(/"explorer_url":("[^"]+"|null)/g)].map(
          ([, url]) => url,
        )
      expect(new Set(await links(telegram))).toEqual(new Set(['null']))
      expect((await links({})).filter((url) => url !== 'null').length).toBeGreaterThan(0)
    }
    Object.assign(chain, { explorerUrl: null })
  })

  it('a policy change applies to the next request', async () => {
    const capabilities = async () =>
      (await data<{ surface: string; capabilities: Record<string, string> }>('/api/config/policy', telegram))
        .capabilities
    expect(await capabilities()).toEqual({})
    wear(policies.get('telegram-guidelines'))
    expect(await capabilities()).toMatchObject({ 'wallet:ton': 'allowed', 'wallet:*': 'bridging-only', swap: 'hidden' })
  })
})
