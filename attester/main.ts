import { join } from 'node:path'
import { createChainNode } from '#chains/nodes.ts'
import { assetsOf, chainById } from '#core/catalogue/lookups.ts'
import { AppError } from '#core/errors.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpointsOf, loadConfig, refuseUnsafeStart, secretsOf, settlementEndpoints } from '#runtime/config.ts'
import { watchDisputes } from '#runtime/disputes.ts'
import { createLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { httpPart } from '#runtime/listen.ts'
import { createOperatorApp, operatorPart } from '#runtime/operatorPart.ts'
import { verifyEndpoints } from '#runtime/verifyEndpoints.ts'
import { runMain, runParts } from '#runtime/lifecycle.ts'
import { createAttester } from './createAttester.ts'
import { createAttesterApp } from './createAttesterApp.ts'
import { openAttesterDatabase } from './database.ts'
import { createAttesterMetrics } from './metrics.ts'

/** Runs one attester as its own process, from its environment. */
async function main(): Promise<void> {
  const env = loadConfig('attester', process.env)
  const log = createLog(env.LOG_LEVEL, undefined, secretsOf('attester', env))
  const catalogue = loadCatalogue(env.catalogue)
  const key = env.ATTESTER_KEY as `0x${string}` | undefined
  if (!key)
    throw new AppError('config_invalid', 'Set ATTESTER_KEY to the signing key of this attester.', { retriable: false })
  // If it signed for all makers, anyone could use it to spend a payout on their own order.
  if (env.ATTESTER_MAKERS.length === 0 && catalogue.profile !== 'local')
    throw new AppError('config_invalid', 'Set ATTESTER_MAKERS to the makers that this attester signs for.', {
      retriable: false,
    })
  refuseUnsafeStart({
    networks: settlementEndpoints(catalogue, env.rpc),
    rpcQuorum: env.rpcQuorum,
    secrets: [{ name: 'ATTESTER_KEY', value: key }],
    database: env.DATABASE_URL ? 'postgres' : 'pglite',
    paysOut: false,
    allowPglitePayouts: env.ALLOW_PGLITE_PAYOUTS,
    attesterKeys: 1,
    localChains: catalogue.profile === 'local',
  })

  const where = env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: join(env.DATA_DIR, 'attester') }
  const database = await openAttesterDatabase({ ...where, clock: systemClock, log })
  const settled = catalogue.chains.filter(({ settlement }) => settlement !== null)
  const registry = createMetrics({ process: 'attester' })
  const onDispute = watchDisputes({ metrics: registry, part: 'attester', clock: systemClock, log })
  const nodes = new Map(
    settled.map((chain) => [
      chain.id,
      createChainNode({
        chain,
        assets: assetsOf(catalogue, chain.id),
        endpoints: endpointsOf(chain, env.rpc),
        quorum: env.rpcQuorum,
        onDispute: onDispute(chain.id),
      }),
    ]),
  )
  const chains = await verifyEndpoints({
    chains: nodes,
    nameOf: (id) => chainById(catalogue, id).name,
    expected: () => ({ maker: null, offerSigner: null, cursor: null }),
    log,
  })
  const attester = createAttester({
    database,
    chains,
    catalogue,
    makers: env.ATTESTER_MAKERS,
    endpoints: settlementEndpoints(catalogue, env.rpc).flatMap(({ endpoints }) => endpoints),
    key,
    log,
  })
  const metrics = createAttesterMetrics(registry, chains.values())
  await runParts(
    [
      { name: 'database', stop: () => database.close() },
      {
        name: 'chain clients',
        stop: async () => void (await Promise.all([...chains.values()].map((node) => node.close()))),
      },
      operatorPart(createOperatorApp(registry), env, log),
      httpPart(createAttesterApp(attester, log, metrics), { host: env.HOST, port: env.PORT }, log),
    ],
    log,
  )
}

runMain(main)
