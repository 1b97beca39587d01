import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { listenOnLease } from '../../testing/ports.ts'

/** Prices that the vendors know, by their own names: "coingecko:ethereum", "ethereum:0xa0…". */
export interface Known {
  price: number
  /** Time of the price in epoch seconds. */
  at: number
  confidence?: number
}

export interface VendorServer {
  readonly url: string
  /** Requested paths with their queries, in order. */
  readonly asked: string[]
  readonly known: Map<string, Known>
  /** Answers instead of the vendor until it is reset to null. */
  fault: ((request: IncomingMessage, response: ServerResponse) => void) | null
  close(): Promise<void>
}

export const DEMO_KEY = 'demo-key-of-the-test'

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

/** GET /prices/current/{coins}: unknown coins are omitted. */
function llama(known: Map<string, Known>, list: string, response: ServerResponse): void {
  const rows = list.split(',').flatMap((coin): [string, unknown][] => {
    const row = known.get(coin)
    return row
      ? [
          [
            coin,
            { decimals: 18, symbol: 'XYZ', price: row.price, timestamp: row.at, confidence: row.confidence ?? 0.99 },
          ],
        ]
      : []
  })
  json(response, 200, { coins: Object.fromEntries(rows) })
}

/** GET /simple/price and /simple/token_price/{platform}: only the requested fields. */
function gecko(
  known: Map<string, Known>,
  url: URL,
  names: readonly string[],
  prefix: string,
  response: ServerResponse,
): void {
  if (url.searchParams.get('vs_currencies') !== 'usd')
    return json(response, 422, { error: 'Missing parameter vs_currencies' })
  const withTime = url.searchParams.get('include_last_updated_at') === 'true'
  const rows = names.flatMap((name): [string, unknown][] => {
    // Hex addresses are returned in lower case, in any request.
    const said = name.startsWith('0x') ? name.toLowerCase() : name
    const row = known.get(`${prefix}:${said}`)
    return row ? [[said, { usd: row.price, ...(withTime ? { last_updated_at: row.at } : {}) }]] : []
  })
  json(response, 200, Object.fromEntries(rows))
}

function answer(server: VendorServer, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', server.url)
  server.asked.push(url.pathname + url.search)
  if (server.fault) return server.fault(request, response)
  const coins = /^\/prices\/current\/(.+)$/.exec(url.pathname)?.[1]
  if (coins !== undefined) return llama(server.known, decodeURIComponent(coins), response)
  if (request.headers['x-cg-demo-api-key'] !== DEMO_KEY)
    return json(response, 401, { status: { error_code: 10002, error_message: 'API Key Missing' } })
  const list = (name: string): string[] => (url.searchParams.get(name) ?? '').split(',')
  const platform = /^\/api\/v3\/simple\/token_price\/([^/]+)$/.exec(url.pathname)?.[1]
  if (platform !== undefined) return gecko(server.known, url, list('contract_addresses'), platform, response)
  if (url.pathname === '/api/v3/simple/price') return gecko(server.known, url, list('ids'), 'coingecko', response)
  json(response, 404, { error: 'Incorrect path. Please check https://www.coingecko.com/api/' })
}

/** Both vendors on one loopback port, in their published formats. */
export async function startVendorServer(): Promise<VendorServer> {
  const http: Server = createServer((request, response) => answer(server, request, response))
  const port = await listenOnLease(http)
  const server: VendorServer = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    known: new Map(),
    fault: null,
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections()
        http.close(() => resolve())
      }),
  }
  return server
}
