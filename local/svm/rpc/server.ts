import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { allowedOrigin, closeServer, cors, listenOnLoopback, readBody } from '../../loopback.ts'
import type { Bank, Commitment } from '../ledger/bank.ts'
import { commitment, config, integer, methodNotFound, type Methods, type Params, RpcError, text } from './protocol.ts'
import { parentSlot } from '../ledger/schedule.ts'

async function handle(methods: Methods, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const end = (status: number, body = ''): void =>
    void response.writeHead(status, { 'content-type': 'application/json', ...cors(request) }).end(body)
  if (!allowedOrigin(request)) return void response.writeHead(403).end()
  if (request.method === 'OPTIONS') return end(204)
  if (request.method === 'GET' && request.url === '/health') return end(200, '"ok"')
  if (request.method !== 'POST') return end(405)
  const body = await readBody(request)
  if (body === null) return end(413)
  end(200, dispatch(methods, body))
}

export interface RpcServer {
  readonly port: number
  /** Starts to answer: until then calls wait in the socket. */
  serve(bank: Bank, methods: Methods): void
  close(): Promise<void>
}

/**
 * Binds HTTP and WebSocket on one loopback port, and WebSocket also on the next one, where client libraries expect it.
 * @throws AppError `port_in_use`
 */
export async function openRpcServer(port: number): Promise<RpcServer> {
  const servers = [createServer()]
  const sockets = new WebSocketServer({ noServer: true })
  const bound = await listenOnLoopback(servers[0] as Server, port)
  if (port !== 0) {
    const second = createServer((_request, response) => void response.writeHead(426).end())
    await listenOnLoopback(second, port + 1).then(
      () => servers.push(second),
      (error: unknown) => {
        servers[0]?.close()
        throw error
      },
    )
  }
  return {
    port: bound,
    serve: (bank, methods) => {
      servers[0]?.on(
        'request',
        (request, response) => void handle(methods, request, response).catch(() => response.destroy()),
      )
      for (const server of servers) {
        server.on('upgrade', (request, socket, head) => {
          if (!allowedOrigin(request)) return void socket.destroy()
          sockets.handleUpgrade(request, socket, head, (opened) => serveSocket(bank, opened))
        })
      }
    },
    close: async () => {
      for (const socket of sockets.clients) socket.terminate()
      await Promise.all(servers.map(closeServer))
    },
  }
}

/** Called once per slot; returns the notification for the subscriber, and if it was the last one. */
interface Watch {
  readonly method: string
  look(slot: number): { result: unknown; last: boolean } | null
}

const levels: readonly Commitment[] = ['processed', 'confirmed', 'finalized']

function watchSignature(bank: Bank, params: Params): Watch {
  const signature = text(params, 0)
  const level = commitment(bank, { ...config(params, 1), minContextSlot: undefined })
  return {
    method: 'signatureNotification',
    look: () => {
      const record = bank.history.get(signature)
      if (!record || levels.indexOf(bank.commitmentOf(record.slot)) < levels.indexOf(level)) return null
      return { result: { context: { slot: record.slot }, value: { err: record.meta.err } }, last: true }
    },
  }
}

const watchSlots = (bank: Bank): Watch => ({
  method: 'slotNotification',
  look: (slot) => ({ result: { slot, parent: parentSlot(slot), root: bank.slot('finalized') }, last: false }),
})

const watches: Readonly<Record<string, (bank: Bank, params: Params) => Watch>> = {
  signatureSubscribe: watchSignature,
  slotSubscribe: watchSlots,
}

/** Serves the subscriptions of one socket until it closes. */
function serveSocket(bank: Bank, socket: WebSocket): void {
  const active = new Map<number, Watch>()
  let next = 1
  const notify = (id: number, watch: Watch, slot: number): void => {
    const news = watch.look(slot)
    if (!news) return
    socket.send(
      JSON.stringify({ jsonrpc: '2.0', method: watch.method, params: { subscription: id, result: news.result } }),
    )
    if (news.last) active.delete(id)
  }
  const subscribe = (method: string, params: Params): number => {
    const make = watches[method]
    if (!make) throw methodNotFound()
    const id = next++
    active.set(id, make(bank, params))
    return id
  }
  socket.on('message', (data) => {
    const call = parseCall(parse(String(data)))
    try {
      if (call.method === 'ping') return
      const unsubscribes = call.method.endsWith('Unsubscribe')
      const result = unsubscribes ? active.delete(integer(call.params, 0)) : subscribe(call.method, call.params)
      socket.send(JSON.stringify(answer(call.id, result)))
    } catch (error) {
      socket.send(JSON.stringify(failure(call.id, error)))
    }
  })
  const stop = bank.onSlot((slot) => {
    for (const [id, watch] of active) notify(id, watch, slot)
  })
  socket.on('close', stop)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

interface Call {
  readonly id: unknown
  readonly method: string
  readonly params: Params
}

const object = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function parseCall(value: unknown): Call {
  const { id = null, method, params } = object(value)
  return { id, method: typeof method === 'string' ? method : '', params: Array.isArray(params) ? params : [] }
}

const answer = (id: unknown, result: unknown): object => ({ jsonrpc: '2.0', id, result })

function failure(id: unknown, error: unknown): object {
  if (!(error instanceof RpcError))
    return {
      jsonrpc: '2.0',
      id,
      error: { code: -32603, message: error instanceof Error ? error.message : 'Internal error' },
    }
  return {
    jsonrpc: '2.0',
    id,
    error: { code: error.code, message: error.message, ...(error.data === undefined ? {} : { data: error.data }) },
  }
}

const parseError = { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } }

function runOne(methods: Methods, value: unknown): object {
  const call = parseCall(value)
  try {
    const method = methods[call.method]
    if (!method) throw new RpcError(-32601, 'Method not found')
    return answer(call.id, method(call.params))
  } catch (error) {
    return failure(call.id, error)
  }
}

/** Answers one body, batches included. Everything here is synchronous: calls never overlap. */
function dispatch(methods: Methods, body: string): string {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return JSON.stringify(parseError)
  }
  return JSON.stringify(Array.isArray(parsed) ? parsed.map((value) => runOne(methods, value)) : runOne(methods, parsed))
}
