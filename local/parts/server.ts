import { Hono } from 'hono'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { noScreening } from '#core/order/screening.ts'
import { loadCampaigns } from '#runtime/catalogue/campaigns.ts'
import { followPolicy } from '#runtime/catalogue/followPolicy.ts'
import { loadRewardRules } from '#runtime/catalogue/rewards.ts'
import { loadSite } from '#runtime/catalogue/site.ts'
import { systemClock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Metrics } from '#runtime/metrics.ts'
import { createApp } from '#server/app.ts'
import { createChainLookup } from '#server/chainRpc/chainLookup.ts'
import { createChainRpc } from '#server/chainRpc/createChainRpc.ts'
import { defaultServerConfig } from '#server/config.ts'
import { generateRsaKey } from '#server/http/rsaKey.ts'
import { startExternalOrders } from '#server/orders/externalOrders.ts'
import { startHousekeeping } from '#server/retention.ts'
import { createAcceptDelay } from '#runtime/acceptDelay.ts'
import { type Listening, listen } from '#runtime/listen.ts'
import { makerAddressesOf } from '#runtime/makerAddresses.ts'
import { createOperatorApp } from '#runtime/operatorPart.ts'
import type { ServerDeps } from '#server/deps.ts'
import { createLoadShedder } from '#server/http/loadShedder.ts'
import { readiness } from '#server/readiness.ts'
import { localPseudonyms } from '#server/identity/account/pseudonyms.ts'
import { createServerMetrics } from '#server/metrics.ts'
import { createOfferSigner } from '#server/offerSigner.ts'
import { accessByToken } from '#server/identity/telegram/access.ts'
import { createCheckInContractCheck } from '#server/rewards/checkIn/contractCheck.ts'
import { createSocialPlatformCheck } from '#server/rewards/social/platformCheck.ts'
import type { SocialVerifiers } from '#server/rewards/social/verifier.ts'
import { startRewards } from '#server/rewards/startRewards.ts'
import type { Store } from '#store/contract.ts'
import { watchPayees } from '#server/watchPayees.ts'
import { localBot } from '../telegram/accounts.ts'

export interface ServiceDeps {
  store: Store
  catalogue: Catalogue
  log: Log
  metrics: Metrics
}

export interface Running {
  stop(): Promise<void>
}

/** Application behind routes that exist only in the local stack. */
function behind(routes: Hono, app: { fetch(request: Request, env?: unknown): Response | Promise<Response> }): Hono {
  const front = new Hono().route('/', routes)
  front.notFound((c) => app.fetch(c.req.raw, c.env))
  return front
}

/** API and web app on one port. It is loopback only, so one user's requests may be fast. */
export async function startServer(
  deps: ServiceDeps & {
    port: number
    publicUrl: string
    webRoot: string | null
    folder: string
    socialVerifiers: SocialVerifiers
    walletConnect: string | null
    tonWalletsListUrl: string
    localRoutes: Hono
  },
): Promise<Listening & { metricsUrl: string }> {
  const { store, catalogue, log, socialVerifiers } = deps
  const lookup = createChainLookup({ catalogue, overrides: new Map(), quorum: 1, checkIns: new Set() })
  const rewards = loadRewardRules({ profile: 'local' }, catalogue)
  const campaigns = loadCampaigns({ profile: 'local' }, catalogue)
  const socialPlatformCheck = createSocialPlatformCheck({ socialVerifiers, log })
  const checkInContractCheck = createCheckInContractCheck({ rewards, chains: lookup.chains, log })
  const acceptDelay = createAcceptDelay()
  const load = createLoadShedder(acceptDelay)
  const server: ServerDeps = {
    store,
    catalogue,
    chains: lookup.chains,
    chainRpc: createChainRpc({ catalogue, overrides: new Map() }),
    offerSigner: createOfferSigner(devAccounts.offerSigner.key),
    makerAddresses: makerAddressesOf(catalogue, { evm: devAccounts.maker.address }),
    // A policy.json in the stack's folder replaces the packaged one, also at run time.
    policy: followPolicy({ source: { profile: 'local', configDir: deps.folder }, log }),
    site: loadSite({ profile: 'local' }),
    rewards,
    campaigns,
    socialVerifiers,
    socialPlatformCheck,
    checkInContractCheck,
    telegram: accessByToken(localBot.token),
    screening: noScreening,
    rsaKey: generateRsaKey(),
    pseudonyms: localPseudonyms,
    clock: systemClock,
    log: log.child({ part: 'server' }),
    metrics: createServerMetrics(deps.metrics, { store, catalogue, chains: lookup.chains }),
    config: {
      ...defaultServerConfig,
      publicUrl: deps.publicUrl,
      rateLimitScale: 100,
      reservations: { ordersPerDepositor: 1000, percentPerAddress: 100 },
      walletConnectProjectId: deps.walletConnect === null ? null : 'local',
      walletConnectRelayUrl: deps.walletConnect,
      tonWalletsListUrl: deps.tonWalletsListUrl,
    },
    load,
    ...(deps.webRoot === null ? {} : { webRoot: deps.webRoot }),
  }
  const app = createApp(server)
  const operator = await listen(createOperatorApp(deps.metrics, readiness(server)), { host: '127.0.0.1', port: 0 })
  const payees = watchPayees(deps.metrics, { catalogue, chains: lookup.chains, log })
  const housekeeping = startHousekeeping({ store, clock: systemClock, log })
  const external = startExternalOrders({ store, providers: server.providers ?? [], clock: systemClock, log })
  const points = startRewards({
    store,
    catalogue,
    chains: lookup.chains,
    rewards,
    campaigns,
    socialVerifiers,
    socialPlatformCheck,
    checkInContractCheck,
    clock: systemClock,
    log: log.child({ part: 'points' }),
  })
  const listening = await listen(behind(deps.localRoutes, app), {
    host: '127.0.0.1',
    port: deps.port,
    acceptDelay,
    // The local Telegram page listens to events without heartbeats.
    limits: { silenceMs: 0 },
  })
  return {
    url: listening.url,
    metricsUrl: `${operator.url}/metrics`,
    stop: async () => {
      await listening.stop()
      await operator.stop()
      load.stop()
      await housekeeping.stop()
      await payees.stop()
      await points.stop()
      await external.stop()
      await lookup.close()
    },
  }
}
