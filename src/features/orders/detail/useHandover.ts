import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isRetriable } from '#core/errors.ts'
import { useServices, usePersistentStore } from '#src/services.ts'
import { type Handover, readHandover, takenTransfer } from '#src/features/shared/handover.ts'
import { createHandoverTokenStore, tokenHash } from '../transfer/handoverTokenStore.ts'

/**
 * Takes over a transfer started in another browser when the link has a code, then removes the code from the URL. `waiting`: it is not
 * known yet whether this browser may see the order.
 */
export function useHandover(id: string): { waiting: boolean; error: Error | null; again: () => void } {
  const { api, pending } = useServices()
  const taking = usePersistentStore(createHandoverTokenStore)
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [kept, setKept] = useState<(Handover & { id: string }) | null>(null)
  const found = readHandover(hash)
  if (found && (found.code !== kept?.code || id !== kept.id)) setKept({ ...found, id })
  const handed = kept?.id === id ? kept : null

  const { isPending, error, refetch } = useQuery({
    queryKey: ['take-over', id, handed?.code],
    enabled: handed !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: (count, failure) => count < 2 && isRetriable(failure),
    queryFn: async () => {
      if (handed === null || pending.get(id)) return true
      const token = taking.tokenFor(handed.code)
      const { data } = await api.post('/bridge_api/v1/orders/:id/take', {
        params: { id },
        body: { code: handed.code, token_hash: tokenHash(token) },
      })
      pending.save(takenTransfer(data, token, handed.asked))
      taking.done()
      return true
    },
  })

  const over = found !== null && !isPending && !(error && isRetriable(error))
  useEffect(() => {
    if (over) void navigate({ pathname, search }, { replace: true, state: state as unknown })
  }, [over, navigate, pathname, search, state])

  return { waiting: handed !== null && isPending, error: handed && error, again: () => void refetch() }
}
