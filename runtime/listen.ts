import type { Server, ServerOptions } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Socket } from 'node:net'
import { AppError } from '#core/errors.ts'
import { drainOnStop } from './drainOnStop.ts'
import type { Part } from './lifecycle.ts'
import type { Log } from './log.ts'
import type { AcceptDelay } from './acceptDelay.ts'
import { createAddressCounter } from './addressBuckets.ts'

export interface Listening {
  /** Its URL; with port 0 this shows the chosen port. */
  readonly url: string
  /** Accepts no more connections, answers the requests that have arrived, and ends event streams. */
  stop(): Promise<void>
}

interface Where {
  readonly host: string
  readonly port: number
  readonly limits?: Partial<ConnectionLimits>
  /** Peers that forward for many users, such as a reverse proxy: not limited as one peer. */
  readonly isProxy?: (peer: string) => boolean
  readonly acceptDelay?: AcceptDelay
  /** Called if a stop finds more connections waiting than it accepts: refusing cheaply lets it answer all of them. */
  readonly onCrowdedStop?: () => void
  /** Variable that an operator changes if the port is taken. */
  readonly portName?: string
}

const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** Interface of Hono applications, without a dependency on Hono. */
interface Servable {
  /** `env` contains the socket, which identifies the caller to the application. */
  fetch(request: Request, env?: unknown): Response | Promise<Response>
}

/** Serves an application on a port. @throws AppError `port_in_use`. */
export function listen(app: Servable, { host, port, portName = 'PORT', ...where }: Where): Promise<Listening> {
  const limits = { ...defaultConnectionLimits, ...where.limits }
  const server = createAdaptorServer({
    fetch: (request, env) => app.fetch(request, env),
    serverOptions: serverOptionsOf(limits),
  }) as Server
  boundConnections(server, limits, where.isProxy ?? (() => false))
  where.acceptDelay?.watch(server)
  const stop = drainOnStop(server, limits.drainMs, where.onCrowdedStop)
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const taken = cause.code === 'EADDRINUSE'
      reject(
        taken
          ? new AppError('port_in_use', `Port ${port} is taken. Stop what uses it or set ${portName} to another one.`, {
              retriable: false,
              cause,
            })
          : cause,
      )
    })
    server.listen(port, host, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      resolve({ url: `http://${hostInUrl(host)}:${actual}`, stop })
    })
  })
}

/** Like `listen`, as a part of a process. */
export function httpPart(app: Servable, where: Where, log: Log): Part {
  let listening: Listening | undefined
  return {
    name: 'http',
    start: async () => {
      listening = await listen(app, where)
      log.info({ url: listening.url }, 'listening')
    },
    stop: () => listening?.stop(),
  }
}

/** Limits of one listener for its peers. Times in milliseconds. */
export interface ConnectionLimits {
  /** Time for the headers of a request, from its first byte or the connection's start. */
  readonly headersMs: number
  /** Time for a whole request with its body. */
  readonly requestMs: number
  /** Interval of the check for late requests. */
  readonly checkMs: number
  /** Idle time between two requests; longer than the minute that a reverse proxy keeps its own side open. */
  readonly keepAliveMs: number
  /**
   * Time without a byte in either direction, such as a reader that stopped reading; 0 = no limit. Event streams have a
   * heartbeat every 15 s.
   */
  readonly silenceMs: number
  readonly connections: number
  /** Maximum per address or IPv6 /64, eight times as many per /48; none for loopback and `isProxy`. */
  readonly perPeer: number
  /** Time that a stop waits for requests in progress. */
  readonly drainMs: number
}

export const defaultConnectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkMs: 2_000,
  keepAliveMs: 75_000,
  silenceMs: 120_000,
  connections: 5_000,
  perPeer: 200,
  drainMs: 10_000,
}

const serverOptionsOf = (limits: ConnectionLimits): ServerOptions => ({
  headersTimeout: limits.headersMs,
  requestTimeout: limits.requestMs,
  connectionsCheckingInterval: limits.checkMs,
  keepAliveTimeout: limits.keepAliveMs,
  maxHeaderSize: 16 * 1024,
})

const isLoopback = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address)

/** Closes connections beyond the limits. `isProxy`: peers that forward for many users. */
export function boundConnections(server: Server, limits: ConnectionLimits, isProxy: (peer: string) => boolean): void {
  const open = createAddressCounter()
  server.maxConnections = limits.connections
  server.setTimeout(limits.silenceMs)
  server.on('connection', (socket: Socket) => {
    const peer = socket.remoteAddress
    if (peer === undefined || isLoopback(peer) || isProxy(peer)) return
    if (open.isFull(peer, limits.perPeer)) return void socket.destroy()
    socket.once('close', open.enter(peer))
  })
}
