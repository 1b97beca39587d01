import { useCallback, useEffect, useReducer, useRef } from 'react'
import { AIRDROP_BATCH, type Airdrop } from '#core/rewards/airdrops.ts'
import { useApi } from '#src/services.ts'
import { allocationsView, nextAllocations } from './allocations.ts'

/** Runs one query at a time (spec §4) and aborts it when the page is left. Addresses stay in this page's memory only. */
export function useAllocations(drop: Airdrop) {
  const api = useApi()
  const [state, happened] = useReducer(nextAllocations, { kind: 'start' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const query = useCallback(
    async (addresses: readonly string[]): Promise<'answered' | 'failed' | 'left'> => {
      if (running.current) return 'left'
      const mine = (running.current = new AbortController())
      happened({ kind: 'asked', all: addresses.length })
      try {
        let isListed = true
        const answer = await inBatches(addresses, {
          size: AIRDROP_BATCH,
          // The server stores none of the addresses.
          ask: async (batch, signal) => {
            const { data, listed } = await api.post('/lottery/maker/:drop/drop', {
              success: 200,
              params: { drop: drop.id },
              body: { addressList: batch },
              signal,
            })
            isListed &&= listed
            return data
          },
          onProgress: (done) => happened({ kind: 'answered', done }),
          signal: mine.signal,
        })
        happened(isListed ? { kind: 'found', view: allocationsView(drop, answer) } : { kind: 'unlisted' })
        return 'answered'
      } catch {
        if (mine.signal.aborted) return 'left'
        happened({ kind: 'failed' })
        return 'failed'
      } finally {
        running.current = null
      }
    },
    [api, drop],
  )
  return { state, query }
}

/** Concurrent requests: enough to hide latency, few enough to leave connections to the rest of the app. */
const LANES = 3

interface Batching<T> {
  size: number
  ask(batch: string[], signal: AbortSignal): Promise<readonly T[]>
  /** Number of items answered so far. */
  onProgress(done: number): void
  signal: AbortSignal
}

/** Requests all items in batches and answers in input order. The first failure aborts the others. */
export async function inBatches<T>(
  all: readonly string[],
  { size, ask, onProgress, signal }: Batching<T>,
): Promise<readonly T[]> {
  const starts = Array.from({ length: Math.ceil(all.length / size) }, (_, n) => n * size)
  const answers = new Map<number, readonly T[]>()
  const failure = new AbortController()
  const either = AbortSignal.any([signal, failure.signal])
  let done = 0
  const lane = async (): Promise<void> => {
    for (let start = starts.shift(); start !== undefined && !either.aborted; start = starts.shift()) {
      const batch = all.slice(start, start + size)
      answers.set(start, await ask(batch, either))
      done += batch.length
      onProgress(done)
    }
  }
  try {
    await Promise.all(Array.from({ length: LANES }, lane))
  } catch (error) {
    failure.abort()
    throw error
  }
  signal.throwIfAborted()
  return [...answers].toSorted(([one], [other]) => one - other).flatMap(([, rows]) => rows)
}
