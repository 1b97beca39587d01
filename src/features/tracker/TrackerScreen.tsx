import { useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import type { TrackerSettingsData } from '#core/wire/tracker.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { saveRows, savesFiles } from '#src/features/shared/saveFile.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { useToasts } from '#src/features/shared/useToasts.ts'
import { wholeText } from '#src/format/amount.ts'
import { listText } from '#src/format/listText.ts'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import { displayDayOf } from '#src/format/time.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useApi, useServices, useWallets } from '#src/services.ts'
import { heroSize } from '#src/ui/AmountText.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState, ErrorState } from '#src/ui/EmptyState.tsx'
import { Select } from '#src/ui/Field.tsx'
import { SheetLoading, Skeleton } from '#src/ui/Loading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { ActivityChart } from './ActivityChart.tsx'
import { contractsText, countText, firstText, GroupList, usdText } from './GroupList.tsx'
import { TrackerForm } from './TrackerForm.tsx'
import { csvRows, type Sort, sorts, trackerView, type TrackerView } from './trackerView.ts'
import { trackerSettingsQuery, useLookup, useShownAddresses } from './useTracker.ts'

const ShareSheet = lazyScreen(() => import('./ShareSheet.tsx'))

/** Activity of addresses on every network that has a source, as it arrives. */
export function TrackerScreen() {
  const settings = useQuery(trackerSettingsQuery(useApi()))
  const { addresses, show } = useShownAddresses()
  const own = useWallets((wallets) => wallets.accounts.evm?.address ?? null)
  const networks = settings.data?.networks
  const ids = useMemo(() => networks?.map(({ chain_id }) => chain_id) ?? [], [networks])
  if (!usePermits()('tracker', 'other'))
    return <EmptyState line="closed" title={t('airdrop-hidden-title')} text={t('tracker-hidden')} />
  if (!networks)
    return settings.isError ? (
      <ErrorState
        title={t('tracker-failed-title')}
        text={t('tracker-failed-text')}
        action={{ label: t('action-retry'), onClick: () => void settings.refetch() }}
        loading={settings.isFetching}
      />
    ) : (
      <Skeletons />
    )
  if (networks.length === 0)
    return <EmptyState line="closed" title={t('tracker-off-title')} text={t('tracker-off-text')} />
  const key = addresses.join()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TrackerForm key={`form ${key}`} shown={addresses} own={own} onShow={show} />
      {addresses.length === 0 ? (
        <EmptyState line="search" title={t('tracker-start-title')} text={t('tracker-start-text')} />
      ) : (
        <Results key={key} addresses={addresses} networks={networks} ids={ids} />
      )}
    </div>
  )
}

interface ResultsProps {
  addresses: readonly string[]
  networks: TrackerSettingsData['networks']
  /** Ids of the networks. */
  ids: readonly number[]
}

function Results({ addresses, networks, ids }: ResultsProps) {
  const { rows, isLoading, retried, retry } = useLookup(addresses, ids)
  const [sort, setSort] = useState<Sort>('transactions')
  const chains = useQuery(chainsQuery(useApi())).data?.list ?? []
  const chainOf = (key: string) => chains.find(({ chain_id }) => String(chain_id) === key)
  const nameOf = (key: string): string => chainOf(key)?.alias_name ?? key
  // Many answers at once are computed together, and never hold up the page.
  const arrived = useDeferredValue(rows)
  const view = useMemo(
    () => trackerView(arrived, { addresses, networks: ids, retried }, sort),
    [arrived, addresses, ids, retried, sort],
  )
  const all = addresses.length * ids.length
  const { total, pending, failed } = view
  const isEmpty = total.transactions === 0
  return (
    <>
      <Pending view={view} all={all} skeleton={isEmpty && pending > 0 && failed.length === 0} />
      {failed.length > 0 ? (
        <Notice tone="warn" {...(isLoading ? {} : { action: { label: t('action-retry'), onClick: retry } })}>
          {/* The text alone: screen readers repeat a live region whenever anything in it changes, such as its button. */}
          <span role="alert">
            {t('tracker-degraded', {
              count: failed.length,
              networks: listText(failed.map((id) => nameOf(String(id)))),
            })}
          </span>
        </Notice>
      ) : null}
      {isEmpty ? (
        pending === 0 && failed.length < ids.length ? (
          <EmptyState title={t('tracker-none-title')} text={t('tracker-none-text')} />
        ) : null
      ) : (
        <>
          <Total view={view} />
          <ActivityChart chart={view.chart} nameOf={(id) => nameOf(String(id))} />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 className="text-heading font-semibold tracking-tight">{t('tracker-by-network')}</h2>
            <div className="min-w-40">
              <Select
                name="sort"
                label={t('tracker-sort')}
                labelHidden
                value={sort}
                onChange={(event) => setSort(event.target.value as Sort)}
                choices={sorts.map((value) => ({ value, text: t(`tracker-${value}`) }))}
              />
            </div>
          </div>
          <GroupList
            groups={view.networks}
            networks={networks}
            nameOf={nameOf}
            partOf={({ address }) => isolateBidi(shortAddress(address))}
            iconOf={(key) => chainOf(key)?.icon ?? ''}
          />
          {view.quiet > 0 ? <p className="text-small text-muted">{t('tracker-quiet', { count: view.quiet })}</p> : null}
          {addresses.length > 1 ? (
            <>
              <h2 className="mt-2 text-heading font-semibold tracking-tight">{t('tracker-by-address')}</h2>
              <GroupList
                groups={view.addresses}
                networks={null}
                nameOf={(address) => isolateBidi(shortAddress(address))}
                partOf={({ chain_id }) => nameOf(String(chain_id))}
              />
            </>
          ) : null}
          <Actions view={view} nameOf={nameOf} />
        </>
      )}
    </>
  )
}

/** Progress while networks answer; before the first figures with places for them. Screen readers hear its start and its end. */
function Pending({ view, all, skeleton }: { view: TrackerView; all: number; skeleton: boolean }) {
  const done = all - view.pending
  const text = t('airdrop-progress', { done, all })
  return (
    <>
      <p role="status" className="sr-only">
        {view.pending > 0 ? t('page-loading') : text}
      </p>
      {view.pending > 0 ? (
        <div className="grid gap-2">
          <ProgressBar label={t('screen-tracker-title')} value={done / all} valueText={text} />
          <p className="text-small text-muted">{text}</p>
        </div>
      ) : null}
      {skeleton ? (
        <>
          <Skeleton className="h-52" />
          <Skeleton className="h-64" />
        </>
      ) : null}
    </>
  )
}

/** Transactions first, then what they were over time and worth. */
function Total({ view: { total, networks } }: { view: TrackerView }) {
  const count = countText(total.transactions, total)
  const facts = [
    ['tracker-days', countText(total.days, total)],
    ['tracker-weeks', countText(total.weeks, total)],
    ['tracker-months', countText(total.months, total)],
    ['tracker-networks-used', wholeText(networks.length)],
    ['tracker-contracts', contractsText(total)],
    ['tracker-volume', usdText(total.volumeUsd)],
    ['tracker-gas', usdText(total.gasUsd)],
    ['tracker-first', firstText(total)],
    ['tracker-last', total.lastAt ? displayDayOf(total.lastAt) : '–'],
  ] as const
  return (
    <Card data-testid="tracker-total">
      <h2 className="text-small text-muted">{t('tracker-transactions')}</h2>
      <div className="@container">
        <p className="font-bold tracking-tight tabular-nums" style={heroSize(count)}>
          {count}
        </p>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4 min-[40rem]:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-caption text-muted">{t(label)}</dt>
            <dd className="font-semibold tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-caption text-pretty text-muted">
        {[
          t('tracker-prices'),
          ...(total.isUnpriced ? [t('tracker-unpriced')] : []),
          ...(total.stale ? [t('tracker-stale')] : []),
        ].join(' ')}
      </p>
    </Card>
  )
}

function Actions({ view, nameOf }: { view: TrackerView; nameOf: (key: string) => string }) {
  const [isSharing, setSharing] = useState(false)
  const { platform } = useServices()
  const toasts = useToasts()
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => setSharing(true)} data-testid="tracker-share">
        {t('tracker-share')}
      </Button>
      <Button look="quiet" onClick={() => void saveRows({ platform, toasts }, 'activity', csvRows(view, nameOf))}>
        {t(savesFiles(platform) ? 'tracker-csv' : 'tracker-csv-copy')}
      </Button>
      {isSharing ? (
        <Suspense fallback={<SheetLoading />}>
          <ShareSheet total={view.total} networks={view.networks.length} onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

const Skeletons = () => (
  <div role="status" aria-label={t('page-loading')} className="grid gap-4">
    <Skeleton className="h-52" />
    <Skeleton className="h-80" />
  </div>
)
