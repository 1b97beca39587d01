import type { QueryClient } from '@tanstack/react-query'

/** Longer than the pause between a typed amount and the question for its price. */
const QUIET_MS = 600
/** With a server that does not answer, the rest of the page comes nevertheless. */
const AT_MOST_MS = 5000

interface Wanted {
  /** What the screen stands on. */
  readonly keys: readonly string[]
  /** Whether a price will be asked for once that is there. */
  readonly price: () => boolean
}

/** Settles once all that the screen wants has come and nothing more is asked for, at a moment when the browser has nothing to do. */
export function whenQuiet(client: QueryClient, idle: (work: () => void) => void, { keys, price }: Wanted): Promise<void> {
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
      if (known() && client.isFetching() === 0) timer = setTimeout(end, price() ? QUIET_MS : 0)
    }
    const stop = client.getQueryCache().subscribe(look)
    const most = setTimeout(end, AT_MOST_MS)
  })
}
