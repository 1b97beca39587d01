import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '#core/catalogue/types.ts'
import { type AcceptDelay, createAcceptDelay } from '#runtime/acceptDelay.ts'
import { loadBadges } from '#runtime/catalogue/badges.ts'
import { loadCampaigns } from '#runtime/catalogue/campaigns.ts'
import { loadFaucets } from '#runtime/catalogue/faucets.ts'
import { followPolicy } from '#runtime/catalogue/followPolicy.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { loadRewardRules } from '#runtime/catalogue/rewards.ts'
import { loadOwls } from '#runtime/catalogue/owls.ts'
import { loadSite } from '#runtime/catalogue/site.ts'
import { loadTracker } from '#runtime/catalogue/tracker.ts'
import { type Clock, systemClock } from '#runtime/clock.ts'
import { refuseUnsafeStart, secretsOf, type ServerConfig as Environment, settlementEndpoints } from '#runtime/config.ts'
import { watchDisputes } from '#runtime/disputes.ts'
import type { Part } from '#runtime/lifecycle.ts'
import { createLog, type Log } from '#runtime/log.ts'
import { makerAddressesOf } from '#runtime/makerAddresses.ts'
import { createMetrics, type Metrics } from '#runtime/metrics.ts'
import { screeningFrom } from '#runtime/operatorList.ts'
import { openPrices } from '#runtime/prices/open.ts'
import type { Store } from '#store/contract.ts'
import { openStore } from '#store/open.ts'
import { badgeMintDigest } from '#chains/evm/badge.ts'
import { addressOfferTypedData } from '#chains/evm/order/addressOffer.ts'
import { offerTypedData } from '#chains/evm/order/typedData.ts'
import { localAccount } from '#chains/evm/signing.ts'
import { AppError } from '#core/errors.ts'
import { createChainLookup } from './chainRpc/chainLookup.ts'
import { createChainRpc } from './chainRpc/createChainRpc.ts'
import { defaultServerConfig, type ServerConfig } from './config.ts'
import type { BadgeSigner, OfferSigner, ServerDeps } from './deps.ts'
import { createFaucetWallet } from './faucet/faucetWallet.ts'
import { createLoadShedder } from './http/loadShedder.ts'
import { generateRsaKey, rsaKeyFrom } from './http/rsaKey.ts'
import { pseudonymsFrom } from './identity/account/pseudonyms.ts'
import { openTelegramAccess } from './identity/telegram/access.ts'
import { createServerMetrics } from './metrics.ts'
import { createCheckInContractCheck, offeredContracts } from './rewards/checkIn/reader.ts'
import { createBadgeCheck } from './rewards/badges/badgeCheck.ts'
import { mintableBadges } from './rewards/badges/readBadge.ts'
import { createLifiAccess } from './providers/lifi/access.ts'
import { countVendors, lifiSettings, openProviders } from './providers/openProviders.ts'
import type { VendorAccess } from './providers/vendor.ts'
import { openSwapProviders } from './swaps/openSwapProviders.ts'
import { openSocialVerifiers } from './rewards/social/open.ts'
import { createSocialPlatformCheck } from './rewards/social/platformCheck.ts'
import { openTracker } from './tracker/openTracker.ts'

/** Dependencies that replace those of the environment; what they replace isn't opened. */
export interface GivenServerDeps extends Partial<Omit<ServerDeps, 'config'>> {
  readonly config?: Partial<ServerConfig>
  /** Registry of a process that has other parts too. */
  readonly registry?: Metrics
}

export interface OpenServerDeps {
  readonly deps: ServerDeps
  /** Registry of the process, which also has the metrics of `deps`. */
  readonly registry: Metrics
  /** For the listener, whose delay is a part of the load. */
  readonly acceptDelay: AcceptDelay
  /** Everything that was opened here; the caller starts and stops it. */
  readonly parts: readonly Part[]
}

/**
 * Builds the API's dependencies from its environment, for the process, the local stack and tests.
 * @throws AppError `config_invalid`, `unsafe_start`, and errors of the database
 */
export async function createServerDeps(env: Environment, given: GivenServerDeps = {}): Promise<OpenServerDeps> {
  const { config: changes, registry = createMetrics({ process: 'server' }), ...replaced } = given
  const { clock = systemClock, log = createLog(env.LOG_LEVEL, undefined, secretsOf('server', env)) } = given
  const prices = given.catalogue
    ? { catalogue: given.catalogue, parts: [] }
    : openPrices({ env, catalogue: loadCatalogue(env.catalogue), clock, log, metrics: registry })
  const { catalogue } = prices
  const rewards = given.rewards ?? loadRewardRules(env.catalogue, catalogue)
  const badges = given.badges ?? loadBadges(env.catalogue, catalogue)
  const badgeSigner =
    given.badgeSigner === undefined && env.BADGE_SIGNER_KEY
      ? createBadgeSigner(env.BADGE_SIGNER_KEY as `0x${string}`)
      : (given.badgeSigner ?? null)
  const config = { ...configFrom(env), ...changes }
  const telegram = openTelegramAccess(env)
  const store = given.store ?? (await openDatabase(env, { catalogue, clock, log }))
  const lookup: Pick<ServerDeps, 'chains' | 'endpointShortage'> & { close?(): Promise<void> } = given.chains
    ? { chains: given.chains, endpointShortage: () => null }
    : createChainLookup({
        catalogue,
        overrides: env.rpc,
        quorum: env.rpcQuorum,
        counted: new Set(
          [...offeredContracts({ rewards }), ...mintableBadges({ badges })].map(({ chainId }) => chainId),
        ),
        onDispute: watchDisputes({ metrics: registry, part: 'server', clock, log }),
      })
  const { chains, endpointShortage } = lookup
  const socialVerifiers =
    given.socialVerifiers ??
    openSocialVerifiers({ env, publicUrl: config.publicUrl, clock, telegramUserOf: store.telegram.userOf })
  const count = countVendors(registry)
  // Opened by the first provider that uses it: LI.FI counts the quotes of transfers and swaps together.
  let lifiAccess: VendorAccess | undefined
  const lifi = () => (lifiAccess ??= createLifiAccess({ clock, count }, lifiSettings(env)))
  const tracked = loadTracker(env.catalogue, catalogue)
  const acceptDelay = createAcceptDelay()
  const load = given.load === undefined ? createLoadShedder(acceptDelay) : given.load
  const deps: ServerDeps = {
    chainRpc: createChainRpc({ catalogue, overrides: env.rpc }),
    offerSigner: env.OFFER_SIGNER_KEY ? createOfferSigner(env.OFFER_SIGNER_KEY as `0x${string}`) : null,
    makerAddresses: makerAddressesOf(
      catalogue,
      env.MAKER_EVM_ADDRESS ? { evm: env.MAKER_EVM_ADDRESS.toLowerCase() } : {},
    ),
    makerViewers: env.MAKER_VIEWERS,
    policy: given.policy ?? followPolicy({ source: env.catalogue, preset: env.POLICY, log }),
    site: loadSite(env.catalogue),
    reportSigner: env.REPORT_SIGNER_KEY ? localAccount(env.REPORT_SIGNER_KEY) : null,
    campaigns: loadCampaigns(env.catalogue, catalogue),
    badges,
    badgeSigner,
    faucets: loadFaucets(env.catalogue, catalogue),
    faucetWallet: env.FAUCET_KEY ? createFaucetWallet(env.FAUCET_KEY, env.MAKER_EVM_ADDRESS) : null,
    socialPlatformCheck: createSocialPlatformCheck({ socialVerifiers, log }),
    badgeCheck: createBadgeCheck({ badges, badgeSigner, chains, endpointShortage, log }),
    checkInContractCheck: createCheckInContractCheck({ rewards, chains, log }),
    telegram,
    screening: given.screening ?? screeningFrom(env.SCREENING_FILE),
    tracker: given.tracker ?? openTracker(env, tracked, { clock, log, chains, count }),
    trackerTokens: tracked.tokens,
    owls: loadOwls(env.catalogue, catalogue),
    rsaKey: given.rsaKey ?? rsaKeyFrom(env) ?? generateRsaKey(),
    pseudonyms: pseudonymsFrom(env, catalogue.profile),
    metrics: given.metrics ?? createServerMetrics(registry, { store, catalogue, chains, clock }),
    webRoot: env.STATIC_DIR ?? builtWebApp(),
    endpointShortage,
    ...(given.swapProviders
      ? { swapProviders: given.swapProviders, formerSwapProviders: [] }
      : openSwapProviders(env, { catalogue, clock, lifi, count })),
    ...(given.providers
      ? { providers: given.providers }
      : openProviders(env, {
          catalogue,
          clock,
          log,
          count,
          lifi,
          readsEvents: (id) => chains(id)?.emitted !== undefined,
        })),
    ...replaced,
    store,
    catalogue,
    chains,
    rewards,
    socialVerifiers,
    clock,
    log,
    config,
    load,
  }
  return {
    deps,
    registry,
    acceptDelay,
    parts: [
      ...(given.store ? [] : [{ name: 'database', stop: () => store.close() }]),
      { name: 'chain clients', stop: () => lookup.close?.() },
      ...prices.parts,
      ...(load && !given.load ? [{ name: 'load', stop: () => load.stop() }] : []),
    ],
  }
}

const configFrom = (env: Environment): ServerConfig => ({
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

/** Refuses an unsafe start before the database is opened or upgraded. */
function openDatabase(
  env: Environment,
  { catalogue, clock, log }: { catalogue: Catalogue; clock: Clock; log: Log },
): Promise<Store> {
  const keys = ['OFFER_SIGNER_KEY', 'REPORT_SIGNER_KEY', 'BADGE_SIGNER_KEY', 'FAUCET_KEY'] as const
  refuseUnsafeStart({
    networks: settlementEndpoints(catalogue, env.rpc),
    rpcQuorum: env.rpcQuorum,
    secrets: keys.flatMap((name) => (env[name] ? [{ name, value: env[name] }] : [])),
    database: env.DATABASE_URL ? 'postgres' : 'pglite',
    paysOut: false,
    allowPglitePayouts: env.ALLOW_PGLITE_PAYOUTS,
    attesterKeys: 0,
    localChains: catalogue.profile === 'local',
  })
  return openStore({
    ...(env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: join(env.DATA_DIR, 'db') }),
    journal: null,
    clock,
    log,
  })
}

/** Finds the folder of the built web app from dist/services or from the source; null if it was not built. */
const builtWebApp = (): string | null =>
  [join(import.meta.dirname, '../web'), join(import.meta.dirname, '../dist/web')].find((folder) =>
    existsSync(join(folder, 'index.html')),
  ) ?? null

function createBadgeSigner(privateKey: `0x${string}`): BadgeSigner {
  const account = localAccount(privateKey)
  return { address: account.address, signMint: (mint) => account.sign({ hash: badgeMintDigest(mint) }) }
}

/** Signs offers with a local key, which the maker registers in the escrow as its delegate. */
function createOfferSigner(privateKey: `0x${string}`): OfferSigner {
  const account = localAccount(privateKey)
  return {
    address: account.address,
    signOrder: (escrow, chainId, order) => {
      // The domain is derived from the order: an order of another chain would be signed for that chain's escrow.
      if (order.srcChainId !== BigInt(chainId))
        throw new AppError('chain_mismatch', 'The order belongs to another network.', { retriable: false })
      return account.signTypedData(offerTypedData(order, escrow))
    },
    signAddress: (offer) => account.signTypedData(addressOfferTypedData(offer)),
  }
}
