import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { openBookStorage } from '#reconciler/books.ts'
import { createReconciler } from '#reconciler/createReconciler.ts'
import { createReconcilerMetrics } from '#reconciler/metrics.ts'
import { createAlerts } from '#runtime/createAlerts.ts'
import { systemClock } from '#runtime/clock.ts'
import { makerAddressesOf } from '#runtime/makerAddresses.ts'
import { openNodes } from './nodes.ts'
import type { Running, ServiceDeps } from './services.ts'

/** Starts the reconciler on the embedded database. Its alerts only go to the log here. */
export async function startReconciler(
  { store, catalogue, log: parent, metrics }: ServiceDeps,
  folder: string,
): Promise<Running> {
  const log = parent.child({ part: 'reconciler' })
  const books = join(folder, 'reconciler')
  await mkdir(books, { recursive: true })
  const { nodes, close } = openNodes(catalogue)
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
