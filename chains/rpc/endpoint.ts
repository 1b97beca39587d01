import { AppError } from '#core/errors.ts'
import { behind, unreachable } from './errors.ts'
import { retry } from './retry.ts'

/** How a family reads what its client library throws. */
export interface Faults {
  /** The endpoint, not the chain, failed: another one, or the same a little later, may answer. */
  isTransport(error: unknown): boolean
  /** The node does not have what was asked for (yet, or any more), so that it cannot tell. */
  isBehind(error: unknown): boolean
  /** Likely gone within a second: worth another try at the same endpoint. */
  isPassing(error: unknown): boolean
}

export interface EndpointOptions<C> {
  readonly label: string
  readonly connection: C
  readonly faults: Faults
  /** Tries before the endpoint counts as failed. */
  readonly attempts: number
  /** Milliseconds before the second try. */
  readonly baseMs: number
  /** Runs before the first read and again after each failure. @throws AppError `rpc_wrong_chain` where the endpoint must not count. */
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
  /** @throws AppError `rpc_unreachable`, `rpc_behind`, `rpc_wrong_chain`; what the node itself answered with goes through as it is. */
  run<T>(read: (connection: C) => Promise<T>): Promise<T>
  /** Failed lately: asked only when the others do not suffice. */
  cooling(): boolean
  sawHeight(height: bigint): void
  health(): EndpointHealth
}

const COOL_MS = 2_000
const MAX_COOL_MS = 60_000

/** Host only: paths and queries of RPC addresses carry keys. */
export const labelOf = (url: string): string => new URL(url).host

/** Shares one check among the reads that wait for it; a failed one is not remembered. */
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

/** One endpoint with its health: tries again what passes, rests after failures, tells its faults apart from the node's answers. */
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
    // Reads that were under way together fail together: that is one failure, not many in a row.
    if (failures > 0 && cooling()) return
    failures += 1
    coolUntil = now() + Math.min(COOL_MS * 2 ** (failures - 1), MAX_COOL_MS)
  }

  function known(error: unknown): unknown {
    if (error instanceof AppError && error.reason === 'rpc_wrong_chain') failed(error.reason)
    if (faults.isTransport(error)) {
      // A node that came back may be another one, or one of another network.
      gate.close()
      failed('rpc_unreachable')
      return unreachable(label, error)
    }
    return faults.isBehind(error) ? behind(error) : error
  }

  // An endpoint that is failing already gets no second try: others wait for their turn.
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
