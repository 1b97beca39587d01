import { http, type HttpTransport, type HttpTransportConfig } from 'viem'
import { createHttpFetch } from '#chains/rpc/httpFetch.ts'

const MOST_BYTES = 64 << 20
const fetchFn = createHttpFetch(MOST_BYTES)

/** Transport to a node on loopback that spends less of the processor than the global `fetch`. */
export const localHttp = (url?: string, config: HttpTransportConfig = {}): HttpTransport =>
  http(url, { fetchFn, ...config })
