import { AppError } from '#core/errors.ts'
import { TRACKER_ADDRESSES, TRACKER_NETWORKS } from '#core/tracker/pages.ts'
import { createAddressCounter, limitKey } from '#runtime/addressBuckets.ts'

export interface TurnLimits {
  /** Reads that may wait. */
  readonly waiting: number
  /** Of those, the ones that one address may hold. */
  readonly perAddress: number
  /** Those that the addresses of one IPv6 /48 may hold together. */
  readonly perRange: number
  /** Milliseconds that a read may wait. */
  readonly waitMs: number
}

/** One address may wait with all that one request can name; a range of them leaves half of the places to others. */
const defaults: TurnLimits = {
  waiting: 2000,
  perAddress: TRACKER_ADDRESSES * TRACKER_NETWORKS,
  perRange: 1000,
  waitMs: 30_000,
}

/**
 * Waits for a turn and takes it; the returned function ends it.
 * @param ip internet address that the wait counts for
 * @throws AppError `tracker_busy` if too many wait, or the wait took too long; the signal's reason once it is aborted
 */
export type TakeTurn = (ip: string, signal: AbortSignal) => Promise<() => void>

/** Gives `lanes` turns at once. Internet addresses take them in rotation, so that one with many reads delays others by one. */
export function createTurns(lanes: number, limits: Partial<TurnLimits> = {}): TakeTurn {
  const { waiting: mostWaiting, perAddress, perRange, waitMs } = { ...defaults, ...limits }
  const counter = createAddressCounter()
  /** Waiting reads of each household, in the order of their turns. */
  const queues = new Map<string, Set<() => void>>()
  let waiting = 0
  let free = lanes

  function end(): void {
    const [first] = queues
    if (!first) return void (free += 1)
    const [household, queue] = first
    queues.delete(household)
    queues.set(household, queue)
    const [start] = queue
    start?.()
  }

  /** Leaves the queue at once in each case, so that a turn is never given to a read that has gone. */
  function wait(ip: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const household = limitKey(ip)
      const queue = queues.get(household) ?? new Set()
      const uncount = counter.enter(ip)
      const leave = (): void => {
        clearTimeout(timer)
        signal.removeEventListener('abort', abort)
        uncount()
        waiting -= 1
        queue.delete(start)
        if (queue.size === 0) queues.delete(household)
      }
      const start = (): void => {
        leave()
        resolve()
      }
      const fail = (why: unknown): void => {
        leave()
        reject(why)
      }
      const abort = (): void => fail(signal.reason)
      const timer = setTimeout(() => fail(busy()), waitMs)
      signal.addEventListener('abort', abort)
      queues.set(household, queue.add(start))
      waiting += 1
    })
  }

  return async (ip, signal) => {
    signal.throwIfAborted()
    if (free > 0) free -= 1
    else if (waiting >= mostWaiting || counter.isFull(ip, perAddress, perRange)) throw busy()
    else await wait(ip, signal)
    let isOver = false
    return () => {
      if (!isOver) end()
      isOver = true
    }
  }
}

const busy = (): AppError => new AppError('tracker_busy', 'Too many reads wait.', { retriable: true })
