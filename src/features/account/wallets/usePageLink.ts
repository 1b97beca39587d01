import { usePending } from '#src/features/shared/usePending.ts'
import { useQuery } from '@tanstack/react-query'
import { AppError } from '#core/errors.ts'
import { useServices } from '#src/services.ts'
import { handoverHash, wasAsked } from '#src/features/shared/handover.ts'
import { channelPath } from '#core/channel/lookups.ts'
import { type Screen, screenAt } from '#core/screens/match.ts'
import { payFields } from '#core/screens/startPayload.ts'
import type { BridgeForm } from '#src/features/shared/form.ts'
import { paramsFromForm } from '#src/features/shared/params.ts'

/** A code is valid for ten minutes; the displayed one always has five left. Milliseconds. */
const RENEW_MS = 5 * 60_000

const isRefused = (error: Error | null): boolean => error instanceof AppError && error.status === 404

interface PageLink {
  /** Null while its parts load. */
  readonly link: string | null
  /** True when the link carries the right to continue a transfer. */
  readonly handsOver: boolean
  readonly error: Error | null
  again(): void
}

/** Returns the URL of this page for a wallet's own browser. A code passes on an unpaid transfer of this browser, so that it can continue there. */
export function usePageLink(): PageLink {
  const { api, form } = useServices()
  const pending = usePending()
  const id = orderOfPage(window.location)
  const transfer = id === null ? null : pending.get(id)
  const { data, error, refetch } = useQuery({
    queryKey: ['handover', id],
    enabled: transfer !== null,
    gcTime: 0,
    // The last code may have been used meanwhile.
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
  // Without the right to pass on the order only the plain URL is available.
  const plain = transfer === null || isRefused(error)
  const code = data ? `${page}${handoverHash({ code: data, asked: transfer !== null && wasAsked(transfer) })}` : null
  return {
    link: plain ? page : code,
    handsOver: !plain,
    error: plain || code !== null ? null : error,
    again: () => void refetch(),
  }
}

type Here = Pick<Location, 'origin' | 'pathname' | 'search'>

/** Returns the screen of a path, without a partner's prefix. */
const screenOf = (pathname: string): Screen | null => screenAt(pathname.slice(channelPath(pathname)?.base.length ?? 0))

/** ID of the order that the page shows; null on every other page. */
export const orderOfPage = ({ pathname }: Pick<Location, 'pathname'>): string | null =>
  screenOf(pathname)?.page === 'order' ? (pathname.split('/').filter(Boolean).at(-1) ?? null) : null

/**
 * Returns the URL of this page for another browser: the form with its values, a payment request with its fields; a transfer and any other page
 * by path. Contains no Telegram init data.
 */
export function pageLink({ origin, pathname, search }: Here, form: BridgeForm): string {
  const url = new URL(pathname.replace(/\/confirm\/?$/i, '/'), origin)
  const page = screenOf(url.pathname)?.page
  if (page === 'bridge') url.search = paramsFromForm(form).toString()
  if (page === 'pay')
    for (const [name, value] of new URLSearchParams(search)) if (isPayField(name)) url.searchParams.set(name, value)
  return url.toString()
}

const isPayField = (name: string): boolean => (payFields as readonly string[]).includes(name)
