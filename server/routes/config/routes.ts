import { createRoute, z } from '@hono/zod-openapi'
import { permits, verdict } from '#core/catalogue/surface.ts'
import type { Catalogue, ChannelDef } from '#core/catalogue/types.ts'
import { capabilitiesAt, screenAt } from '#core/screens/match.ts'
import { languageCode } from '#core/wire/common.ts'
import { appConfigData, policyData, publicKeyData, termsData } from '#core/wire/config.ts'
import { ecosystemData, eventsData, roadmapData, siteData } from '#core/wire/site.ts'
import { termsIn } from '#runtime/catalogue/site.ts'
import type { ServerDeps } from '../../deps.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { openFaucets } from '../../faucet/faucetWallet.ts'
import type { Visitor } from '../../http/env.ts'
import { channelLook, lookWithoutLinks } from '../../http/channel.ts'
import { isOpen, requireCapability } from '../../http/guards.ts'
import { answers, answersData, createRouter, ok } from '../../http/router.ts'
import { mintableBadges } from '../../rewards/badges/readBadge.ts'
import { appsView, aroundView, eventsView, roadmapView } from './aroundView.ts'

const publicKey = createRoute({
  method: 'get',
  path: '/api/config/public-key',
  summary: 'Get the RSA public key for encrypted fields',
  responses: answersData(publicKeyData),
})
const policy = createRoute({
  method: 'get',
  path: '/api/config/policy',
  summary: 'Get the capabilities of the visitor’s surface',
  responses: answersData(policyData),
})
const app = createRoute({
  method: 'get',
  path: '/api/config/app',
  summary: 'Get the startup settings of the web app',
  responses: answersData(appConfigData),
})

const terms = createRoute({
  method: 'get',
  path: '/api/config/terms',
  summary: 'Get the terms of service in a language; English if there is no translation',
  request: { query: z.object({ language: languageCode.optional() }) },
  responses: answersData(termsData),
})

const site = createRoute({
  method: 'get',
  path: '/api/config/site',
  summary: 'Get links, audits, banners and popups',
  request: { query: z.object({ language: languageCode.optional() }) },
  responses: answersData(siteData),
})

const events = createRoute({
  method: 'get',
  path: '/api/config/events',
  summary: 'List running, upcoming and recently ended events',
  request: { query: z.object({ language: languageCode.optional() }) },
  responses: answersData(eventsData),
})

const ecosystem = createRoute({
  method: 'get',
  path: '/api/config/ecosystem',
  summary: 'List apps that work with the product',
  request: { query: z.object({ language: languageCode.optional() }) },
  responses: answersData(ecosystemData),
})

const roadmap = createRoute({
  method: 'get',
  path: '/api/config/roadmap',
  summary: 'List planned, current and released work',
  request: { query: z.object({ language: languageCode.optional() }) },
  responses: answersData(roadmapData),
})

/** Public probe; readiness and metrics are on the operator's listener. */
const health = createRoute({
  method: 'get',
  path: '/health',
  summary: 'Check that the process is running, and get its version',
  responses: answers(z.object({ status: z.literal('ok'), version: z.string() })),
})

const settlementRows = (catalogue: Catalogue) =>
  catalogue.chains.flatMap((c) =>
    c.settlement
      ? [
          {
            chain_id: c.id,
            escrows: c.settlement.escrows.map(({ address }) => address),
            filler: c.settlement.filler,
            deposit_address: c.settlement.depositAddress,
            deposit_account: c.settlement.depositAccount,
            forwarder_factory: c.settlement.forwarderFactory ?? null,
          },
        ]
      : [],
  )

const formDefaults = (defaults: Catalogue['defaults'], { presets }: ChannelDef) => ({
  from_chain_id: presets?.from ?? defaults.fromChainId,
  to_chain_id: presets?.to ?? defaults.toChainId,
  token: presets?.token ?? defaults.token,
})

type Deps = Pick<
  ServerDeps,
  'catalogue' | 'chains' | 'policy' | 'rsaKey' | 'config' | 'site' | 'clock' | 'badges' | 'faucets' | 'faucetWallet'
>

export function configRoutes(deps: Deps) {
  const { catalogue, config } = deps
  const { defaults } = catalogue
  const fixed = {
    profile: catalogue.profile,
    wallet_connect_project_id: config.walletConnectProjectId,
    wallet_connect_relay_url: config.walletConnectRelayUrl,
    ton_connect: { wallets_list_url: config.tonWalletsListUrl, return_url: config.telegramAppUrl },
    restricted_countries: [...config.restrictedCountries],
    defaults: {
      exchange_chain_ids: [...defaults.exchangeChains],
      exchange_chain_ids_btc: [...defaults.exchangeChainsBtc],
      recommended_chain_ids: [...defaults.recommendedChains],
    },
    settlement: settlementRows(catalogue),
  }
  const asked = (channel: ChannelDef, language = 'en') => ({
    language,
    channel,
    mainChannel: defaults.channelId,
    now: Math.floor(deps.clock.now().getTime() / 1000),
  })
  return createRouter()
    .openapi(publicKey, (c) => c.json(ok(deps.rsaKey.publicKey), 200))
    .openapi(policy, async (c) => {
      const surface = await c.get('visitor').surface()
      return c.json(ok({ surface, capabilities: { ...deps.policy()[surface] } }), 200)
    })
    .openapi(terms, (c) => {
      const { language = 'en' } = c.req.valid('query')
      return c.json(ok(termsIn(deps.site.terms, language)), 200)
    })
    .openapi(site, async (c) => {
      const visitor = c.get('visitor')
      const around = aroundView(deps.site.around, asked(visitor.channel, c.req.valid('query').language))
      const leads = await leadsSomewhere(deps, visitor)
      const links = Object.fromEntries(Object.entries(around.links).filter(([, href]) => leads(href)))
      const site = { ...around, links, banners: around.banners.filter(({ link }) => leads(link)) }
      return c.json(ok((await isOpen(deps, visitor, 'links')) ? site : { ...site, links: {}, audits: [] }), 200)
    })
    .openapi(events, async (c) => {
      const visitor = c.get('visitor')
      const all = eventsView(deps.site.around, asked(visitor.channel, c.req.valid('query').language))
      const list = (await isOpen(deps, visitor, 'events')) ? all : []
      const leads = await leadsSomewhere(deps, visitor)
      return c.json(ok({ list: list.filter(({ link }) => leads(link)) }), 200)
    })
    .openapi(ecosystem, async (c) => {
      const visitor = c.get('visitor')
      await requireCapability(deps, visitor, 'ecosystem', 'other')
      const apps = appsView(deps.site.around, c.req.valid('query').language ?? 'en')
      const leads = await leadsSomewhere(deps, visitor)
      return c.json(ok({ apps: apps.filter(({ url }) => leads(url)) }), 200)
    })
    .openapi(roadmap, async (c) => {
      const visitor = c.get('visitor')
      await requireCapability(deps, visitor, 'roadmap', 'other')
      const list = roadmapView(deps.site.around, c.req.valid('query').language ?? 'en')
      const leads = await leadsSomewhere(deps, visitor)
      return c.json(
        ok({ list: list.map((row) => (row.link === null || leads(row.link) ? row : { ...row, link: null })) }),
        200,
      )
    })
    .openapi(app, async (c) => {
      const visitor = c.get('visitor')
      const look = channelLook(catalogue, visitor.channel)
      // The list is empty on surfaces that hide the pool.
      const pool_addresses = (await isOpen(deps, visitor, 'pool')) ? [...deps.site.poolAddresses] : []
      return c.json(
        ok({
          ...fixed,
          pool_addresses,
          has_faucets: openFaucets(deps).length > 0 && (await isOpen(deps, visitor, 'faucet')),
          defaults: { ...formDefaults(defaults, visitor.channel), ...fixed.defaults },
          channel: (await isOpen(deps, visitor, 'links')) ? look : lookWithoutLinks(look),
        }),
        200,
      )
    })
    .openapi(health, (c) => c.json({ status: 'ok' as const, version: packageJson.version }, 200))
}

/**
 * Tells which links of announcements and apps open something for this visitor: other sites where links are allowed, pages that the surface
 * permits, and badges that can be minted.
 */
async function leadsSomewhere(deps: Deps, visitor: Visitor): Promise<(link: string) => boolean> {
  const surface = await visitor.surface()
  const allows = (capability: string) => permits(verdict(deps.policy(), surface, capability), 'other')
  return (link) => {
    if (!link.startsWith('/')) return allows('links')
    const { pathname } = new URL(link, 'https://here.invalid')
    if (!capabilitiesAt(pathname).every(allows)) return false
    const screen = screenAt(pathname)
    return screen?.page !== 'badge' || mintableBadges(deps).some(({ id }) => id === screen.name)
  }
}
