import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createAttester } from '#attester/createAttester.ts'
import { createAttesterApp } from '#attester/createAttesterApp.ts'
import { attesterDatabaseOver } from '#attester/database.ts'
import { silentAttesterMetrics } from '#attester/metrics.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer } from '#chains/contract/payer.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { noScreening } from '#core/order/screening.ts'
import type { AttesterClient } from '#maker/contract.ts'
import { createMaker } from '#maker/createMaker.ts'
import { createMakerMetrics } from '#maker/metrics.ts'
import { createAttesterClient, requestSigner } from '#maker/settle/attesterClient.ts'
import { systemClock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Driver } from '#store/driver/contract.ts'
import { createChainNode } from '#chains/nodes.ts'
import { nodeRecords } from '#store/nodeRecords.ts'
import { openBookStorage } from '#reconciler/books.ts'
import { createReconciler } from '#reconciler/createReconciler.ts'
import { createReconcilerMetrics } from '#reconciler/metrics.ts'
import { createAlerts } from '#runtime/createAlerts.ts'
import { noFailpoints } from '#runtime/failpoints.ts'
import { makerAddressesOf } from '#runtime/makerAddresses.ts'
import { localFamily } from '../families.ts'
import type { Running, ServiceDeps } from './server.ts'

interface RunningAttesters extends Running {
  readonly clients: readonly AttesterClient[]
}

/**
 * Starts three attesters, each with its own key and tables. They share the embedded database, each in its own schema.
 */
export async function startAttesters({
  driver,
  catalogue,
  log,
}: {
  driver: Driver
  catalogue: Catalogue
  log: Log
}): Promise<RunningAttesters> {
  const { nodes, close } = openNodes(catalogue)
  const clients = []
  for (const [i, { key }] of devAccounts.attesters.entries())
    clients.push(await startAttester(i + 1, key, { driver, catalogue, nodes, log }))
  return { clients, stop: close }
}

interface Shared {
  driver: Driver
  catalogue: Catalogue
  nodes: ReadonlyMap<ChainId, ChainNode>
  log: Log
}

async function startAttester(
  index: number,
  key: `0x${string}`,
  { driver, catalogue, nodes, log: parent }: Shared,
): Promise<AttesterClient> {
  const log = parent.child({ part: `attester-${index}` })
  const database = await attesterDatabaseOver(driver, systemClock, `attester_${index}`)
  const app = createAttesterApp(
    createAttester({ database, chains: nodes, catalogue, makers: [devAccounts.maker.address], key, log }),
    log,
    silentAttesterMetrics,
  )
  // The maker uses HTTP as with an independent operator's attester; only the socket is skipped.
  const sign = requestSigner(devAccounts.maker.key)
  return createAttesterClient({
    baseUrl: `http://attester-${index}.local`,
    fetch: async (url, init) => app.request(url, init),
    sign,
  })
}

/** As often as the local networks make blocks: a pass of each lane costs more than everything else on an idle machine. */
const POLL_MS = 1_000
/** Payments under review, such as refunds of Bitcoin deposits, should not keep a developer waiting. */
const REVIEW_SECONDS = 10
/** A repayment of a pool is two such checks: a developer should see it soon. */
const ALLOWANCE_SECONDS = 10

/** Starts the maker with its wallets on every local chain. */
export async function startMaker(
  { store, catalogue, log, metrics }: ServiceDeps,
  attesters: readonly AttesterClient[],
): Promise<Running & { readonly networks: number }> {
  const { nodes, close } = openNodes(catalogue, store)
  const maker = createMaker({
    store,
    catalogue,
    chains: nodes,
    payers: await openPayers(nodes),
    priceSecret: devAccounts.maker.key,
    attesters,
    screening: noScreening,
    clock: systemClock,
    log: log.child({ part: 'maker' }),
    metrics: createMakerMetrics(metrics),
    failpoints: noFailpoints,
    // The folder lock admits one process at a time, so a killed process's lease can be taken over at once.
    owner: 'local',
    pollMs: POLL_MS,
    offerSigner: devAccounts.offerSigner.address,
    policy: { reviewSeconds: REVIEW_SECONDS, allowanceSeconds: ALLOWANCE_SECONDS },
  })
  maker.start()
  return { networks: nodes.size, stop: () => maker.stop().finally(close) }
}

/** Starts the reconciler on the embedded database. Its alerts only go to the log here. */
export async function startReconciler(
  { store, catalogue, log: parent, metrics }: ServiceDeps,
  folder: string,
): Promise<Running> {
  const log = parent.child({ part: 'reconciler' })
  const books = join(folder, 'reconciler')
  await mkdir(books, { recursive: true })
  const { nodes, close } = openNodes(catalogue, store)
  const alerts = createAlerts({ process: 'reconciler', webhook: null, clock: systemClock, log, metrics })
  const reconciler = createReconciler({
    store,
    catalogue,
    chains: nodes,
    wallets: makerAddressesOf(catalogue, { evm: devAccounts.maker.address.toLowerCase() }),
    bookStorage: openBookStorage(books),
    alerts,
    clock: systemClock,
    log,
    metrics: createReconcilerMetrics(metrics),
  })
  reconciler.start()
  return {
    stop: async () => {
      await reconciler.stop()
      await alerts.stop()
      await close()
    },
  }
}

/** No local database is restored from a backup; the default takes seconds of a start. */
const LOOK_AHEAD = 50

/** A client for each chain with settlement; every service opens its own. */
function openNodes(
  catalogue: Catalogue,
  store?: ServiceDeps['store'],
): { nodes: ReadonlyMap<ChainId, ChainNode>; close(): Promise<void> } {
  const nodes = new Map<ChainId, ChainNode>()
  for (const chain of catalogue.chains)
    if (chain.settlement) {
      const assets = catalogue.assets.filter((asset) => asset.chainId === chain.id)
      nodes.set(
        chain.id,
        createChainNode({
          chain,
          assets,
          endpoints: chain.rpcUrls,
          quorum: 1,
          ...(store ? { records: nodeRecords(store, chain.id, LOOK_AHEAD) } : {}),
        }),
      )
    }
  return { nodes, close: async () => void (await Promise.all([...nodes.values()].map((node) => node.close()))) }
}

/** The maker's wallets on these chains. */
async function openPayers(nodes: ReadonlyMap<ChainId, ChainNode>): Promise<ReadonlyMap<ChainId, Payer>> {
  const payers = new Map<ChainId, Payer>()
  for (const [id, node] of nodes) {
    const secret = await localFamily(node.family)?.makerSecret?.()
    if (secret) payers.set(id, node.payer(secret))
  }
  return payers
}
