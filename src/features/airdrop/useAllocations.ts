import { useCallback, useEffect, useRef, useState } from 'react'
import { AIRDROP_BATCH, type Airdrop } from '#core/airdrop/airdrops.ts'
import { useApi } from '#src/services.ts'
import { type AllocationsView, allocationsView } from './allocations.ts'
import { inBatches } from './inBatches.ts'

export type AllocationsState =
  | { readonly kind: 'start' }
  | { readonly kind: 'loading'; readonly done: number; readonly all: number }
  | { readonly kind: 'found'; readonly view: AllocationsView }

/** One query at a time (spec §4); leaving the page ends it. The addresses stay in this page's memory alone. */
export function useAllocations(drop: Airdrop) {
  const api = useApi()
  const [state, setState] = useState<AllocationsState>({ kind: 'start' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const query = useCallback(
    async (addresses: readonly string[]): Promise<'found' | 'failed' | 'left'> => {
      if (running.current) return 'left'
      const mine = (running.current = new AbortController())
      setState({ kind: 'loading', done: 0, all: addresses.length })
      try {
        const answer = await inBatches(addresses, {
          size: AIRDROP_BATCH,
          // The server keeps none of the addresses.
          ask: async (batch, signal) =>
            (
              await api.post('/lottery/maker/:drop/drop', {
                success: 200,
                params: { drop: drop.id },
                body: { addressList: batch },
                signal,
              })
            ).data,
          onProgress: (done) => setState({ kind: 'loading', done, all: addresses.length }),
          signal: mine.signal,
        })
        setState({ kind: 'found', view: allocationsView(drop, answer) })
        return 'found'
      } catch {
        if (mine.signal.aborted) return 'left'
        setState({ kind: 'start' })
        return 'failed'
      } finally {
        running.current = null
      }
    },
    [api, drop],
  )
  return { state, query }
}
