import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { WebSocketServer } from 'ws'
import { allowedOrigin, closeServer, cors, listenOnLoopback, readBody } from '../../loopback.ts'
import type { Bank } from '../ledger/bank.ts'
import { dispatch } from './dispatch.ts'
import type { Methods } from './params.ts'
import { serveSocket } from './subscriptions.ts'

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
