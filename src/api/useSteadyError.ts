import { useState } from 'react'

interface Asked {
  readonly error: Error | null
  readonly isPending: boolean
}

/** Why there is nothing to show, kept while it is asked for again: a message that comes and goes with each try cannot be read. `of` names what was asked for. */
export function useSteadyError({ error, isPending }: Asked, of = ''): Error | null {
  const [last, setLast] = useState<{ of: string; error: Error } | null>(null)
  if (error && (error !== last?.error || of !== last.of)) setLast({ of, error })
  return error ?? (isPending && last?.of === of ? last.error : null)
}
