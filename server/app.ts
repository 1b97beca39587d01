import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import type { MiddlewareHandler } from 'hono'
import { permits, verdict } from '#core/catalogue/surface.ts'
import { capabilitiesAt } from '#core/screens/match.ts'
import { AppError } from '#core/errors.ts'
import type { ServerDeps } from './deps.ts'
import { countAdditional } from './http/additional.ts'
import { countOpenCalls, hasBody, shedLoad } from './http/limitLoad.ts'
import { createErrorHandler } from './http/errors.ts'
import { observe } from './http/metrics.ts'
import { rateLimit } from './http/rateLimit.ts'
import { createRouter, describeApi } from './http/router.ts'
import { securityHeaders } from './http/security.ts'
import { identifyVisitor } from './http/visitor.ts'
import { createSignIn } from './identity/signIn.ts'
import { createWalletProof } from './identity/walletProof.ts'
import { createPlacing } from './orders/createPlacing.ts'
import { createOrderView } from './orders/view.ts'
import { createDirectProvider } from './providers/direct/createDirectProvider.ts'
import { createMakerProvider } from './providers/maker/createMakerProvider.ts'
import { createQuoting } from './quotes/createQuoting.ts'
import { createChainStateCache } from './providers/maker/chainStateCache.ts'
import { accountRoutes } from './routes/identity/account.ts'
import { airdropRoutes } from './routes/rewards/airdrop.ts'
import { trackerRoutes } from './tracker/routes.ts'
import { approvalRoutes } from './routes/catalogue/approvals.ts'
import { balanceRoutes } from './routes/catalogue/balances.ts'
import { campaignJoinRoutes } from './routes/campaigns/join.ts'
import { campaignListRoutes } from './routes/campaigns/lists.ts'
import { campaignProgressRoutes } from './routes/campaigns/progress.ts'
import { chainRpcRoutes } from './chainRpc/routes.ts'
import { cctpRoutes } from './routes/catalogue/cctp.ts'
import { nameRoutes } from './routes/catalogue/names.ts'
import { catalogueRoutes } from './routes/catalogue/routes.ts'
import { configRoutes } from './routes/config/routes.ts'
import { owlRoutes } from './routes/config/owls.ts'
import { createLinking } from './identity/telegram/linking.ts'
import { identityRoutes } from './routes/identity/routes.ts'
import { telegramIdentityRoutes } from './routes/identity/telegram.ts'
import { paymentRoutes } from './orders/payments.ts'
import { orderRoutes } from './orders/routes.ts'
import { quoteRoutes } from './quotes/routes.ts'
import { createStatus } from './status/createStatus.ts'
import { deployRoutes } from './deploy/routes.ts'
import { faucetRoutes } from './faucet/routes.ts'
import { applicationRoutes } from './makers/applications.ts'
import { bookRoutes } from './makers/book.ts'
import { makerRoutes } from './makers/routes.ts'
import { portfolioRoutes } from './portfolio/routes.ts'
import { poolRoutes } from './pool/routes.ts'
import { swapRoutes } from './swaps/routes.ts'
import { statusRoutes } from './status/routes.ts'
import { trustRoutes } from './status/createTrust.ts'
import { leaderboardRoutes } from './routes/rewards/leaderboard.ts'
import { referralRoutes } from './rewards/referral/routes.ts'
import { badgeRoutes } from './routes/rewards/badges.ts'
import { checkInRoutes } from './routes/rewards/checkIns.ts'
import { pointRoutes } from './routes/rewards/points.ts'
import { ruleRoutes } from './routes/rewards/rules.ts'
import { visitorRoutes } from './routes/config/visitor.ts'
import { createBusyPages } from './web/busyPage.ts'
import { pageHosts } from './web/pageHosts.ts'
import { readPageTexts } from './web/pageTexts.ts'
import { policyReports, REPORT_PATH } from './web/policyReports.ts'
import { serveWebApp } from './web/serve.ts'
import { MANIFEST_PATH, SECURITY_PATH, securityText, tonConnectManifest } from './web/wellKnown.ts'
import type { AppEnv } from './http/env.ts'

const MAX_BODY = 64 * 1024
const notFound = (): AppError => new AppError('not_found', 'Unknown call.', { status: 404, retriable: false })

function createApi(deps: ServerDeps) {
  const { offerSigner } = deps
  const chainStateCache = createChainStateCache(deps)
  const maker = offerSigner ? [createMakerProvider({ ...deps, offerSigner, chainStateCache })] : []
  const ownRoutes = maker.flatMap((provider) => provider.routes())
  const bridges = [...maker, ...(deps.providers ?? [])]
  const providers = [...bridges, createDirectProvider(deps)]
  const proof = createWalletProof(deps)
  const view = createOrderView(deps.catalogue, [...providers, ...(deps.formerProviders ?? [])])
  const status = createStatus(deps, bridges)
  return createRouter()
    .route('/', catalogueRoutes(deps, providers))
    .route('/', balanceRoutes(deps))
    .route('/', approvalRoutes(deps))
    .route('/', nameRoutes(deps))
    .route('/', cctpRoutes(deps))
    .route('/', chainRpcRoutes(deps))
    .route('/', airdropRoutes(deps))
    .route('/', trackerRoutes(deps))
    .route('/', pointRoutes(deps))
    .route('/', campaignListRoutes(deps))
    .route('/', campaignProgressRoutes(deps))
    .route('/', campaignJoinRoutes(deps))
    .route('/', referralRoutes(deps))
    .route('/', leaderboardRoutes(deps))
    .route('/', ruleRoutes(deps))
    .route('/', checkInRoutes(deps))
    .route('/', badgeRoutes(deps))
    .route('/', visitorRoutes(deps))
    .route('/', configRoutes(deps))
    .route('/', owlRoutes(deps))
    .route('/', identityRoutes(deps, createSignIn(deps, proof)))
    .route('/', accountRoutes(deps, proof))
    .route('/', telegramIdentityRoutes(deps, createLinking(deps, proof)))
    .route('/', quoteRoutes(deps, createQuoting(deps, providers, status.rankOf)))
    .route('/', statusRoutes(status))
    .route('/', trustRoutes(deps))
    .route('/', orderRoutes(deps, createPlacing(deps, providers, view), view))
    .route('/', paymentRoutes(deps, view))
    .route('/', swapRoutes(deps, deps.swapProviders))
    .route('/', deployRoutes(deps))
    .route('/', faucetRoutes(deps))
    .route('/', portfolioRoutes(deps))
    .route('/', poolRoutes(deps))
    .route('/', makerRoutes({ ...deps, chainStateCache }, ownRoutes))
    .route('/', applicationRoutes(deps, ownRoutes))
    .route('/', bookRoutes(deps))
}

/** Types of every call: the web app derives its paths and responses from them, by `import type` only. */
export type AppType = ReturnType<typeof createApi>

/**
 * Creates the HTTP application: API, probes and, with a `webRoot`, the web app. It keeps no state, so replicas are
 * equal.
 */
export function createApp(deps: ServerDeps) {
  const app = createRouter()
  const texts = deps.webRoot === null ? null : readPageTexts(deps.webRoot)
  const handleError = createErrorHandler(texts && createBusyPages(texts))
  app.onError(handleError)
  app.use(securityHeaders(deps))
  app.use(shedLoad(deps))
  app.use(observe(deps))
  app.use(identifyVisitor(deps))
  app.use('/api/*', compressShared)
  app.use('/api/*', limitBody())
  app.use('/api/*', countOpenCalls(deps))
  app.use('/api/*', refuseNul())
  app.use('/api/*', countAdditional(deps))
  app.use('/api/*', rateLimit(deps))
  const api = createApi(deps)
  const document = describeApi(api)
  app.route('/', api)
  app.post(REPORT_PATH, policyReports(deps))
  app.get('/api/openapi.json', (c) => c.json(document))
  app.all('/api/*', () => {
    throw notFound()
  })
  app.get(MANIFEST_PATH, tonConnectManifest(deps))
  app.get(SECURITY_PATH, securityText(deps))
  if (deps.webRoot !== null)
    app.get(
      '*',
      serveWebApp(deps.webRoot, {
        texts,
        publicUrl: deps.config.publicUrl,
        catalogue: deps.catalogue,
        hasProviders: (deps.providers?.length ?? 0) > 0,
        hosts: pageHosts({ ...deps, campaigns: deps.campaigns.campaigns }),
        warn: (message) => deps.log.warn({}, message),
        links: () => linksOnTheWeb(deps),
        pictures: new Map(deps.badges.map(({ id, image }) => [id, image])),
      }),
    )
  app.notFound((c) => handleError(notFound(), c))
  return app
}

/**
 * Large responses that are equal for all visitors. A response with a secret is never compressed: its length would leak
 * the secret to anyone who can inject guesses (BREACH).
 */
const shared =
  /^\/api\/(?:bridge_api\/v1\/(?:get-all-chains|all-tokens|status)|config\/(?:app|site|terms|policy)|openapi\.json)$/

const zip = compress() as MiddlewareHandler<AppEnv>

/** Compresses shared responses. The web app's files are compressed at build time. */
const compressShared: MiddlewareHandler<AppEnv> = (c, next) =>
  c.req.method === 'GET' && shared.test(c.req.path) ? zip(c, next) : next()

/**
 * Refuses large bodies. Node bounds a body by its stated length, and one that states it is judged by that alone: asking for
 * the body's stream costs more than the rest of a small call.
 */
function limitBody(): MiddlewareHandler<AppEnv> {
  const refuse = (): never => {
    throw new AppError('body_too_large', 'The request is too large.', { status: 413 })
  }
  const counted = bodyLimit({ maxSize: MAX_BODY, onError: refuse }) as MiddlewareHandler<AppEnv>
  return (c, next) => {
    if (!hasBody(c)) return next()
    const length = c.req.header('content-length') ?? ''
    if (!/^\d+$/.test(length) || c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    return Number(length) > MAX_BODY ? refuse() : next()
  }
}

const inUrl = /%00/
const inJson = /\0|\\u0000/i

/** Refuses NUL characters anywhere in a request: PostgreSQL cannot store them. */
function refuseNul(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (inUrl.test(c.req.url) || (hasBody(c) && inJson.test(await c.req.text())))
      throw new AppError('request_invalid', 'The request contains a character that no field may have.', {
        status: 400,
        retriable: false,
      })
    await next()
  }
}

/** Returns the operator's links of the prerendered footer, without those to hidden pages; null while the web may show none. */
function linksOnTheWeb({ policy, site }: Pick<ServerDeps, 'policy' | 'site'>) {
  const rules = policy()
  const allows = (capability: string) => permits(verdict(rules, 'web', capability), 'other')
  if (!allows('links')) return null
  return Object.fromEntries(
    Object.entries(site.around.links).filter(([, href]) => !href.startsWith('/') || capabilitiesAt(href).every(allows)),
  )
}
