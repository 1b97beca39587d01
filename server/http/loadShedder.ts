import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { AcceptDelay } from '#runtime/acceptDelay.ts'
import type { LoadClass } from './loadClasses.ts'

/** Refuses calls of a busy process, so that the accepted ones are answered in time. */
export interface LoadShedder {
  refuses(is: LoadClass): boolean
  /** Counts an open call until the returned function is called. */
  enter(): () => void
  /** Refuses every read from now on, because the process stops and has to answer all connections that wait. */
  refuseReads(): void
  stop(): void
}

interface Load {
  /** Mean event loop delay since the last sample, in milliseconds. */
  readonly delayMs: number
  /** Calls in progress. */
  readonly open: number
  /** Time that a new connection waits behind others in the kernel's queue, in milliseconds. */
  readonly queuedMs: number
}

const EVERY_MS = 250
const RESOLUTION_MS = 10
/** Load at which the share is stable: the loop is always busy, and a call waits for a fraction of a second. */
const target: Load = { delayMs: 50, open: 40, queuedMs: 100 }
const STEP_UP = 0.04
const STEP_DOWN = 0.02
/** Upper bound of the refused share, so that some calls always get through. */
const MOST = 0.98

/**
 * With fewer open calls and no one waiting in the kernel's queue, something else blocks the loop, such as startup;
 * refusing these would help no other call.
 */
const FEW = 10

/**
 * Returns the share of calls to refuse, from 0 to 0.98, after another load sample. A busy loop counts only while calls wait
 * for it: during a start or the process's own work there is no call whose refusal would shorten anything.
 */
export function nextShare(share: number, { delayMs, open, queuedMs }: Load): number {
  const isCalled = open >= FEW || queuedMs >= target.queuedMs
  const pressure = Math.max(isCalled ? delayMs / target.delayMs : 0, open / target.open, queuedMs / target.queuedMs)
  const step = pressure > 1 ? STEP_UP * Math.min(4, pressure - 1) : -STEP_DOWN * Math.min(2, (1 - pressure) * 4)
  return Math.min(MOST, Math.max(0, share + step))
}

/** Part of a class that a share refuses: all of `first` is refused before any of `last`. */
export const refusedOf = (is: LoadClass, share: number): number =>
  is === 'first' ? Math.min(1, share * 2) : is === 'last' ? Math.max(0, share * 2 - 1) : 0

/** Calls that a saturated process completed since the last sample. */
interface Throughput {
  readonly done: number
  readonly elapsedMs: number
  /** Fewest open calls since the last sample. */
  readonly least: number
}

/** Time in which a saturated process answers the calls that it lets in. */
const WAIT_MS = 500
const MOST_ROOM = 2 * target.open

/**
 * Returns the open calls at which reads are refused regardless of the share, from 40 to 80, after another sample. A burst
 * fills the queue before the next sample, and a process that others on its machine slow down answers a full queue too late.
 */
export function nextRoom(room: number, { done, elapsedMs, least }: Throughput): number {
  const isSaturated = least >= FEW
  const inTime = isSaturated ? (done / elapsedMs) * WAIT_MS : MOST_ROOM
  return Math.min(MOST_ROOM, Math.max(target.open, (room + inTime) / 2))
}

/** Multiples of the room at which a class is refused. */
const rooms: Readonly<Record<LoadClass, number>> = { first: 1, last: 2, asset: Infinity, never: Infinity }
export const isFull = (is: LoadClass, open: number, room = MOST_ROOM): boolean => open >= rooms[is] * room

interface Now {
  readonly open: number
  readonly room?: number
  readonly queuedMs?: number
}

/** Returns the part of a class to refuse now, from 0 to 1. */
export function refusedNow(is: LoadClass, share: number, { open, room = MOST_ROOM, queuedMs = 0 }: Now): number {
  if (isFull(is, open, room)) return 1
  return open < FEW && queuedMs < target.queuedMs ? 0 : refusedOf(is, share)
}

/**
 * Part of a connection's wait that it spent behind others: one long turn of the event loop, such as at startup, delays a
 * connection too, but leaves no queue that a refusal would shorten.
 */
export const queuedBehind = (acceptMs: number, turnsMs: readonly number[]): number =>
  Math.max(0, acceptMs - Math.max(...turnsMs))

/** Multiple of the interval after which a late sample itself shows a long turn. */
const LATE = 1.2

/** `acceptDelay` measures the wait of new connections; without it the event loop and the open calls decide alone. */
export function createLoadShedder(
  acceptDelay: Pick<AcceptDelay, 'currentMs'> | null = null,
  random: () => number = Math.random,
): LoadShedder {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let share = 0
  let room = MOST_ROOM
  let open = 0
  let least = 0
  let done = 0
  let isEnding = false
  let queuedMs = 0
  let lastTurnMs = 0
  let sampledAt = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const elapsedMs = now - sampledAt
    // No sample means that the loop was blocked for the whole interval.
    const meanMs = delay.count > 0 ? delay.mean / 1e6 - RESOLUTION_MS : EVERY_MS
    const turnMs = delay.count > 0 && elapsedMs < LATE * EVERY_MS ? delay.max / 1e6 : elapsedMs
    queuedMs = queuedBehind(acceptDelay?.currentMs() ?? 0, [turnMs, lastTurnMs])
    delay.reset()
    share = nextShare(share, { delayMs: Math.max(0, meanMs), open, queuedMs })
    room = nextRoom(room, { done, elapsedMs, least })
    ;[sampledAt, done, least, lastTurnMs] = [now, 0, open, turnMs]
  }, EVERY_MS)
  timer.unref()
  return {
    refuses: (is) => (isEnding && is === 'first') || random() < refusedNow(is, share, { open, room, queuedMs }),
    enter() {
      open++
      return () => {
        open--
        done++
        least = Math.min(least, open)
      }
    },
    refuseReads: () => void (isEnding = true),
    stop() {
      clearInterval(timer)
      delay.disable()
    },
  }
}
