import { createHmac, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Hono } from 'hono'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { systemClock } from '#runtime/clock.ts'
import { isLoopback, loadConfig, payoutKeysOf, requireDurability, secretsOf } from '#runtime/config.ts'
import { noFailpoints } from '#runtime/failpoints.ts'
import { watchDisputes } from '#runtime/disputes.ts'
import { endpointHashes, saltForm } from '#runtime/config/endpoints.ts'
import { createLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { httpPart } from '#runtime/listen.ts'
import { createOperatorApp, operatorPart } from '#runtime/operatorPart.ts'
import { openPrices } from '#runtime/prices/open.ts'
import { runMain, runParts } from '#runtime/lifecycle.ts'
import { screeningFrom } from '#runtime/operatorList.ts'
import { journalPaths, openJournal } from '#store/journal/journal.ts'
import { openStore } from '#store/open.ts'
import { createMaker } from './createMaker.ts'
import { depositNetworks } from './worker.ts'
import {
  openPayers,
  disputeRecorder,
  openVerifiedChains,
  requireOwnDeposits,
  requireSafeStart,
} from './verifiedChains.ts'
import { rescanAgesWithin, toleranceRatio } from './policy.ts'
import { createMakerMetrics } from './metrics.ts'
import { createBridgeApi, postTo } from './rebalance/bridgeApi.ts'
import { loadRebalancingRules } from './rebalance/rules.ts'
import { transferSecret } from './rebalance/transferTerms.ts'
import { createWatches } from './rebalance/createWatches.ts'
import { createAttesterClient, requestSigner } from './settle/attesterClient.ts'
import { watchSharedEndpoints } from './watch/sharedEndpoints.ts'
import { mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises'
import { lockFolder } from '#store/driver/folderLock.ts'

const POLL_MS = 500

/** Runs the maker as its own process, from its environment. */
async function main(): Promise<void> {
  const env = loadConfig('maker', process.env)
  const log = createLog(env.LOG_LEVEL, undefined, secretsOf('maker', env))
  const metrics = createMetrics({ process: 'maker' })
  const { catalogue, parts: prices } = openPrices({
    env,
    catalogue: loadCatalogue(env.catalogue),
    clock: systemClock,
    log,
    metrics,
  })
  const keys = payoutKeysOf(env)
  const networks = requireSafeStart(env, catalogue)

  const identity = await makerIdentity(env.DATA_DIR)
  const [journalPath, mirror] = journalPaths(env)
  const journal = await openJournal(journalPath, { mirror, log })
  const where = env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: join(env.DATA_DIR, 'db') }
  const store = await openStore({
    ...where,
    journal,
    depositNetworks: depositNetworks(catalogue),
    clock: systemClock,
    log,
  })
  if (env.DATABASE_URL) {
    const place = {
      replica: env.DATABASE_REPLICA,
      loopback: networks.flatMap((network) => network.endpoints).every(isLoopback),
    }
    requireDurability(await store.intents.durability(), place, log)
  }
  const onDispute = watchDisputes({ metrics, part: 'maker', clock: systemClock, log, save: disputeRecorder(store) })
  const chains = await openVerifiedChains({ env, catalogue, store, onDispute, log })
  // Without the key of an escrow's network there is nothing to claim there.
  const ask = keys.evm ? requestSigner(keys.evm as `0x${string}`) : null
  const attesters = ask ? env.ATTESTER_URLS.map((baseUrl) => createAttesterClient({ baseUrl, fetch, sign: ask })) : []
  const endpoints = networks.flatMap((network) => network.endpoints)
  const sharing = watchSharedEndpoints({
    attesters,
    endpoints,
    log,
    metrics,
    save: (check) => store.assurance.recordProviderCheck({ ...check, checkedAt: systemClock.now() }),
  })
  const rules = loadRebalancingRules(env.REBALANCING_FILE, catalogue)
  const rebalancing = rules ? { rules, secret: transferSecret(keys) } : undefined
  const payers = openPayers(chains, keys)
  requireOwnDeposits(catalogue, payers)
  const deps = {
    store,
    catalogue,
    chains,
    payers,
    rebalancing,
    priceSecret: createHmac('sha256', keys.evm ?? keys.svm ?? '')
      .update('causeway maker prices')
      .digest('hex'),
    attesters,
    screening: screeningFrom(env.SCREENING_FILE),
    clock: systemClock,
    log,
    metrics: createMakerMetrics(metrics),
    failpoints: noFailpoints,
    owner: identity.id,
    pollMs: POLL_MS,
    offerSigner: env.OFFER_SIGNER_ADDRESS,
    policy: {
      rescanAges: rescanAgesWithin(env.MAKER_RESCAN_HOURS),
      reviewSeconds: env.PAYOUT_REVIEW_MINUTES * 60,
      openings: { perDepositor: env.GASLESS_PER_DEPOSITOR, failuresPerDay: env.GASLESS_FAILURES_PER_DAY },
      openingCoveragePercent: env.GASLESS_FEE_COVERAGE_PERCENT,
      priceTolerance: toleranceRatio(env.PRICE_TOLERANCE_BPS),
    },
  }
  const maker = createMaker(deps)
  const watches = rebalancing ? createWatches(deps, rebalancing, createBridgeApi(postTo(rebalancing.rules.server))) : []
  const app = new Hono()
  app.get('/health', (c) => c.json({ code: 0, message: 'ok', data: { shared_endpoints: sharing.found() } }))
  app.get('/endpoints', (c) => {
    const salt = c.req.query('salt') ?? ''
    if (!saltForm.test(salt)) return c.json({ code: 400, message: 'A salt is 0x and 64 hex digits.', data: {} }, 400)
    return c.json({ code: 0, message: 'ok', data: { hashes: endpointHashes(endpoints, salt) } })
  })

  await runParts(
    [
      { name: 'data folder', stop: () => identity.release() },
      { name: 'intent journal', stop: () => journal.close() },
      { name: 'database', stop: () => store.close() },
      {
        name: 'chain clients',
        stop: async () => void (await Promise.all([...chains.values()].map((node) => node.close()))),
      },
      ...prices,
      { name: 'shared endpoints', start: () => sharing.start(), stop: () => sharing.stop() },
      { name: 'maker', start: () => maker.start(), stop: () => maker.stop() },
      ...watches.map(({ name, watch }) => ({ name, start: () => watch.start(), stop: () => watch.stop() })),
      operatorPart(createOperatorApp(metrics), env, log),
      httpPart(app, { host: env.HOST, port: env.PORT }, log),
    ],
    log,
  )
}

runMain(main)

interface MakerIdentity {
  /** Identifies the owner of this data folder, also after a restart. */
  readonly id: string
  release(): Promise<void>
}

/**
 * Lease owner: the data folder, which includes the intent journal. This process locks it, so the former owner is gone
 * and its leases continue at once instead of expiring first.
 * @throws AppError `data_folder_in_use`
 */
async function makerIdentity(folder: string): Promise<MakerIdentity> {
  await mkdir(folder, { recursive: true })
  const lock = await lockFolder(await realpath(folder))
  const path = join(folder, 'maker.id')
  const known = await readFile(path, 'utf8').catch(() => '')
  if (known === '') {
    // Written atomically, because the process may die in between.
    await writeFile(`${path}.new`, randomUUID())
    await rename(`${path}.new`, path)
  }
  return { id: await readFile(path, 'utf8'), release: () => lock.release() }
}
