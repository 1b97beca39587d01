import { queryOptions } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { TRACKER_ADDRESSES } from '#core/tracker/pages.ts'
import type { TrackerPart, TrackerRow, TrackerSettingsData } from '#core/wire/tracker.ts'
import { isAirdropAddress, sameAddress } from '#core/rewards/airdrops.ts'
import type { Api } from '#src/api/calls.ts'
import { useApi } from '#src/services.ts'
import { keyOf } from './trackerView.ts'

export const trackerSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['tracker-settings'],
    queryFn: async ({ signal }): Promise<TrackerSettingsData> =>
      (await api.get('/tracker_api/v1/settings', { signal })).data,
    staleTime: 5 * 60_000,
  })

/** Addresses in the page's fragment, which browsers don't send to a server, and a function that replaces them. */
export function useShownAddresses() {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const addresses = useMemo(() => addressesIn(hash), [hash])
  const show = (wanted: readonly string[]): void =>
    void navigate({ hash: `#${wanted.map(sameAddress).join(',')}` }, { replace: addresses.length > 0 })
  return { addresses, show }
}

interface Lookup {
  readonly rows: readonly TrackerRow[]
  readonly isLoading: boolean
  /** Networks whose failed rows are looked up again. */
  readonly retried: readonly number[]
  /** Looks up the failed rows again. */
  retry(): void
}

/** The server's deadline is shorter. */
const TIMEOUT_MS = 120_000

/** Activity of these addresses, which stay the same while the component lives. Rows appear as their networks answer. */
export function useLookup(addresses: readonly string[], networks: readonly number[]): Lookup {
  const api = useApi()
  const [found, setFound] = useState<ReadonlyMap<string, TrackerRow>>(new Map())
  const [isLoading, setLoading] = useState(true)
  const [retried, setRetried] = useState<readonly number[]>([])
  const running = useRef<AbortController | null>(null)

  const look = useCallback(
    async (wanted: readonly string[], chains: readonly number[]): Promise<void> => {
      const mine = (running.current = new AbortController())
      const arrived = new Set<string>()
      const add = (rows: readonly TrackerRow[]): void => {
        if (mine.signal.aborted) return
        for (const row of rows) arrived.add(keyOf(row))
        setFound(
          (before) => new Map([...before, ...rows.filter(isNews(before)).map((row) => [keyOf(row), row] as const)]),
        )
      }
      try {
        const { data } = await api.post('/tracker_api/v1/activity', {
          body: { addresses: [...wanted], chain_ids: [...chains] },
          signal: mine.signal,
          timeoutMs: TIMEOUT_MS,
          onPart: (line) => add((line as { data: TrackerPart }).data.rows),
        })
        // An answer in one piece has no parts.
        add(data.rows)
      } catch {
        // Rows that have not arrived are shown as failed.
      }
      add(missingOf(wanted, chains, arrived))
      if (!mine.signal.aborted) setLoading(false)
    },
    [api],
  )

  useEffect(() => {
    void look(addresses, networks)
    return () => running.current?.abort()
  }, [look, addresses, networks])

  return {
    rows: useMemo(() => [...found.values()], [found]),
    isLoading,
    retried,
    retry() {
      const failed = [...found.values()].filter(({ failure }) => failure !== null)
      setFound(new Map([...found].filter(([, { failure }]) => failure === null)))
      setLoading(true)
      const networks = [...new Set(failed.map(({ chain_id }) => chain_id))]
      setRetried(networks)
      void look([...new Set(failed.map(({ address }) => address))], networks)
    },
  }
}

/** Addresses of a fragment; anything else in it is ignored. */
export const addressesIn = (hash: string): readonly string[] =>
  [...new Set(hash.replace(/^#/, '').split(',').filter(isAirdropAddress).map(sameAddress))].slice(0, TRACKER_ADDRESSES)

/** Keeps figures when a later look fails: another try asks for more pairs than those that failed. */
const isNews =
  (before: ReadonlyMap<string, TrackerRow>) =>
  (row: TrackerRow): boolean =>
    row.failure === null || (before.get(keyOf(row))?.activity ?? null) === null

/** Rows that the answer left out, because it broke off or never came. */
const missingOf = (
  addresses: readonly string[],
  chains: readonly number[],
  arrived: ReadonlySet<string>,
): readonly TrackerRow[] =>
  addresses
    .flatMap((address) =>
      chains.map((chain_id): TrackerRow => ({ address, chain_id, activity: null, failure: 'unavailable' })),
    )
    .filter((row) => !arrived.has(keyOf(row)))
