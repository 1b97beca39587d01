import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { LoadClass } from './loadClasses.ts'

/** Decides which calls a busy process refuses, so that those it takes are answered in time. */
export interface LoadShedder {
  refuses(is: LoadClass): boolean
  /** Counts a call as being answered until the function that it returns is called. */
  enter(): () => void
  stop(): void
}

interface Load {
  /** Mean delay of the event loop since the last look, in milliseconds. */
  readonly delayMs: number
  /** Calls that are being answered. */
  readonly open: number
}

const EVERY_MS = 250
const RESOLUTION_MS = 10
/** At these the share stays as it is: the loop is busy all the time, and a call waits for a fraction of a second. */
const target: Load = { delayMs: 100, open: 100 }
const STEP_UP = 0.04
const STEP_DOWN = 0.02
/** Some calls get through at any load, so that the share follows it down. */
const MOST = 0.98

/** The share of calls to refuse, from 0 to 0.98, after one more look at the load. */
export function nextShare(share: number, { delayMs, open }: Load): number {
  const pressure = Math.max(delayMs / target.delayMs, open / target.open)
  const step = pressure > 1 ? STEP_UP * Math.min(4, pressure - 1) : -STEP_DOWN * Math.min(2, (1 - pressure) * 4)
  return Math.min(MOST, Math.max(0, share + step))
}

/** The part of a class that a share refuses: reads and quotes are gone before the first other call is. */
export const refusedOf = (is: LoadClass, share: number): number =>
  is === 'never' ? 0 : is === 'first' ? Math.min(1, share * 2) : Math.max(0, share * 2 - 1)

/** Open calls at which a class is refused whatever the share is: a burst fills a queue before the next look. */
const full: Readonly<Record<LoadClass, number>> = { first: 2 * target.open, last: 4 * target.open, never: Infinity }
export const isFull = (is: LoadClass, open: number): boolean => open >= full[is]

/** Fewer open calls are not what keeps the loop busy, for example while the process starts: to refuse them would help no other call. */
const FEW = 10

/** The part of a class that is refused at this moment, from 0 to 1. */
export function refusedNow(is: LoadClass, share: number, open: number): number {
  if (isFull(is, open)) return 1
  return open < FEW ? 0 : refusedOf(is, share)
}

export function createLoadShedder(random: () => number = Math.random): LoadShedder {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let share = 0
  let open = 0
  const timer = setInterval(() => {
    // Without a sample the loop was blocked for the whole time.
    const meanMs = delay.count > 0 ? delay.mean / 1e6 - RESOLUTION_MS : EVERY_MS
    delay.reset()
    share = nextShare(share, { delayMs: Math.max(0, meanMs), open })
  }, EVERY_MS)
  timer.unref()
  return {
    refuses: (is) => random() < refusedNow(is, share, open),
    enter() {
      open++
      return () => void open--
    },
    stop() {
      clearInterval(timer)
      delay.disable()
    },
  }
}
