import { Hono } from 'hono'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { RewardRules } from '#core/rewards/rules.ts'
import { followPolicy } from '#runtime/catalogue/followPolicy.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { loadRewardRules } from '#runtime/catalogue/rewards.ts'
import { loadConfig } from '#runtime/config.ts'
import { type Listening, listen } from '#runtime/listen.ts'
import type { Log } from '#runtime/log.ts'
import type { Metrics } from '#runtime/metrics.ts'
import { createOperatorApp } from '#runtime/operatorPart.ts'
import { createApp } from '#server/app.ts'
import { startBackgroundWork } from '#server/backgroundWork.ts'
import { createServerDeps } from '#server/createServerDeps.ts'
import { readiness } from '#server/readiness.ts'
import type { SocialVerifiers } from '#server/rewards/social/verifier.ts'
import type { Store } from '#store/contract.ts'
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

/** The local rules, without check-ins on networks that don't run. */
export function rewardsOn({ chains }: Catalogue): RewardRules {
  const source = { profile: 'local' } as const
  const { checkIn, ...rules } = loadRewardRules(source, loadCatalogue(source))
  const contracts = checkIn.contracts.filter(({ chainId }) => chains.some(({ id }) => id === chainId))
  return { ...rules, checkIn: { ...checkIn, contracts } }
}

/** API and web app on one port. It is loopback only, so one user's requests may be fast. */
export async function startServer(
  services: ServiceDeps & {
    port: number
    publicUrl: string
    webRoot: string | null
    folder: string
    socialVerifiers: SocialVerifiers
    walletConnect: string | null
    /** Address of the stand-in of Jupiter's API; null without a network that it swaps on. */
    jupiter: string | null
    tonWalletsListUrl: string
    localRoutes: Hono
  },
): Promise<Listening & { metricsUrl: string }> {
  const { store, catalogue, metrics, webRoot, folder, socialVerifiers } = services
  const log = services.log.child({ part: 'server' })
  const { deps, registry, acceptDelay, parts } = await createServerDeps(environmentOf(services), {
    store,
    catalogue,
    registry: metrics,
    log,
    socialVerifiers,
    webRoot,
    rewards: rewardsOn(catalogue),
    // A policy.json in the stack's folder replaces the packaged one, also at run time.
    policy: followPolicy({ source: { profile: 'local', configDir: folder }, log }),
    config: { rateLimitScale: 100 },
    // The networks share this process; their work isn't load that a refused call would shorten.
    load: null,
  })
  const work = [...parts, ...startBackgroundWork(deps, registry)]
  const operator = await listen(createOperatorApp(registry, readiness(deps)), { host: '127.0.0.1', port: 0 })
  const listening = await listen(behind(services.localRoutes, createApp(deps)), {
    host: '127.0.0.1',
    port: services.port,
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
      for (const { stop } of work.toReversed()) await stop?.()
    },
  }
}

/** Environment of a server process that would serve the same. */
const environmentOf = ({
  publicUrl,
  walletConnect,
  jupiter,
  tonWalletsListUrl,
}: {
  publicUrl: string
  walletConnect: string | null
  jupiter: string | null
  tonWalletsListUrl: string
}) =>
  loadConfig('server', {
    PROFILE: 'local',
    PUBLIC_URL: publicUrl,
    OFFER_SIGNER_KEY: devAccounts.offerSigner.key,
    REPORT_SIGNER_KEY: devAccounts.reportSigner.key,
    BADGE_SIGNER_KEY: devAccounts.badgeIssuer.key,
    FAUCET_KEY: devAccounts.faucet.key,
    MAKER_EVM_ADDRESS: devAccounts.maker.address,
    MAKER_VIEWERS: devAccounts.friend.address,
    RESERVED_ORDERS_PER_DEPOSITOR: '1000',
    RESERVED_PERCENT_PER_ADDRESS: '100',
    TELEGRAM_BOT_TOKEN: localBot.token,
    TON_WALLETS_LIST_URL: tonWalletsListUrl,
    ...(jupiter === null
      ? {}
      : { SWAP_PROVIDERS: 'uniswap,jupiter', JUPITER_URL: jupiter, JUPITER_PER_MINUTE: '10000' }),
    ...(walletConnect === null ? {} : { WALLETCONNECT_PROJECT_ID: 'local', WALLETCONNECT_RELAY_URL: walletConnect }),
  })
