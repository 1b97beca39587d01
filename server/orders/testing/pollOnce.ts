import { startExternalOrders } from '../externalOrders.ts'

const NEVER_MS = 3_600_000

/** Polls the external orders that are due, once. */
export async function pollOnce(deps: Parameters<typeof startExternalOrders>[0]): Promise<void> {
  const work = startExternalOrders(deps, NEVER_MS)
  try {
    await work.runOnce()
  } finally {
    await work.stop()
  }
}
