import { useQuery } from '@tanstack/react-query'
import { AppError } from '#core/errors.ts'
import { useServices } from '#src/services.ts'
import { handoverHash, wasAsked } from '../transfer/handover.ts'
import { orderOfPage, pageLink } from './pageLink.ts'

/** A code is good for ten minutes; the one that is shown always has five left. Milliseconds. */
const RENEW_MS = 5 * 60_000

const isRefused = (error: Error | null): boolean => error instanceof AppError && error.status === 404

export interface PageLink {
  /** Null while what belongs into it is on its way. */
  readonly link: string | null
  /** Carries the right to go on with a transfer. */
  readonly handsOver: boolean
  readonly error: Error | null
  again(): void
}

/** This page for a wallet's own browser. A transfer of this browser that is not paid yet goes along by a code, so that it can be gone on with there. */
export function usePageLink(): PageLink {
  const { api, form, pending } = useServices()
  const id = orderOfPage(window.location)
  const transfer = id === null ? null : pending.get(id)
  const { data, error, refetch } = useQuery({
    queryKey: ['handover', id],
    enabled: transfer !== null,
    gcTime: 0,
    // Whoever comes back may have used the last one.
    refetchOnWindowFocus: 'always',
    refetchInterval: RENEW_MS,
    queryFn: async ({ signal }) =>
      (
        await api.post('/bridge_api/v1/orders/:id/handover', {
          params: { id: id ?? '' },
          headers: { authorization: `Bearer ${transfer?.token ?? ''}` },
          signal,
        })
      ).data.code,
  })
  const page = pageLink(window.location, form.getState())
  // Where this browser has no right to pass on, the plain address is all there is.
  const plain = transfer === null || isRefused(error)
  const code = data ? `${page}${handoverHash({ code: data, asked: transfer !== null && wasAsked(transfer) })}` : null
  return {
    link: plain ? page : code,
    handsOver: !plain,
    error: plain || code !== null ? null : error,
    again: () => void refetch(),
  }
}
