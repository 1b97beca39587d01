import { settles } from '#chains/contract.ts'
import { privateKeyToAddress } from 'viem/accounts'
import { chainById } from '#core/catalogue/lookups.ts'
import { nextStep } from '#core/catalogue/availability.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadCampaigns } from '#runtime/catalogue/campaigns.ts'
import { followPolicy } from '#runtime/catalogue/followPolicy.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { loadRewardRules } from '#runtime/catalogue/rewards.ts'
import { loadSite } from '#runtime/catalogue/site.ts'
import { systemClock } from '#runtime/clock.ts'
import {
  loadConfig,
  refuseUnsafeStart,
  secretsOf,
  type ServerConfig as Environment,
  settlementEndpoints,
} from '#runtime/config.ts'
import { watchDisputes } from '#runtime/disputes.ts'
import { createLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { openPrices } from '#runtime/prices/open.ts'
import { verifyEndpoints } from '#runtime/verifyEndpoints.ts'
import { runMain, runParts } from '#runtime/lifecycle.ts'
import { screeningFrom } from '#runtime/operatorList.ts'
import { openStore } from '#store/open.ts'
import type { Store } from '#store/contract.ts'
import { createApp } from './app.ts'
import { createChainLookup } from './chainRpc/chainLookup.ts'
import { createChainRpc } from './chainRpc/createChainRpc.ts'
import { isTrusted, trustedList } from './http/clientIp.ts'
import { defaultServerConfig, type ServerConfig } from './config.ts'
import { generateRsaKey, rsaKeyFrom } from './http/rsaKey.ts'
import { pseudonymsFrom } from './identity/account/pseudonyms.ts'
import { startExternalOrders } from './orders/externalOrders.ts'
import { startHousekeeping } from './retention.ts'
import { createAcceptDelay } from '#runtime/acceptDelay.ts'
import { httpPart } from '#runtime/listen.ts'
import { createOperatorApp, operatorPart } from '#runtime/operatorPart.ts'
import type { ServerDeps } from './deps.ts'
import { createLoadShedder } from './http/loadShedder.ts'
import { contactNotice, readiness } from './readiness.ts'
import { makerAddressesOf } from '#runtime/makerAddresses.ts'
import { createServerMetrics } from './metrics.ts'
import { createOfferSigner } from './offerSigner.ts'
import { watchPayees } from './watchPayees.ts'
import { openTelegramAccess } from './identity/telegram/access.ts'
import { openSocialVerifiers } from './rewards/social/open.ts'
import { offeredContracts } from './rewards/checkIn/reader.ts'
import { createCheckInContractCheck } from './rewards/checkIn/contractCheck.ts'
import { createSocialPlatformCheck } from './rewards/social/platformCheck.ts'
import { startRewards } from './rewards/startRewards.ts'

const configOf = (env: Environment): ServerConfig => ({
  ...defaultServerConfig,
  publicUrl: env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`,
  trustedProxies: env.TRUSTED_PROXIES,
  countryHeader: env.COUNTRY_HEADER,
  restrictedCountries: env.RESTRICTED_COUNTRIES,
  walletConnectProjectId: env.WALLETCONNECT_PROJECT_ID ?? null,
  walletConnectRelayUrl: env.WALLETCONNECT_RELAY_URL ?? null,
  tonWalletsListUrl: env.TON_WALLETS_LIST_URL ?? null,
  pageHosts: env.PAGE_HOSTS,
  telegramAppUrl: env.TELEGRAM_APP_URL ?? null,
  securityContact: env.SECURITY_CONTACT ?? null,
  openings: { perDepositor: env.GASLESS_PER_DEPOSITOR, failuresPerDay: env.GASLESS_FAILURES_PER_DAY },
  reservations: {
    ordersPerDepositor: env.RESERVED_ORDERS_PER_DEPOSITOR,
    percentPerAddress: env.RESERVED_PERCENT_PER_ADDRESS,
  },
})

const openDatabase = (env: Environment, log: ReturnType<typeof createLog>): Promise<Store> =>
  openStore({
    ...(env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: join(env.DATA_DIR, 'db') }),
    journal: null,
    clock: systemClock,
    log,
  })

/** Finds the folder of the built web app from dist/services or from the source; null if it was not built. */
const builtWebApp = (): string | null =>
  [join(import.meta.dirname, '../web'), join(import.meta.dirname, '../dist/web')].find((folder) =>
    existsSync(join(folder, 'index.html')),
  ) ?? null

/** Starts the API as a process of its own, configured by its environment. */
async function main(): Promise<void> {
  const env = loadConfig('server', process.env)
  const log = createLog(env.LOG_LEVEL, undefined, secretsOf('server', env))
  const metrics = createMetrics({ process: 'server' })
  const { catalogue, parts: prices } = openPrices({
    env,
    catalogue: loadCatalogue(env.catalogue),
    clock: systemClock,
    log,
    metrics,
  })
  const key = env.OFFER_SIGNER_KEY as `0x${string}` | undefined
  const secrets = key ? [{ name: 'OFFER_SIGNER_KEY', value: key }] : []
  refuseUnsafeStart({
    networks: settlementEndpoints(catalogue, env.rpc),
    rpcQuorum: env.rpcQuorum,
    secrets,
    database: env.DATABASE_URL ? 'postgres' : 'pglite',
    paysOut: false,
    allowPglitePayouts: env.ALLOW_PGLITE_PAYOUTS,
    attesterKeys: 0,
    localChains: catalogue.profile === 'local',
  })

  const next = nextStep(catalogue)
  if (next !== null) log.warn({ next_step: next }, 'nothing can be bridged yet')
  const site = loadSite(env.catalogue)
  const notice = contactNotice(site)
  if (notice !== null) log.warn({ notice }, 'visitors see no contact')

  const rewards = loadRewardRules(env.catalogue, catalogue)
  const campaigns = loadCampaigns(env.catalogue, catalogue)
  const config = configOf(env)
  const telegram = openTelegramAccess(env)
  const store = await openDatabase(env, log)
  const socialVerifiers = openSocialVerifiers({
    env,
    publicUrl: config.publicUrl,
    clock: systemClock,
    telegramUserOf: store.telegram.userOf,
  })
  const socialPlatformCheck = createSocialPlatformCheck({ socialVerifiers, log })
  const lookup = createChainLookup({
    catalogue,
    overrides: env.rpc,
    quorum: env.rpcQuorum,
    checkIns: new Set(offeredContracts({ rewards }).map(({ chainId }) => chainId)),
    onDispute: watchDisputes({ metrics, part: 'server', clock: systemClock, log }),
  })
  const settled = catalogue.chains.flatMap(({ id, settlement }) => {
    const node = settlement === null ? null : lookup.chains(id)
    return node && settles(node) ? [[id, node] as const] : []
  })
  await verifyEndpoints({
    chains: new Map(settled),
    nameOf: (id) => chainById(catalogue, id).name,
    expected: () => ({
      maker: env.MAKER_EVM_ADDRESS ?? null,
      // A rotated key is registered while the server runs; no offer is made before that.
      offerSigner: key && !env.OFFERS_WAIT_FOR_ESCROW ? privateKeyToAddress(key) : null,
      cursor: null,
    }),
    log,
  })
  const checkInContractCheck = createCheckInContractCheck({ rewards, chains: lookup.chains, log })
  const webRoot = env.STATIC_DIR ?? builtWebApp()
  const acceptDelay = createAcceptDelay()
  const load = createLoadShedder(acceptDelay)
  const deps: ServerDeps = {
    store,
    catalogue,
    chains: lookup.chains,
    chainRpc: createChainRpc({ catalogue, overrides: env.rpc }),
    offerSigner: key ? createOfferSigner(key) : null,
    makerAddresses: makerAddressesOf(
      catalogue,
      env.MAKER_EVM_ADDRESS ? { evm: env.MAKER_EVM_ADDRESS.toLowerCase() } : {},
    ),
    policy: followPolicy({ source: env.catalogue, preset: env.POLICY, log }),
    site,
    rewards,
    campaigns,
    socialVerifiers,
    socialPlatformCheck,
    checkInContractCheck,
    telegram,
    screening: screeningFrom(env.SCREENING_FILE),
    rsaKey: rsaKeyFrom(env) ?? generateRsaKey(),
    pseudonyms: pseudonymsFrom(env, catalogue.profile),
    clock: systemClock,
    log,
    metrics: createServerMetrics(metrics, { store, catalogue, chains: lookup.chains }),
    config,
    load,
    ...(webRoot === null ? {} : { webRoot }),
  }
  const app = createApp(deps)

  const trusted = trustedList(config.trustedProxies)
  const isProxy = (peer: string) => isTrusted(trusted, peer)
  const payees = watchPayees(metrics, { catalogue, chains: lookup.chains, log })
  const housekeeping = startHousekeeping({ store, clock: systemClock, log })
  const external = startExternalOrders({ store, providers: deps.providers ?? [], clock: systemClock, log })
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
    log,
  })
  await runParts(
    [
      { name: 'database', stop: () => store.close() },
      { name: 'chain clients', stop: () => lookup.close() },
      { name: 'payees', stop: () => payees.stop() },
      { name: 'housekeeping', stop: () => housekeeping.stop() },
      { name: 'points', stop: () => points.stop() },
      { name: 'external orders', stop: () => external.stop() },
      ...prices,
      { name: 'load', stop: () => load.stop() },
      operatorPart(createOperatorApp(metrics, readiness(deps)), env, log),
      httpPart(app, { host: env.HOST, port: env.PORT, isProxy, acceptDelay }, log),
    ],
    log,
  )
}

runMain(main)
