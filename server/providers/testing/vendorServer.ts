import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface VendorCall {
  readonly method: string
  /** Path without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  /** Parsed JSON of a POST. */
  readonly body: unknown
}

export interface VendorAnswer {
  readonly status?: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Faults that any vendor's server can have. */
export const transportFaults = ['limited', 'down', 'hangs', 'garbage', 'redirects', 'unknown_field', 'slow'] as const
export type TransportFault = (typeof transportFaults)[number]

export interface VendorServer {
  readonly url: string
  /** Calls so far, newest last. */
  readonly calls: VendorCall[]
  /** Imposes a fault on every call from now on; null ends it. */
  set(fault: TransportFault | null): void
  /** Delays every answer from now on. */
  delay(ms: number): void
  /** Time of the last answer, as `Date.now()` has it; null before the first. */
  readonly answeredAt: number | null
  close(): Promise<void>
}

const SLOW_MS = 300

/** Starts a server on this machine that answers as `handle` says; null is a path that the vendor does not have. */
export async function startVendorServer(
  handle: (call: VendorCall) => Promise<VendorAnswer | null> | VendorAnswer | null,
): Promise<VendorServer> {
  let fault: TransportFault | null = null
  const calls: VendorCall[] = []
  let delayMs = 0
  let answeredAt: number | null = null
  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()))

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await read(request)
    calls.push(call)
    if (fault === 'hangs') return
    const waits = fault === 'slow' ? SLOW_MS : delayMs
    if (waits > 0) await new Promise((done) => setTimeout(done, waits))
    if (fault === 'limited') return send(response, 429, { message: 'too many requests' }, { 'retry-after': '7' })
    if (fault === 'down') return send(response, 503, { message: 'unavailable' })
    if (fault === 'garbage') return void response.end('<html>maintenance</html>')
    if (fault === 'redirects') return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    const answer = (await handle(call)) ?? { status: 404, body: { message: 'not found' } }
    const body = fault === 'unknown_field' ? withUnknownFields(answer.body) : answer.body
    answeredAt = Date.now()
    send(response, answer.status ?? 200, body, answer.headers)
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    set: (next) => void (fault = next),
    delay: (ms) => void (delayMs = ms),
    get answeredAt() {
      return answeredAt
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function read(request: IncomingMessage): Promise<VendorCall> {
  const url = new URL(request.url ?? '/', 'http://vendor')
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: text === '' ? null : JSON.parse(text),
  }
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** Vendors add fields without notice; every object gets one. */
function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields)
  if (typeof value !== 'object' || value === null) return value
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withUnknownFields(inner)])),
    addedLastWeek: { of: 'the vendor' },
  }
}
