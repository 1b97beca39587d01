import { useCallback, useEffect, useReducer, useRef } from 'react'
import { AIRDROP_BATCH, type Airdrop } from '#core/airdrop/airdrops.ts'
import { useApi } from '#src/services.ts'
import { allocationsView } from './allocations.ts'
import { nextAllocations } from './allocationsState.ts'
import { inBatches } from './inBatches.ts'

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
