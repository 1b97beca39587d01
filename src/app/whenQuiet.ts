import type { QueryClient } from '@tanstack/react-query'

/** With a server that does not answer, the rest of the page comes nevertheless. */
const AT_MOST_MS = 5000

interface Wanted {
  /** Queries whose answers the screen stands on. */
  readonly keys: readonly string[]
  /** How long nothing more must have been asked for. */
  readonly quietMs: number
}

/** Settles once all that the screen wants has come and nothing more is asked for, at a moment when the browser has nothing to do. */
export function whenQuiet(
  client: QueryClient,
  idle: (work: () => void) => void,
  { keys, quietMs }: Wanted,
): Promise<void> {
  return new Promise((done) => {
    const known = () => keys.every((key) => (client.getQueryState([key])?.status ?? 'pending') !== 'pending')
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      stop()
      clearTimeout(timer)
      clearTimeout(most)
      idle(done)
    }
    const look = () => {
      clearTimeout(timer)
      if (known() && client.isFetching() === 0) timer = setTimeout(end, quietMs)
    }
    const stop = client.getQueryCache().subscribe(look)
    const most = setTimeout(end, AT_MOST_MS)
  })
}
