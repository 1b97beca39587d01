import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createChainNode } from '#chains/nodes.ts'
import { assetsOf, chainById } from '#core/catalogue/lookups.ts'
import { AppError } from '#core/errors.ts'
import { createAlerts } from '#runtime/createAlerts.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpointsOf, loadConfig, refuseUnsafeStart, secretsOf, settlementEndpoints } from '#runtime/config.ts'
import { watchDisputes } from '#runtime/disputes.ts'
import { watchEndpoints } from '#runtime/endpointMetrics.ts'
import { httpPart } from '#runtime/listen.ts'
import { createOperatorApp, operatorPart } from '#runtime/operatorPart.ts'
import { createLog } from '#runtime/log.ts'
import { makerAddressesOf } from '#runtime/makerAddresses.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { runMain, runParts } from '#runtime/lifecycle.ts'
import { verifyEndpoints } from '#runtime/verifyEndpoints.ts'
import type { ReconcilerStore } from '#store/contract.ts'
import { nodeRecords } from '#store/nodeRecords.ts'
import { openStore } from '#store/open.ts'
import { openBookStorage } from './books.ts'
import { createReconciler } from './createReconciler.ts'
import { createReconcilerMetrics } from './metrics.ts'

/** Runs the reconciler as its own process, from its environment. */
async function main(): Promise<void> {
  const env = loadConfig('reconciler', process.env)
  const log = createLog(env.LOG_LEVEL, undefined, secretsOf('reconciler', env))
  const catalogue = loadCatalogue(env.catalogue)
  // An embedded database belongs to one process; there the reconciler is part of the stack.
  if (!env.DATABASE_URL)
    throw new AppError('config_invalid', 'The reconciler reads the database of the maker: set DATABASE_URL.', {
      retriable: false,
    })
  const webhook = webhookOf(env)
  refuseUnsafeStart({
    networks: settlementEndpoints(catalogue, env.rpc),
    rpcQuorum: env.rpcQuorum,
    secrets: [],
    database: 'postgres',
    paysOut: false,
    allowPglitePayouts: env.ALLOW_PGLITE_PAYOUTS,
    attesterKeys: 0,
    localChains: catalogue.profile === 'local',
  })

  const folder = join(env.DATA_DIR, 'reconciler')
  await mkdir(folder, { recursive: true })
  const store: ReconcilerStore = await openStore({
    url: env.DATABASE_URL,
    journal: null,
    clock: systemClock,
    log,
    poolSize: 4,
  })
  const metrics = createMetrics({ process: 'reconciler' })
  const onDispute = watchDisputes({ metrics, part: 'reconciler', clock: systemClock, log })
  const nodes = new Map(
    catalogue.chains
      .filter(({ settlement }) => settlement !== null)
      .map((chain) => [
        chain.id,
        createChainNode({
          chain,
          assets: assetsOf(catalogue, chain.id),
          endpoints: endpointsOf(chain, env.rpc),
          quorum: env.rpcQuorum,
          onDispute: onDispute(chain.id),
          records: nodeRecords(store, chain.id),
        }),
      ]),
  )
  const chains = await verifyEndpoints({
    chains: nodes,
    nameOf: (id) => chainById(catalogue, id).name,
    expected: () => ({ maker: null, offerSigner: null, cursor: null }),
    log,
  })
  watchEndpoints(metrics, 'reconciler', () => chains.values())
  const alerts = createAlerts({ process: 'reconciler', webhook, clock: systemClock, log, metrics })
  const reconciler = createReconciler({
    store,
    catalogue,
    chains,
    wallets: makerAddressesOf(catalogue, env.MAKER_EVM_ADDRESS ? { evm: env.MAKER_EVM_ADDRESS.toLowerCase() } : {}),
    bookStorage: openBookStorage(folder),
    alerts,
    clock: systemClock,
    log,
    metrics: createReconcilerMetrics(metrics),
  })
  const app = new Hono()
  app.get('/health', (c) => c.json({ code: 0, message: 'ok', data: {} }))

  await runParts(
    [
      { name: 'database', stop: () => store.close() },
      {
        name: 'chain clients',
        stop: async () => void (await Promise.all([...chains.values()].map((node) => node.close()))),
      },
      { name: 'alerts', stop: () => alerts.stop() },
      { name: 'reconciler', start: () => reconciler.start(), stop: () => reconciler.stop() },
      operatorPart(createOperatorApp(metrics), env, log),
      httpPart(app, { host: env.HOST, port: env.PORT }, log),
    ],
    log,
  )
}

function webhookOf({
  ALERT_WEBHOOK_URL: url,
  ALERT_WEBHOOK_SECRET: secret,
}: {
  ALERT_WEBHOOK_URL?: string | undefined
  ALERT_WEBHOOK_SECRET?: string | undefined
}) {
  if (url && secret) return { url, secret }
  if (!url && !secret) return null
  throw new AppError('config_invalid', 'Set ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET together.', { retriable: false })
}

runMain(main)
