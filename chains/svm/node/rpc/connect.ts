import { Connection } from '@solana/web3.js'
import { createBatchFetch } from '#chains/rpc/batchFetch.ts'
import { createEndpoint, type Endpoint, labelOf } from '#chains/rpc/endpoint.ts'
import { wrongChain } from '#chains/rpc/errors.ts'
import type { Pool as PoolOf } from '#chains/rpc/pool.ts'
import { createCluster } from './cluster.ts'
import { faults } from './faults.ts'

export type Pool = PoolOf<Connection>

/** Each request has a timeout; the library's own wait after 429 would hold the caller for minutes. */
function open(url: string, timeoutMs: number): Connection {
  const batched = createBatchFetch()
  const timed = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
    batched(input, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  return new Connection(url, { commitment: 'confirmed', disableRetryOnRateLimit: true, fetch: timed as never })
}

/** Endpoints of one cluster: one with another genesis than `quorum` of them does not count. */
export function connectAll(urls: readonly string[], quorum: number, timeoutMs: number): Endpoint<Connection>[] {
  const members = urls.map((url) => ({ label: labelOf(url), connection: open(url, timeoutMs) }))
  const cluster = createCluster(
    members.map(
      ({ connection }) =>
        () =>
          connection.getGenesisHash(),
    ),
    quorum,
  )
  return members.map(({ label, connection }) => {
    const check = async (): Promise<void> => {
      const served = await connection.getGenesisHash()
      const genesis = await cluster.genesis(served)
      if (served !== genesis) throw wrongChain(label, served, genesis)
    }
    return createEndpoint({ label, connection, faults, attempts: 3, baseMs: 200, check })
  })
}
