import { createAttester } from '#attester/createAttester.ts'
import { createAttesterApp } from '#attester/createAttesterApp.ts'
import { attesterDatabaseOver } from '#attester/database.ts'
import { silentAttesterMetrics } from '#attester/metrics.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { ChainNode } from '#chains/contract.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { AttesterClient } from '#maker/contract.ts'
import { createAttesterClient, requestSigner } from '#maker/settle/attesterClient.ts'
import { systemClock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Driver } from '#store/driver/contract.ts'
import { openNodes } from './nodes.ts'

export interface RunningAttesters {
  readonly clients: readonly AttesterClient[]
  stop(): Promise<void>
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
