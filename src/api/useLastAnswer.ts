import { useState } from 'react'

/** Keeps the last answer for `of` on screen while a query with a newer key, such as one per day, has none yet. */
export function useLastAnswer<T>(answer: T | undefined, of: string): T | undefined {
  const [last, setLast] = useState({ answer, of })
  if (answer !== undefined && (answer !== last.answer || of !== last.of)) setLast({ answer, of })
  return answer ?? (last.of === of ? last.answer : undefined)
}
