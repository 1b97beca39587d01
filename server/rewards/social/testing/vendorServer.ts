import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLease } from '#runtime/testing/ports.ts'

export interface Asked {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly authorization: string | null
  /** Form fields. */
  readonly form: Readonly<Record<string, string>>
}

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface VendorServer {
  readonly url: string
  readonly asked: Asked[]
  /** Answers requests; set by the test. */
  answer: (asked: Asked, nth: number) => Answer
  /** Takes over responses until reset to null. */
  fault: ((request: IncomingMessage, response: ServerResponse) => void) | null
  close(): Promise<void>
}

async function handle(server: VendorServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = Object.fromEntries(new URLSearchParams(await text(request)))
  const asked: Asked = {
    method: request.method ?? '',
    path: request.url ?? '',
    authorization: request.headers.authorization ?? null,
    form,
  }
  server.asked.push(asked)
  if (server.fault) return server.fault(request, response)
  const { status, body, headers = {} } = server.answer(asked, server.asked.length - 1)
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** Starts a vendor's server on a loopback port. */
export async function startVendorServer(): Promise<VendorServer> {
  const http = createServer((request, response) => void handle(server, request, response))
  const port = await listenOnLease(http)
  const server: VendorServer = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    answer: () => ({ status: 404, body: {} }),
    fault: null,
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections()
        http.close(() => resolve())
      }),
  }
  return server
}
