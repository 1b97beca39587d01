import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { LoadClass } from './loadClasses.ts'

/** Refuses calls of a busy process, so that the accepted ones are answered in time. */
export interface LoadShedder {
  refuses(is: LoadClass): boolean
  /** Counts an open call until the returned function is called. */
  enter(): () => void
  stop(): void
}

interface Load {
  /** Mean event loop delay of the last sample, in milliseconds. */
  readonly delayMs: number
  /** Calls in progress. */
  readonly open: number
}

interface CurrentLoad extends Load {
  /** Calls in progress that arrived since the last sample. */
  readonly fresh: number
}

const EVERY_MS = 250
const RESOLUTION_MS = 10
/** Load at which the share is stable: the loop is always busy, and a call waits for a fraction of a second. */
const target: Load = { delayMs: 50, open: 40 }
/** Below this delay the loop is idle, and open calls wait for something else: a slow node must not close the site. */
const BUSY_MS = 20
const STEP_UP = 0.04
const STEP_DOWN = 0.02
/** Some calls pass at any load; without them the share could not fall again. */
const MOST = 0.98

/** Returns the share of calls to refuse, from 0 to 0.98, after another load sample. */
export function nextShare(share: number, { delayMs, open }: Load): number {
  const pressure = Math.max(delayMs / target.delayMs, delayMs < BUSY_MS ? 0 : open / target.open)
  const step = pressure > 1 ? STEP_UP * Math.min(4, pressure - 1) : -STEP_DOWN * Math.min(2, (1 - pressure) * 4)
  return Math.min(MOST, Math.max(0, share + step))
}

/** Part of a class that a share refuses: all of `first` is refused before any of `last`. */
export const refusedOf = (is: LoadClass, share: number): number =>
  is === 'never' ? 0 : is === 'first' ? Math.min(1, share * 2) : Math.max(0, share * 2 - 1)

/**
 * Calls at which a class is refused regardless of the share. In a busy process these are the open calls; in an idle one
 * only those that arrived since the last sample, because a burst fills the queue before the next.
 */
const full: Readonly<Record<LoadClass, number>> = { first: 2 * target.open, last: 4 * target.open, never: Infinity }
const isFull = (is: LoadClass, { delayMs, open, fresh }: CurrentLoad): boolean =>
  (delayMs < BUSY_MS ? fresh : open) >= full[is]

/** With fewer open calls something else blocks the loop, such as startup; refusing them would help no other call. */
const FEW = 10

/** Part of a class to refuse now, from 0 to 1. */
export function refusedNow(is: LoadClass, share: number, load: CurrentLoad): number {
  if (isFull(is, load)) return 1
  return load.open < FEW ? 0 : refusedOf(is, share)
}

export function createLoadShedder(random: () => number = Math.random): LoadShedder {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let share = 0
  let [open, fresh, delayMs, sample] = [0, 0, 0, 0]
  const timer = setInterval(() => {
    // No sample means that the loop was blocked for the whole interval.
    const meanMs = delay.count > 0 ? delay.mean / 1e6 - RESOLUTION_MS : EVERY_MS
    delay.reset()
    delayMs = Math.max(0, meanMs)
    fresh = 0
    sample++
    share = nextShare(share, { delayMs, open })
  }, EVERY_MS)
  timer.unref()
  return {
    refuses: (is) => random() < refusedNow(is, share, { delayMs, open, fresh }),
    enter() {
      const entered = sample
      open++
      fresh++
      return () => {
        open--
        if (entered === sample) fresh--
      }
    },
    stop() {
      clearInterval(timer)
      delay.disable()
    },
  }
}
