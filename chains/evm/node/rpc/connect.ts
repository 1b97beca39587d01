import { type Client, createClient } from 'viem'
import { getChainId } from 'viem/actions'
import { createEndpoint, type Endpoint, labelOf } from '#chains/rpc/endpoint.ts'
import { wrongChain } from '#chains/rpc/errors.ts'
import type { Pool as PoolOf, Read as ReadOf } from '#chains/rpc/pool.ts'
import { faults } from './faults.ts'
import { batchedHttp } from './transport.ts'

export type Pool = PoolOf<Client>
export type Read<T> = ReadOf<Client, T>

export interface ConnectOptions {
  readonly url: string
  readonly chainId: number
  readonly timeoutMs: number
  readonly attempts: number
}

/** Endpoint that must serve the network with this chain id. */
export function connect({ url, chainId, timeoutMs, attempts }: ConnectOptions): Endpoint<Client> {
  const label = labelOf(url)
  const connection: Client = createClient({ transport: batchedHttp(url, timeoutMs) })
  const check = async (client: Client): Promise<void> => {
    const served = await getChainId(client)
    if (served !== chainId) throw wrongChain(label, String(served), String(chainId))
  }
  return createEndpoint({ label, connection, faults, attempts, baseMs: 100, check })
}
