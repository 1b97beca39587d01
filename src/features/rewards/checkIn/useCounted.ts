import { useEffect, useRef, useState } from 'react'
import { createPersisted } from '#src/platform/persisted.ts'
import { usePersistentStore } from '#src/services.ts'

/** Spec §9: duration of the points counter. */
const COUNT_MS = 1500

/** Returns the value of a counter after `elapsed` ms, with ease-out. */
export function countedAt(from: number, to: number, elapsed: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsed / COUNT_MS))
  return Math.round(to - (to - from) * left ** 3)
}

/** Animates a number up from its earlier value; a lower value, or reduced motion, shows at once. */
export function useCounted(value: number, start: number): number {
  const [shown, setShown] = useState(start)
  const at = useRef(start)
  useEffect(() => {
    const from = at.current
    if (from === value) return undefined
    const calm = value < from || window.matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const began = calm ? Number.NEGATIVE_INFINITY : performance.now()
    const step = (now: number): void => {
      at.current = countedAt(from, value, now - began)
      setShown(at.current)
      if (at.current !== value) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}

/** Points counters; each animates growth once. */
type Counter = 'header' | 'page'

interface SeenPoints {
  /** Start value of a counter: the total that it showed last on this device when that was lower, else the current total. */
  startOf(counter: Counter, wallet: string, total: number): number
  saw(counter: Counter, wallet: string, total: number): void
}

type Rows = Readonly<Record<string, number>>

const parse = (stored: unknown): Rows =>
  stored !== null && typeof stored === 'object'
    ? Object.fromEntries(Object.entries(stored).filter((row): row is [string, number] => Number.isSafeInteger(row[1])))
    : {}

/** Totals are stored for this many wallets. */
const KEPT = 16

/** Creates the store of the last totals of the points counters, stored in this browser. */
export function createSeenPoints(storage: Pick<Storage, 'getItem' | 'setItem'> | null): SeenPoints {
  const kept = createPersisted<Rows>(storage, { key: 'causeway.points-seen', parse, fallback: {} })
  let rows = kept.read()
  const nameOf = (counter: Counter, wallet: string): string => `${counter} ${wallet}`
  return {
    startOf: (counter, wallet, total) => Math.min(rows[nameOf(counter, wallet)] ?? total, total),
    saw(counter, wallet, total) {
      const name = nameOf(counter, wallet)
      rows = Object.fromEntries(
        [...Object.entries(rows).filter(([other]) => other !== name), [name, total] as const].slice(-KEPT),
      )
      // A failure only repeats the animation at the next visit.
      kept.write(rows)
    },
  }
}

/** Returns the start value of a counter; its current value becomes the next start value. */
export function useSeenPoints(counter: Counter, wallet: string, total: number): number {
  const seen = usePersistentStore(createSeenPoints)
  const [start] = useState(() => seen.startOf(counter, wallet, total))
  useEffect(() => seen.saw(counter, wallet, total), [seen, counter, wallet, total])
  return start
}
