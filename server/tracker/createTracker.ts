import type { ChainDef } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { reasonOf } from '#core/errors.ts'
import { type Activity, activityOf } from '#core/tracker/activity.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import { withDeadline } from '#runtime/outbound.ts'
import { createTurns, type TakeTurn, type TurnLimits } from './createTurns.ts'
import type { ActivityReader, TokenNames } from './reader.ts'

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
  /**
   * Tokens of an address by the first explorer that names any; null where the network has no explorer.
   * @throws AppError `vendor_*`, `explorer_refused`, `tracker_busy`; the signal's reason
   */
  tokensOf(address: string, chain: ChainId, caller: Caller): Promise<TokenNames | null>
}

/** Time for one read, its wait for others included. */
const DEADLINE_MS = 90_000
/** Answers that are kept. */
const MOST_KEPT = 5000
/** Each has up to a few hundred addresses. */
const MOST_TOKENS_KEPT = 1000

interface Kept<T> {
  readonly found: T
  readonly readAt: Date
  readonly freshUntil: number
}

/** Reads of one kind. */
interface Reads<T> {
  readonly mostKept: number
  read(reader: ActivityReader, address: string, chain: ChainId, signal: AbortSignal): Promise<T>
}

const activityReads: Reads<{ readonly activity: Activity; readonly isComplete: boolean }> = {
  mostKept: MOST_KEPT,
  async read(reader, address, chain, signal) {
    const { transactions, isComplete } = await reader.sentBy(address, chain, signal)
    return { activity: activityOf(transactions), isComplete }
  },
}
const unnamed: TokenNames = { tokens: [], isComplete: false }
const tokenReads: Reads<TokenNames> = {
  mostKept: MOST_TOKENS_KEPT,
  read: async (reader, address, chain, signal) => (await reader.tokensOf?.(address, chain, signal)) ?? unnamed,
}

interface Deps {
  readonly clock: Clock
  readonly log: Log
  readonly deadlineMs?: number
  readonly turns?: Partial<TurnLimits>
}

/** Reads activity and tokens through each network's sources, keeps them in this process's memory, and lets equal reads share one. */
export function createTracker(networks: readonly NetworkReaders[], deps: Deps): Tracker {
  const turnsOf = new Map<ActivityReader, TakeTurn>()
  const activities = createMemory(activityReads, turnsOf, deps)
  const tokens = createMemory(tokenReads, turnsOf, deps)
  return {
    networks: networks.filter(({ readers }) => readers.length > 0),
    async look(address, network, caller) {
      const before = activities.kept(address, network)
      if (before?.isFresh) return { ...before.found, readAt: before.readAt, isStale: false }
      try {
        const { found, readAt } = await activities.read(address, network, caller)
        return { ...found, readAt, isStale: false }
      } catch (error) {
        if (before) return { ...before.found, readAt: before.readAt, isStale: true }
        return { failure: busy.has(reasonOf(error)) || error instanceof DOMException ? 'busy' : 'unavailable' }
      }
    },
    async tokensOf(address, id, caller) {
      const network = networks.find(({ chain }) => chain.id === id)
      const readers = network?.readers.filter((reader) => reader.tokensOf) ?? []
      if (!network || readers.length === 0) return null
      const before = tokens.kept(address, network)
      return before?.isFresh ? before.found : (await tokens.read(address, { ...network, readers }, caller)).found
    },
  }
}

/** Reasons that pass with time. */
const busy: ReadonlySet<string> = new Set(['vendor_limited', 'vendor_budget', 'vendor_paused', 'tracker_busy'])

interface Running<T> {
  readonly answer: Promise<Kept<T>>
  callers: number
  stop(): void
}

/** Answers of one kind by network and address. */
function createMemory<T>(
  { mostKept, read: readFrom }: Reads<T>,
  turnsOf: Map<ActivityReader, TakeTurn>,
  { clock, log, deadlineMs = DEADLINE_MS, turns }: Deps,
) {
  const memory = new Map<string, Kept<T>>()
  const running = new Map<string, Running<T>>()
  const keyOf = (address: string, { chain }: NetworkReaders): string => `${chain.id} ${address}`

  async function readWith(
    reader: ActivityReader,
    address: string,
    { chain }: NetworkReaders,
    { ip, signal }: Caller,
  ): Promise<Kept<T>> {
    const takeTurn = turnsOf.get(reader) ?? createTurns(reader.lanes, turns)
    turnsOf.set(reader, takeTurn)
    const endTurn = await takeTurn(ip, signal)
    try {
      const found = await readFrom(reader, address, chain.id, signal)
      const readAt = clock.now()
      return { found, readAt, freshUntil: readAt.getTime() + reader.freshMs }
    } finally {
      endTurn()
    }
  }

  async function readFirst(address: string, network: NetworkReaders, caller: Caller): Promise<Kept<T>> {
    let failure: unknown
    for (const reader of network.readers) {
      try {
        return await readWith(reader, address, network, caller)
      } catch (error) {
        failure = error
        // The address is not logged, and neither is the cause, which may have it.
        log.warn({ reader: reader.name, chain: network.chain.id, reason: reasonOf(error) }, 'an explorer read failed')
        if (caller.signal.aborted) break
      }
    }
    throw failure
  }

  function keep(key: string, found: Kept<T>): Kept<T> {
    memory.delete(key)
    memory.set(key, found)
    const [oldest] = memory.keys()
    if (memory.size > mostKept && oldest !== undefined) memory.delete(oldest)
    return found
  }

  function startRead(key: string, address: string, network: NetworkReaders, ip: string): Running<T> {
    const stopping = new AbortController()
    const forget = (): void => {
      if (running.get(key) === started) running.delete(key)
    }
    const answer = withDeadline(deadlineMs, (signal) => readFirst(address, network, { ip, signal }), stopping.signal)
      .then((found) => keep(key, found))
      .finally(() => forget())
    const started: Running<T> = {
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
    kept(address: string, network: NetworkReaders): (Kept<T> & { readonly isFresh: boolean }) | null {
      const found = memory.get(keyOf(address, network))
      return found ? { ...found, isFresh: clock.now().getTime() < found.freshUntil } : null
    },
    /** Joins a read that is under way; it ends with the last of its callers, and counts for the first. */
    async read(address: string, network: NetworkReaders, { ip, signal }: Caller): Promise<Kept<T>> {
      signal.throwIfAborted()
      const key = keyOf(address, network)
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
    },
  }
}
