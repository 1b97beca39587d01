import type { ChainDef } from '#core/catalogue/types.ts'
import { reasonOf } from '#core/errors.ts'
import { type Activity, activityOf } from '#core/tracker/activity.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import { withDeadline } from '#runtime/outbound.ts'
import { createTurns, type TakeTurn, type TurnLimits } from './createTurns.ts'
import type { ActivityReader } from './reader.ts'

export interface NetworkReaders {
  readonly chain: ChainDef
  /** In the order in which they are asked; a later one only if those before it fail. */
  readonly readers: readonly ActivityReader[]
}

export type Looked =
  | {
      readonly activity: Activity
      readonly isComplete: boolean
      readonly isStale: boolean
      readonly readAt: Date
    }
  | { readonly failure: 'busy' | 'unavailable' }

export interface Caller {
  /** Internet address, as rate limits know it. */
  readonly ip: string
  /** Aborted once the caller has gone. */
  readonly signal: AbortSignal
}

export interface Tracker {
  /** Networks with a source. */
  readonly networks: readonly NetworkReaders[]
  look(address: string, network: NetworkReaders, caller: Caller): Promise<Looked>
}

/** Time for one read, its wait for others included. */
const DEADLINE_MS = 90_000
/** Answers that are kept. */
const MOST_KEPT = 5000

interface Kept {
  readonly activity: Activity
  readonly isComplete: boolean
  readonly readAt: Date
  readonly freshUntil: number
}

interface Deps {
  readonly clock: Clock
  readonly log: Log
  readonly deadlineMs?: number
  readonly turns?: Partial<TurnLimits>
}

/** Reads activity through each network's sources, keeps it in this process's memory, and lets equal reads share one. */
export function createTracker(
  networks: readonly NetworkReaders[],
  { clock, log, deadlineMs = DEADLINE_MS, turns }: Deps,
): Tracker {
  const kept = new Map<string, Kept>()
  const running = new Map<string, Running>()
  const turnsOf = new Map<ActivityReader, TakeTurn>()

  async function readWith(
    reader: ActivityReader,
    address: string,
    { chain }: NetworkReaders,
    { ip, signal }: Caller,
  ): Promise<Kept> {
    const takeTurn = turnsOf.get(reader) ?? createTurns(reader.lanes, turns)
    turnsOf.set(reader, takeTurn)
    const endTurn = await takeTurn(ip, signal)
    try {
      const { transactions, isComplete } = await reader.sentBy(address, chain.id, signal)
      const readAt = clock.now()
      return { activity: activityOf(transactions), isComplete, readAt, freshUntil: readAt.getTime() + reader.freshMs }
    } finally {
      endTurn()
    }
  }

  async function readFirst(address: string, network: NetworkReaders, caller: Caller): Promise<Kept> {
    let failure: unknown
    for (const reader of network.readers) {
      try {
        return await readWith(reader, address, network, caller)
      } catch (error) {
        failure = error
        // The address is not logged, and neither is the cause, which may have it.
        log.warn({ reader: reader.name, chain: network.chain.id, reason: reasonOf(error) }, 'an activity read failed')
        if (caller.signal.aborted) break
      }
    }
    throw failure
  }

  function keep(key: string, found: Kept): Kept {
    kept.delete(key)
    kept.set(key, found)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return found
  }

  /** Joins a read that is under way; it ends with the last of its callers, and counts for the first. */
  async function read(key: string, address: string, network: NetworkReaders, { ip, signal }: Caller): Promise<Kept> {
    signal.throwIfAborted()
    const joined = running.get(key) ?? startRead(key, address, network, ip)
    joined.callers += 1
    let leave = (): void => {}
    const left = new Promise<never>((_, reject) => {
      leave = () => {
        joined.callers -= 1
        if (joined.callers === 0) joined.stop()
        reject(signal.reason)
      }
    })
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([joined.answer, left])
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  function startRead(key: string, address: string, network: NetworkReaders, ip: string): Running {
    const stopping = new AbortController()
    const forget = (): void => {
      if (running.get(key) === started) running.delete(key)
    }
    const answer = withDeadline(deadlineMs, (signal) => readFirst(address, network, { ip, signal }), stopping.signal)
      .then((found) => keep(key, found))
      .finally(() => forget())
    const started: Running = {
      answer,
      callers: 0,
      stop: () => {
        // A later caller must not join a read that was stopped.
        forget()
        stopping.abort()
      },
    }
    running.set(key, started)
    return started
  }

  return {
    networks: networks.filter(({ readers }) => readers.length > 0),
    async look(address, network, caller) {
      const key = `${network.chain.id} ${address}`
      const before = kept.get(key)
      if (before && clock.now().getTime() < before.freshUntil) return { ...before, isStale: false }
      try {
        return { ...(await read(key, address, network, caller)), isStale: false }
      } catch (error) {
        if (before) return { ...before, isStale: true }
        return { failure: busy.has(reasonOf(error)) || error instanceof DOMException ? 'busy' : 'unavailable' }
      }
    },
  }
}

/** Reasons that pass with time. */
const busy: ReadonlySet<string> = new Set(['vendor_limited', 'vendor_budget', 'vendor_paused', 'tracker_busy'])

interface Running {
  readonly answer: Promise<Kept>
  callers: number
  stop(): void
}
