import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { AIRDROP_BATCH } from '#core/rewards/airdrops.ts'
import { trackerCapabilities, type TrackerPage, trackerPages, trackerPath } from '#core/tracker/pages.ts'
import { formatUnits } from '#core/money/units.ts'
import type { TrackerSettingsData } from '#core/wire/tracker.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { AirdropForm } from '#src/features/airdrop/AirdropForm.tsx'
import { AirdropResult } from '#src/features/airdrop/AirdropResult.tsx'
import { type AllocationsState, type AllocationsView, allocationsView } from '#src/features/airdrop/allocations.ts'
import { inBatches } from '#src/features/airdrop/useAllocations.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { listText } from '#src/format/listText.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { EmptyState, ErrorState } from '#src/ui/EmptyState.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Skeleton } from '#src/ui/Loading.tsx'
import { trackerSettingsQuery } from './useTracker.ts'

type Page = TrackerSettingsData['pages'][number]

/** Points, badges or an allocation of addresses: balances of tokens, or an operator's list. */
export function PageScreen({ page: name, about }: { page: TrackerPage; about: string }) {
  const settings = useQuery(trackerSettingsQuery(useApi()))
  const page = settings.data?.pages.find((one) => one.page === name)
  const permits = usePermits()
  const isPermitted = useIsPermitted()
  return (
    <>
      <p className="mt-1 mb-5 text-pretty text-muted">{about}</p>
      {isPermitted(name) ? (
        page ? (
          <Lookup page={page} />
        ) : settings.isError ? (
          <ErrorState
            title={t('tracker-failed-title')}
            text={t('tracker-failed-text')}
            action={{ label: t('action-retry'), onClick: () => void settings.refetch() }}
            loading={settings.isFetching}
          />
        ) : (
          <Skeleton className="h-160 min-[48rem]:h-90" />
        )
      ) : (
        <EmptyState
          line="closed"
          title={t('airdrop-hidden-title')}
          text={t(permits('tracker', 'other') ? 'airdrop-hidden-text' : 'tracker-hidden')}
        />
      )}
    </>
  )
}

function useIsPermitted(): (page: TrackerPage) => boolean {
  const permits = usePermits()
  return (page) => trackerCapabilities(page).every((capability) => permits(capability, 'other'))
}

function Lookup({ page }: { page: Page }) {
  const { states, query } = usePageLookup(page)
  const chains = useQuery(chainsQuery(useApi())).data?.list ?? []
  const heading = useRef<HTMLHeadingElement>(null)
  const answered = states[0]?.kind === 'found'
  // The pressed button was disabled meanwhile and lost the focus, so screen readers continue at the result.
  useEffect(() => {
    if (answered) heading.current?.focus()
  }, [answered])
  if (!page.listed)
    return (
      <EmptyState line="search" title={t('tracker-page-unlisted-title')} text={t('tracker-page-unlisted-text')}>
        <Link to="/tracker" className={linkLook('secondary')}>
          {t('tracker-back')}
        </Link>
      </EmptyState>
    )
  const isBalance = page.tables[0]?.chain_id !== null
  const symbols = listText(page.tables.map(({ symbol }) => isolateBidi(symbol)))
  const network = chains.find(({ chain_id }) => chain_id === page.tables[0]?.chain_id)?.alias_name
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[48rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <AirdropForm loading={states[0]?.kind === 'loading'} onQuery={query} />
        <div className="grid gap-4">
          {page.tables.map(({ symbol, decimals }, n) => {
            const state = states[n]
            const drop = { id: page.page, symbol, decimals, path: trackerPath(page.page) }
            // Before an answer one panel is enough.
            return state && (n === 0 || state.kind === 'found') ? (
              <AirdropResult
                key={symbol}
                drop={drop}
                state={state}
                heading={n === 0 ? heading : null}
                {...(isBalance ? { start: t('tracker-page-start', { symbol: symbols }) } : {})}
              />
            ) : null
          })}
        </div>
      </div>
      <p className="mt-3 text-caption text-muted">
        {!isBalance ? t('tracker-page-list') : network ? t('tracker-page-read', { network }) : null}
      </p>
    </>
  )
}

/** Runs one query at a time. Every table has the same progress, and its own result. */
function usePageLookup({ page, tables }: Page) {
  const api = useApi()
  const running = useRef<AbortController | null>(null)
  const [states, happened] = useReducer(
    nextStates,
    tables.map((): AllocationsState => ({ kind: 'start' })),
  )
  useEffect(() => () => running.current?.abort(), [])

  async function query(addresses: readonly string[]): Promise<'answered' | 'failed' | 'left'> {
    if (running.current) return 'left'
    const mine = (running.current = new AbortController())
    happened({ kind: 'progress', done: 0, all: addresses.length })
    try {
      const rows = await inBatches(addresses, {
        size: AIRDROP_BATCH,
        ask: async (batch, signal) =>
          (await api.post('/tracker_api/v1/pages/:page', { params: { page }, body: { addresses: batch }, signal })).data
            .rows,
        onProgress: (done) => happened({ kind: 'progress', done, all: addresses.length }),
        signal: mine.signal,
      })
      const views = tables.map(({ symbol, decimals }, n) =>
        allocationsView(
          { id: page, symbol, decimals, path: trackerPath(page) },
          rows.map(({ address, values }) => ({ address, value: formatUnits(BigInt(values[n] ?? 0), decimals) })),
        ),
      )
      happened({ kind: 'found', views })
      return 'answered'
    } catch {
      if (mine.signal.aborted) return 'left'
      happened({ kind: 'failed' })
      return 'failed'
    } finally {
      running.current = null
    }
  }
  return { states, query }
}

type LookupEvent =
  | { readonly kind: 'progress'; readonly done: number; readonly all: number }
  | { readonly kind: 'found'; readonly views: readonly AllocationsView[] }
  | { readonly kind: 'failed' }

/** A failed query restores the earlier result, which is still true. */
function nextStates(states: readonly AllocationsState[], event: LookupEvent): readonly AllocationsState[] {
  return states.map((state, n): AllocationsState => {
    const earlier = state.kind === 'found' ? state.view : state.kind === 'loading' ? state.earlier : null
    if (event.kind === 'progress') return { kind: 'loading', done: event.done, all: event.all, earlier }
    const view = event.kind === 'found' ? event.views[n] : undefined
    if (view) return { kind: 'found', view, isEarlier: false }
    return earlier ? { kind: 'found', view: earlier, isEarlier: true } : { kind: 'start' }
  })
}

/** Links to the other pages, and back to the tracker. */
export function MorePages({ current }: { current: TrackerPage | null }) {
  const isPermitted = useIsPermitted()
  const others = trackerPages.filter((page) => page !== current && isPermitted(page))
  return (
    <nav aria-labelledby="tracker-more" className="mt-8">
      <h2 id="tracker-more" className="mb-3 text-heading font-semibold tracking-tight">
        {t('tracker-more')}
      </h2>
      <ul className="grid grid-cols-2 gap-2 max-[20rem]:grid-cols-1 min-[48rem]:grid-cols-3">
        {[...(current === null ? [] : [null]), ...others].map((page) => (
          <li key={page}>
            <Link
              to={page === null ? '/tracker' : trackerPath(page)}
              className="press flex min-h-12 items-center justify-between gap-2 rounded-input border border-line bg-raised px-4 py-2 text-small font-semibold hover:text-tide"
            >
              {page === null ? t('tracker-back') : t(`screen-tracker-${page}-title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
