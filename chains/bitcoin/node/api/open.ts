import { createHttpFetch } from '#chains/rpc/httpFetch.ts'
import type { BitcoinApi, Fetch } from './api.ts'
import { openCore } from './core.ts'
import { openEsplora } from './esplora.ts'

/** The coins of an address with many payments are the longest answer. */
const MOST_ANSWER_BYTES = 16 * 2 ** 20
const httpFetch = createHttpFetch(MOST_ANSWER_BYTES)

/** Opens a node's interface: Esplora's if the path of the address ends in `/api`, else JSON-RPC. */
export function openBitcoinApi(url: string, timeoutMs: number): BitcoinApi {
  const fetch: Fetch = (input, init) => httpFetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  return new URL(url).pathname.replace(/\/+$/, '').endsWith('/api') ? openEsplora(url, fetch) : openCore(url, fetch)
}
