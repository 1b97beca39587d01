import { useEffect, useState } from 'react'
import { usePersistentStore } from '#src/services.ts'
import { type Counter, createSeenPoints } from './seenPoints.ts'

/** Start value of a counter; its current value becomes the next start value. */
export function useSeenPoints(counter: Counter, wallet: string, total: number): number {
  const seen = usePersistentStore(createSeenPoints)
  const [start] = useState(() => seen.startOf(counter, wallet, total))
  useEffect(() => seen.saw(counter, wallet, total), [seen, counter, wallet, total])
  return start
}
