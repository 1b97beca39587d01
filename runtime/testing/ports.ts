import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'

const LOOPBACK = '127.0.0.1'
const FIRST = 20_000
/** Below it neither Linux nor macOS uses ports for outgoing connections by default. */
const USUAL_END = 32_768
const LEAST_PORTS = 2_000

export interface PortRange {
  readonly first: number
  /** Exclusive. */
  readonly end: number
  /** Ports of a block; the first one is its lock. */
  readonly block: number
}

/**
 * Ports that the kernel does not use for outgoing connections, which could take a server's port between its stop and
 * its restart. `ephemeral`: content of Linux's ip_local_port_range.
 */
export function leasableRange(ephemeral: string): PortRange {
  const low = Number(ephemeral.split(/\s+/)[0])
  return { first: FIRST, end: low >= FIRST + LEAST_PORTS ? low : USUAL_END, block: 16 }
}

function ephemeralPorts(): string {
  try {
    return readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8')
  } catch {
    return ''
  }
}

/** The server that now listens there; null if another one does. */
async function occupy(port: number): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy())
  const bound = new Promise<boolean>((done) =>
    server.once('listening', () => done(true)).once('error', () => done(false)),
  )
  server.listen(port, LOOPBACK)
  return (await bound) ? server : null
}

async function isFree(port: number): Promise<boolean> {
  const probe = await occupy(port)
  if (!probe) return false
  probe.close()
  await once(probe, 'close')
  return true
}

/**
 * Leases ports that no other process gets while this one runs, even while no server listens on them. A block belongs to
 * the process that listens on its first port, so the kernel arbitrates and frees the block of a process that died.
 */
export function createPortLease({ first, end, block }: PortRange): (count?: number) => Promise<number[]> {
  const blocks = Math.floor((end - first) / block)
  const start = randomInt(blocks)
  let visited = 0
  let left: number[] = []
  let queue: Promise<unknown> = Promise.resolve()

  async function nextBlock(): Promise<number[]> {
    while (visited < blocks) {
      const lock = first + ((start + visited++) % blocks) * block
      const held = await occupy(lock)
      if (!held) continue
      held.unref()
      return Array.from({ length: block - 1 }, (_, i) => lock + 1 + i)
    }
    throw new Error(`No port between ${first} and ${end} is left.`)
  }
  async function take(count: number): Promise<number[]> {
    if (count >= block) throw new Error(`A block has ${block - 1} ports to lease.`)
    for (;;) {
      if (left.length < count) left = await nextBlock()
      const wanted = left.splice(0, count)
      // A process that died may have left a server running.
      const free = await Promise.all(wanted.map(isFree))
      if (free.every(Boolean)) return wanted
    }
  }
  return (count = 1) => {
    const taken = queue.then(() => take(count))
    queue = taken.catch(() => undefined)
    return taken
  }
}

/** Consecutive ports, leased to this process for its life. */
export const leasePorts = createPortLease(leasableRange(ephemeralPorts()))

/** One port, leased to this process for its life. */
export const leasePort = async (): Promise<number> => (await leasePorts())[0] as number

/** Its WebSocket is on the next port, where client libraries expect it. */
export const PORTS_OF_SVM_NODE = 2

/** Lets a server listen on a leased loopback port and returns the port. */
export async function listenOnLease(server: Pick<Server, 'listen' | 'once'>): Promise<number> {
  const port = await leasePort()
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, LOOPBACK, done)
  })
  return port
}
