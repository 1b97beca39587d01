import { setTimeout as pause } from 'node:timers/promises'
import { Connection } from '@solana/web3.js'
import type { EndpointHealth } from '#chains/contract.ts'
import { isBehind, isTransportFault, unreachable } from './faults.ts'

export interface Endpoint {
  readonly label: string
  /** @throws AppError `rpc_unreachable`; what the node itself answered with goes through as it is. */
  run<T>(read: (connection: Connection) => Promise<T>): Promise<T>
  /** Failed lately: asked only when the others do not suffice. */
  cooling(): boolean
  sawHeight(height: bigint): void
  health(): EndpointHealth
}

const COOL_MS = 2_000
const MAX_COOL_MS = 60_000
const ATTEMPTS = 3
const PAUSE_MS = 150

/** Each request ends in time; the library's own waiting after 429 would hold the caller for minutes. */
function connect(url: string, timeoutMs: number): Connection {
  const timed = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  return new Connection(url, { commitment: 'confirmed', disableRetryOnRateLimit: true, fetch: timed as never })
}

export function createEndpoint(url: string, timeoutMs: number, now: () => number = Date.now): Endpoint {
  const label = new URL(url).host
  const connection = connect(url, timeoutMs)
  let failures = 0
  let errors = 0
  let coolUntil = 0
  let lastError: string | null = null
  let height: bigint | null = null

  const failed = (reason: string): void => {
    errors += 1
    failures += 1
    lastError = reason
    coolUntil = now() + Math.min(COOL_MS * 2 ** (failures - 1), MAX_COOL_MS)
  }

  async function patiently<T>(read: (connection: Connection) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await read(connection)
      } catch (error) {
        // The block of a slot that was just confirmed often needs a moment until a node serves it.
        const passing = isBehind(error) || (isTransportFault(error) && failures === 0)
        if (!passing || attempt >= ATTEMPTS) throw error
        await pause(PAUSE_MS * attempt)
      }
    }
  }

  return {
    label,
    cooling: () => now() < coolUntil,
    sawHeight: (seen) => {
      height = seen
    },
    health: () => ({ label, healthy: failures === 0, height, errors, lastError }),
    run: async (read) => {
      try {
        const result = await patiently(read)
        failures = 0
        return result
      } catch (error) {
        if (!isTransportFault(error)) throw error
        failed('rpc_unreachable')
        throw unreachable(label, error)
      }
    },
  }
}
