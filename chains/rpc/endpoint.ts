import { AppError } from '#core/errors.ts'
import { behind, unreachable } from './errors.ts'
import { setTimeout as pause } from 'node:timers/promises'

/** Classifies the errors of a family's client library. */
export interface Faults {
  /** The endpoint failed, not the chain: another one, or the same one later, may answer. */
  isTransport(error: unknown): boolean
  /** The node does not have the data (yet, or any more), so it cannot answer. */
  isBehind(error: unknown): boolean
  /** Likely gone within a second: worth a retry at the same endpoint. */
  isPassing(error: unknown): boolean
}

interface EndpointOptions<C> {
  readonly label: string
  readonly connection: C
  readonly faults: Faults
  /** Attempts before the endpoint counts as failed. */
  readonly attempts: number
  /** Milliseconds before the second attempt. */
  readonly baseMs: number
  /**
   * Runs before the first read and again after each failure.
   * @throws AppError `rpc_wrong_chain` if the endpoint must not count.
   */
  readonly check?: (connection: C) => Promise<void>
  readonly now?: () => number
}

export interface EndpointHealth {
  readonly label: string
  readonly healthy: boolean
  readonly height: bigint | null
  readonly errors: number
  readonly lastError: string | null
}

export interface Endpoint<C> {
  readonly label: string
  /**
   * Runs a read.
   * @throws AppError `rpc_unreachable`, `rpc_behind`, `rpc_wrong_chain`; the node's own errors pass through.
   */
  run<T>(read: (connection: C) => Promise<T>): Promise<T>
  /** Failed recently: queried only if the others do not suffice. */
  cooling(): boolean
  sawHeight(height: bigint): void
  health(): EndpointHealth
}

const COOL_MS = 2_000
const MAX_COOL_MS = 60_000

/** Host only: paths and queries of RPC URLs carry keys. */
export const labelOf = (url: string): string => new URL(url).host

/** Shares one check among the reads that wait for it; a failed one is not cached. */
function createGate<C>(connection: C, check: (connection: C) => Promise<void>) {
  let checked: Promise<void> | null = null
  return {
    pass(): Promise<void> {
      if (checked) return checked
      const started = check(connection).catch((error: unknown) => {
        if (checked === started) checked = null
        throw error
      })
      checked = started
      return started
    },
    close: () => {
      checked = null
    },
  }
}

/**
 * Creates an endpoint with its health: retries transient faults, pauses after failures, and separates its own faults from the
 * node's answers.
 */
export function createEndpoint<C>(options: EndpointOptions<C>): Endpoint<C> {
  const { label, connection, faults, attempts, baseMs, check = () => Promise.resolve(), now = Date.now } = options
  const gate = createGate(connection, check)
  let failures = 0
  let errors = 0
  let coolUntil = 0
  let lastError: string | null = null
  let height: bigint | null = null
  const cooling = (): boolean => now() < coolUntil

  function failed(reason: string): void {
    errors += 1
    lastError = reason
    // Concurrent reads that fail together count as one failure, not as several in a row.
    if (failures > 0 && cooling()) return
    failures += 1
    coolUntil = now() + Math.min(COOL_MS * 2 ** (failures - 1), MAX_COOL_MS)
  }

  function known(error: unknown): unknown {
    if (error instanceof AppError && error.reason === 'rpc_wrong_chain') failed(error.reason)
    if (faults.isTransport(error)) {
      // A node that is reachable again may be another one, or one of another network.
      gate.close()
      failed('rpc_unreachable')
      return unreachable(label, error)
    }
    return faults.isBehind(error) ? behind(error) : error
  }

  // A failing endpoint gets no second attempt: other callers wait for it.
  const mayPass = (error: unknown): boolean => faults.isPassing(error) && !(failures > 0 && faults.isTransport(error))

  return {
    label,
    cooling,
    sawHeight: (seen) => {
      height = seen
    },
    health: () => ({ label, healthy: failures === 0, height, errors, lastError }),
    async run(read) {
      try {
        const work = () => gate.pass().then(() => read(connection))
        const result = await retry(work, { attempts, baseMs, isPassing: mayPass })
        failures = 0
        return result
      } catch (error) {
        throw known(error)
      }
    },
  }
}

interface RetryPolicy {
  readonly attempts: number
  readonly baseMs: number
  readonly isPassing: (error: unknown) => boolean
  readonly sleep?: (ms: number) => Promise<unknown>
  readonly random?: () => number
}

/** Retries transient failures with exponential backoff; jitter keeps replicas from retrying together. */
export async function retry<T>(work: () => Promise<T>, policy: RetryPolicy): Promise<T> {
  const { attempts, baseMs, isPassing, sleep = pause, random = Math.random } = policy
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !isPassing(error)) throw error
      await sleep(baseMs * 2 ** (attempt - 1) * (0.5 + random() / 2))
    }
  }
}
