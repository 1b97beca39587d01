import { http, type HttpTransport, type HttpTransportConfig } from 'viem'
import { localFetch } from '#chains/rpc/httpFetch.ts'

/** Transport to a node on loopback that spends less of the processor than the global `fetch`. */
export const localHttp = (url?: string, config: HttpTransportConfig = {}): HttpTransport =>
  http(url, { fetchFn: localFetch, ...config })
