import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { allowedOrigin, closeServer, cors, listenOnLoopback, readBody } from '../../loopback.ts'
import { ApiError, invalid, type Methods } from './protocol.ts'

const PATH = '/api/v2/jsonRPC'

interface Answer {
  readonly status: number
  readonly body: unknown
}

async function answer(methods: Methods, text: string): Promise<Answer> {
  let id: unknown = null
  try {
    const call = parse(text)
    id = call.id
    const method = methods[call.method]
    if (!method) throw new ApiError(404, `Unknown method ${call.method}`)
    return { status: 200, body: { ok: true, result: await method(call.params), jsonrpc: '2.0', id } }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : 500
    return {
      status: code,
      body: { ok: false, error: error instanceof Error ? error.message : 'Internal error', code, jsonrpc: '2.0', id },
    }
  }
}

function parse(text: string): { id: unknown; method: string; params: Readonly<Record<string, unknown>> } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalid('Not a JSON text')
  }
  const {
    id = null,
    method,
    params,
  } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  if (typeof method !== 'string') throw invalid('method must be a string')
  return {
    id,
    method,
    params:
      typeof params === 'object' && params !== null && !Array.isArray(params)
        ? (params as Record<string, unknown>)
        : {},
  }
}

async function handle(methods: Methods, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const end = (status: number, body: unknown = null): void =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...cors(request) })
      .end(body === null ? '' : JSON.stringify(body))
  if (!allowedOrigin(request)) return void response.writeHead(403).end()
  if (request.method === 'OPTIONS') return end(204)
  if (request.method !== 'POST' || request.url?.split('?')[0] !== PATH) return end(404)
  const body = await readBody(request)
  if (body === null) return end(413)
  const { status, body: result } = await answer(methods, body)
  end(status, result)
}

export interface RpcServer {
  readonly url: string
  /** Starts to answer: until then calls wait in the socket. */
  serve(methods: Methods): void
  close(): Promise<void>
}

/**
 * Opens the HTTP interface of a TON node (toncenter v2, its JSON-RPC form) on one loopback port.
 * @throws AppError `port_in_use`
 */
export async function openRpcServer(port: number): Promise<RpcServer> {
  const server = createServer()
  const bound = await listenOnLoopback(server, port)
  return {
    url: `http://127.0.0.1:${bound}${PATH}`,
    serve: (methods) =>
      void server.on(
        'request',
        (request, response) => void handle(methods, request, response).catch(() => response.destroy()),
      ),
    close: () => closeServer(server),
  }
}
