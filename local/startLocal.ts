import { join } from 'node:path'
import { keepProfile, loadConfig } from '#runtime/config.ts'
import { createLog, type Log } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { systemClock } from '#runtime/clock.ts'
import { openPrices } from '#runtime/prices/open.ts'
import type { Store } from '#store/contract.ts'
import type { Driver } from '#store/driver/contract.ts'
import { openEmbedded } from '#store/driver/embedded.ts'
import { lockFolder } from '#store/driver/folderLock.ts'
import { openJournal } from '#store/journal/journal.ts'
import { storeOver } from '#store/storeOver.ts'
import { Hono } from 'hono'
import pino from 'pino'
import { inDataFolder, openDataFolder } from './dataFolder.ts'
import type { LocalOptions } from './options.ts'
import { seedAirdrops } from './parts/airdrops.ts'
import { startBot, startBotApi } from './parts/bot.ts'
import { startChains } from './networks.ts'
import { localVerifiers, startSocial } from './social/startSocial.ts'
import { type Running, startServer } from './parts/server.ts'
import { startAttesters, startMaker, startReconciler } from './parts/settlement.ts'
import { startWalletConnect } from './parts/walletConnect.ts'
import type { Say } from './say.ts'
import { hasJupiter } from '#server/swaps/jupiter/calls.ts'
import { requireFreePort } from './loopback.ts'
import { startJupiter } from './svm/jupiter/standIn.ts'
import { telegramRoutes } from './telegram/routes.ts'
import { TON_WALLETS_PATH, tryRoutes } from './try/tryRoutes.ts'
import { buildWeb } from './buildWeb.ts'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { endRecorded } from './child.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { type AssetId, parseAssetId } from '#core/chain/assetId.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'

export interface Local {
  readonly url: string
  /** Stops every part, last started first. One that fails does not keep the others running. */
  stop(): Promise<void>
}

/** Started parts, to be stopped in reverse. */
function createStack(log: Log) {
  const started: { name: string; part: Running }[] = []
  return {
    add: <T extends Running>(name: string, part: T): T => {
      started.push({ name, part })
      return part
    },
    stop: async () => {
      for (let next = started.pop(); next; next = started.pop()) {
        const { name, part } = next
        await part
          .stop()
          .catch((error: unknown) => log.error({ part: name, error: String(error) }, 'did not stop cleanly'))
      }
    },
  }
}

/** Runs both at once and waits for both even if one fails, so that the stack knows every started part. */
async function together<A, B>(works: readonly [Promise<A>, Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled(works)
  return Promise.all(works)
}

interface Database {
  store: Store
  driver: Driver
  close(): Promise<void>
}

/**
 * One embedded database for the store and, in separate schemas, the attesters: each further one would use a quarter of
 * a gigabyte.
 */
async function openDatabase(folder: string, log: Log): Promise<Database> {
  const journal = await openJournal(join(folder, 'intents.journal'))
  try {
    const driver = await openEmbedded(join(folder, 'db'))
    const store = await storeOver(driver, { journal, clock: systemClock, log })
    return { driver, store, close: () => store.close().finally(() => journal.close()) }
  } catch (error) {
    await journal.close()
    throw error
  }
}

/** The local pools set the prices; a trade there shows within seconds. */
const PRICES = { PROFILE: 'local', PRICE_SOURCES: 'pools,table', PRICE_REFRESH_SECONDS: '15' }

/**
 * Starts everything on loopback, continuing from the folder's state.
 * @throws AppError with one sentence that names the fix.
 */
export async function startLocal(options: LocalOptions, say: Say): Promise<Local> {
  const { ports } = options
  const folder = openDataFolder(options.folder)
  const lock = await lockFolder(folder)
  const log = await inDataFolder(folder, async () => {
    if (options.reset) await reset(folder)
    openDataFolder(folder)
    keepProfile(folder, 'local')
    return createLog('info', pino.destination({ dest: join(folder, 'causeway.log'), sync: true }))
  }).catch(async (error: unknown) => {
    await lock.release()
    throw error
  })
  const stack = createStack(log)
  stack.add('folder lock', { stop: () => lock.release() })
  try {
    const url = `http://127.0.0.1:${ports.web}`
    await requireFreePort(ports.web, 'the web app', '--port')
    // Builds on its own core; a failure before it is awaited must not count as unhandled.
    const web = options.dev || options.without.has('web') ? null : buildWeb()
    web?.catch(() => {})
    const [chains, database] = await together([
      startChains(ports.chains, options.without, { folder, log, say }).then((all) =>
        all.map((chain) => stack.add(`chain ${chain.id}`, chain)),
      ),
      openDatabase(folder, log).then((opened) => {
        stack.add('database', { stop: () => opened.close() })
        say.part('Database', 'embedded, up to date')
        return opened
      }),
    ])
    const { store, driver } = database
    const metrics = createMetrics()
    const prices = openPrices({
      env: loadConfig('server', PRICES),
      catalogue: localCatalogue(new Map(chains.map((chain) => [chain.id, chain.url]))),
      clock: systemClock,
      log: log.child({ part: 'prices' }),
      metrics,
    })
    const { catalogue } = prices
    for (const { name, start, stop } of prices.parts) {
      stack.add(name, { stop: async () => stop?.() })
      await start?.(new AbortController().signal)
    }
    await seedAirdrops(store)
    const services = { store, catalogue, log, metrics }
    const attesters = options.without.has('attesters')
      ? null
      : stack.add('attesters', await startAttesters({ driver, catalogue, log }))
    if (attesters) say.part('Attesters', `${attesters.clients.length}, of which two must sign`)
    if (!options.without.has('maker')) {
      const { networks } = stack.add('maker', await startMaker(services, attesters?.clients ?? []))
      say.part('Maker', `watching ${networks} networks, inventory funded`)
    }
    const built = await web
    if (built) say.part('Web app', built.built ? 'built' : 'as built before')
    const webRoot = built?.folder ?? null
    const telegram = options.without.has('bot') ? null : stack.add('bot api', await startBotApi())
    const social = options.without.has('social') ? null : stack.add('platforms', await startSocial())
    const solana = catalogue.chains.find(({ id }) => hasJupiter(id))
    const jupiter = solana ? stack.add('jupiter', await startJupiter(solana.rpcUrls[0] ?? '', solana.id)) : null
    const phone =
      options.without.has('walletconnect') || options.walletConnect !== null
        ? null
        : stack.add('phone wallet', await startWalletConnect({ folder, publicUrl: url, catalogue, log }))
    const localRoutes = new Hono().route(
      '/',
      tryRoutes({
        publicUrl: url,
        wallet: phone,
        platforms: social?.platforms ?? null,
        withTelegram: telegram !== null,
        bitcoin: catalogue.chains.find(({ family }) => family === 'bitcoin')?.rpcUrls[0] ?? null,
      }),
    )
    if (telegram)
      localRoutes.route(
        '/',
        telegramRoutes({ botApi: telegram.api, store, clock: systemClock, publicUrl: url, webRoot }),
      )
    const server = await startServer({
      ...services,
      port: options.dev ? 0 : ports.web,
      publicUrl: url,
      webRoot,
      folder,
      walletConnect: phone?.relayUrl ?? options.walletConnect,
      jupiter: jupiter?.url ?? null,
      tonWalletsListUrl: new URL(TON_WALLETS_PATH, url).href,
      socialVerifiers: localVerifiers({
        standIn: social?.url ?? null,
        botApiUrl: telegram?.url ?? null,
        publicUrl: url,
        store,
      }),
      localRoutes,
    })
    stack.add('server', server)
    say.part('Metrics', server.metricsUrl)
    // Last, because users wait for nothing in it.
    if (!options.without.has('maker')) stack.add('reconciler', await startReconciler(services, folder))
    if (telegram) {
      const { bot } = stack.add(
        'bot',
        await startBot(services, { apiRoot: telegram.url, serverUrl: server.url, publicUrl: url }),
      )
      say.part('Bot', `@${bot.me.username} over a Bot API of this machine, ${telegram.url}`)
    }
    if (options.dev) {
      const { startDevServer } = await import('./devServer.ts')
      stack.add('dev server', await startDevServer(ports.web, server.url))
    }
    say.part('API', options.dev ? 'with hot reload of the web app' : 'and web app on one address')
    return { url, stop: stack.stop }
  } catch (error) {
    await stack.stop()
    throw error
  }
}

/**
 * Stops processes that an earlier start left running and removes its folder. Call it only while holding the folder's
 * lock.
 */
async function reset(folder: string): Promise<void> {
  const chains = join(folder, 'chains')
  if (existsSync(chains))
    for (const file of readdirSync(chains)) if (file.endsWith('.pid')) await endRecorded(join(chains, file))
  rmSync(folder, { recursive: true, force: true })
}

/** The local profile, with the chains of this run at their endpoints. */
export function localCatalogue(urls: ReadonlyMap<number, string>): Catalogue {
  const catalogue = loadCatalogue({ profile: 'local' })
  const runs = (asset: AssetId): boolean => urls.has(parseAssetId(asset).chain)
  return {
    ...catalogue,
    chains: catalogue.chains.flatMap((chain) => {
      const url = urls.get(chain.id)
      return url === undefined ? [] : [{ ...chain, rpcUrls: [url] }]
    }),
    assets: catalogue.assets.filter(({ id }) => runs(id)),
    routes: catalogue.routes.filter(({ from, to }) => runs(from) && runs(to)),
  }
}
