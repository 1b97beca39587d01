import { Buffer } from 'node:buffer'
import { Agent, type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as TlsAgent, request as requestHttps } from 'node:https'

/** Idle connections are closed before common servers close them, so that a request rarely meets a closed one. */
const IDLE_MS = 4_000
const options = { keepAlive: true, timeout: IDLE_MS, scheduling: 'lifo' } as const
const agents = { http: new Agent(options), https: new TlsAgent(options) }

/** A whole answer in memory. `Response` would stream it, which costs more than the rest of the call. */
class WholeResponse extends Response {
  readonly #bytes: Buffer
  constructor(bytes: Buffer, { statusCode = 0, statusMessage = '', headers }: IncomingMessage) {
    const named = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    super(null, { status: statusCode, statusText: statusMessage, headers: named as [string, string][] })
    this.#bytes = bytes
  }
  get byteLength(): number {
    return this.#bytes.byteLength
  }
  override async text(): Promise<string> {
    return this.#bytes.toString('utf8')
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return Uint8Array.from(this.#bytes).buffer
  }
  override async json(): Promise<unknown> {
    return JSON.parse(this.#bytes.toString('utf8'))
  }
}

/**
 * `fetch` for small bodies to a few endpoints that are called all the time, at a fifth of the processor time of the global one. It follows no
 * redirect, so that an endpoint cannot send requests elsewhere. @throws AnswerTooLong
 */
export const createHttpFetch =
  (mostBytes: number) =>
  async (input: RequestInfo | URL, { method = 'GET', headers, body, signal }: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input)
    const text = typeof body === 'string' ? body : ''
    const send = (): Promise<Response> =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const tls = url.protocol === 'https:'
        const sent: ClientRequest = (tls ? requestHttps : requestHttp)(url, {
          method,
          agent: tls ? agents.https : agents.http,
          headers: { ...Object.fromEntries(new Headers(headers)), 'content-length': Buffer.byteLength(text) },
        })
        const abort = (): void => void sent.destroy(signal?.reason as Error)
        const end = (): void => signal?.removeEventListener('abort', abort)
        signal?.addEventListener('abort', abort)
        sent.on('response', (response) => {
          readWhole(response, mostBytes).then(
            (bytes) => resolve(new WholeResponse(bytes, response)),
            (error: unknown) => {
              sent.destroy()
              reject(signal?.aborted ? signal.reason : error)
            },
          )
        })
        sent.on('error', (error) => reject(isStale(sent, error) ? new StaleConnection() : error))
        sent.on('close', end)
        sent.end(text)
      })
    return send().catch((error: unknown) => {
      if (error instanceof StaleConnection) return send()
      throw error
    })
  }

const LOCAL_BYTES = 64 << 20
/** `fetch` from a node on loopback. Unlike the global one it repeats a request whose kept connection the node was just closing. */
export const localFetch = createHttpFetch(LOCAL_BYTES)

/** The server closed a kept connection while the request was on its way: it has not been read, and a new connection may take it. */
class StaleConnection extends Error {}
const isStale = (sent: ClientRequest, error: NodeJS.ErrnoException): boolean =>
  sent.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE')

function readWhole(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let bytes = 0
    response.on('data', (part: Buffer) => {
      bytes += part.byteLength
      if (bytes <= mostBytes) return void parts.push(part)
      response.destroy()
      reject(new AnswerTooLong(mostBytes))
    })
    response.on('end', () => resolve(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)))
    response.on('error', reject)
  })
}

/** Parses the body as JSON, up to `mostBytes`, so that an endpoint cannot exhaust memory. @throws Error */
export async function readJson(response: Response, mostBytes: number): Promise<unknown> {
  if (response instanceof WholeResponse && response.byteLength > mostBytes) throw new AnswerTooLong(mostBytes)
  if (!response.body) return response.json()
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength
    if (bytes > mostBytes) throw new AnswerTooLong(mostBytes)
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

export class AnswerTooLong extends Error {
  constructor(mostBytes: number) {
    super(`the answer is longer than ${mostBytes} bytes`)
  }
}
