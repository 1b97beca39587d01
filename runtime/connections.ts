import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { createAddressCounter } from './addressBuckets.ts'

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

export const serverOptionsOf = (limits: ConnectionLimits): ServerOptions => ({
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
