import { type AddressInfo, connect, isIPv6, type Server, type Socket } from 'node:net'

/**
 * Measures how long a new connection waits until this process accepts it. Node accepts one connection per turn of its
 * event loop, so connections can wait for seconds in the kernel's queue while every turn is short.
 */
export interface AcceptDelay {
  /** Milliseconds that the last probe waited, or that a waiting one has waited so far. */
  currentMs(): number
  /** Connects to this server's own port at each interval, until the server closes. */
  watch(server: Server): void
}

const EVERY_MS = 250

export function createAcceptDelay(now: () => number = () => performance.now()): AcceptDelay {
  let lastMs = 0
  let probe: { readonly socket: Socket; readonly since: number } | null = null
  const finish = (ms: number): void => {
    lastMs = ms
    probe?.socket.resetAndDestroy()
    probe = null
  }
  const knock = (server: Server): void => {
    const address = server.address()
    if (probe || typeof address !== 'object' || address === null) return
    const socket = connect({ host: ownHost(address), port: address.port })
    probe = { socket, since: now() }
    // Refused only while the server stops.
    socket.once('error', () => probe?.socket === socket && finish(0))
  }
  return {
    currentMs: () => Math.max(lastMs, probe ? now() - probe.since : 0),
    watch(server) {
      const timer = setInterval(() => knock(server), EVERY_MS)
      timer.unref()
      server.on('connection', (accepted: Socket) => {
        if (!probe || accepted.remotePort === undefined || accepted.remotePort !== probe.socket.localPort) return
        accepted.destroy()
        finish(now() - probe.since)
      })
      server.once('close', () => {
        clearInterval(timer)
        finish(0)
      })
    },
  }
}

/** Address at which a server that listens on every interface reaches itself. */
function ownHost({ address }: AddressInfo): string {
  if (address === '0.0.0.0') return '127.0.0.1'
  return isIPv6(address) && /^[0:]+$/.test(address) ? '::1' : address
}
