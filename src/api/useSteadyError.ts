import { useState } from 'react'

interface Asked {
  readonly error: Error | null
  readonly isPending: boolean
}

/** Keeps the error visible while its query retries: a message that appears and disappears with each attempt cannot be read. `of` names the query. */
export function useSteadyError({ error, isPending }: Asked, of = ''): Error | null {
  const [last, setLast] = useState<{ of: string; error: Error } | null>(null)
  if (error && (error !== last?.error || of !== last.of)) setLast({ of, error })
  return error ?? (isPending && last?.of === of ? last.error : null)
}

/** Codes that mean the server did not answer. ServerUnreachable shows them once for the whole page. */
export const connectivityErrors: ReadonlySet<string> = new Set(['api_unreachable', 'timeout', 'bad_answer'])
