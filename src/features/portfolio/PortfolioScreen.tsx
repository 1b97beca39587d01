import { useQuery } from '@tanstack/react-query'
import { memo, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { formatUnits } from '#core/money/units.ts'
import { USD_DECIMALS } from '#core/money/usd.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { swapChainsQuery } from '#src/api/swapQueries.ts'
import { usePermits, usePolicyKnown } from '#src/features/shared/policy.ts'
import { displayUsd, usdView } from '#src/format/amount.ts'
import { listText } from '#src/format/listText.ts'
import { displayPercent } from '#src/format/percent.ts'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { displayWhen } from '#src/format/time.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useApi, useWallets } from '#src/services.ts'
import { heroSize, UsdText } from '#src/ui/AmountText.tsx'
import { Button, IconButton } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState, ErrorState } from '#src/ui/EmptyState.tsx'
import { Busy, SheetLoading, Skeleton } from '#src/ui/Loading.tsx'
import { CloseIcon } from '#src/ui/moreIcons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Allocation } from './Allocation.tsx'
import type { OpenWalletSlot } from './ApprovalsCard.tsx'
import { ExportCard } from './ExportCard.tsx'
import { FoundTokensCard } from './FoundTokensCard.tsx'
import { placeKey, placesToSearch } from './foundTokens.ts'
import { HoldingList } from './HoldingList.tsx'
import { type Change, listed, type Owner, ownersKey } from './holdings.ts'
import { isSameOwner } from './portfolioStore.ts'
import { type PortfolioData, usePortfolio, usePortfolioState } from './usePortfolio.ts'

const ApprovalsCard = lazyScreen(() => import('./ApprovalsCard.tsx'))
const YearsCard = lazyScreen(() => import('./YearsCard.tsx'))
const WatchSheet = lazyScreen(async () => ({ default: (await import('./WatchSheet.tsx')).WatchSheet }))

/** Everything that the connected wallets and the watched addresses hold. */
export function PortfolioScreen({ openWallet }: { openWallet: OpenWalletSlot }) {
  // Each answer changes the whole page: a render in parts keeps it usable while they arrive.
  const data = useDeferredValue(usePortfolio())
  const awaited = useWallets((state) => state.awaited)
  const [isWatching, setWatching] = useState(false)
  const chains = useQuery(chainsQuery(useApi())).data?.list ?? []
  const watch = usePortfolioState((state) => state.watch)
  const openWatch = useCallback(() => setWatching(true), [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {data.owners.length === 0 ? (
        awaited ? (
          <PortfolioSkeleton />
        ) : (
          <Start onWatch={openWatch} />
        )
      ) : (
        <Contents data={data} onWatch={openWatch} openWallet={openWallet} />
      )}
      {isWatching ? (
        <Suspense fallback={<SheetLoading />}>
          <WatchSheet chains={chains} onWatch={watch} onClose={() => setWatching(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

function Start({ onWatch }: { onWatch: () => void }) {
  const openWallets = useWallets((state) => state.openList)
  return (
    <EmptyState title={t('portfolio-empty-title')} text={t('portfolio-empty-text')} line="search">
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="secondary" onClick={() => openWallets()}>
          {t('main-connect')}
        </Button>
        <Button look="quiet" onClick={onWatch}>
          {t('portfolio-watch')}
        </Button>
      </div>
    </EmptyState>
  )
}

interface ContentsProps {
  data: PortfolioData
  onWatch: () => void
  openWallet: OpenWalletSlot
}

const Contents = memo(function Contents({ data, onWatch, openWallet }: ContentsProps) {
  const { portfolio, error } = data
  const hideSmall = usePortfolioState((state) => state.hideSmall)
  const pinned = usePortfolioState((state) => state.pinned)
  const hidden = usePortfolioState((state) => state.hidden)
  const trusted = usePortfolioState((state) => state.trusted)
  const permits = usePermits()
  const served = useQuery({ ...swapChainsQuery(useApi()), enabled: permits('swap', 'other') })
  const swappable = useMemo(() => new Set(served.data?.map(({ chain_id }) => chain_id)), [served.data])
  if (error)
    return (
      <ErrorState
        title={t('portfolio-failed-title')}
        text={t('portfolio-failed-text')}
        action={{ label: t('action-retry'), onClick: data.refresh }}
        loading={data.fetching}
      />
    )
  if (data.loading) return <PortfolioSkeleton />
  const list = listed(portfolio.groups, { hideSmall, pinned, hidden, trusted })
  const isEmpty = portfolio.groups.length === 0 && portfolio.pending === 0 && portfolio.degraded.length === 0
  return (
    <>
      <Total data={data} />
      {isEmpty ? (
        <EmptyState title={t('portfolio-none-title')} text={t('portfolio-none-text')} />
      ) : (
        <>
          <HoldingList list={list} movable={{ connected: data.connected, swappable }} />
          {portfolio.total > 0n ? (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[48rem]:grid-cols-2">
              <Allocation title={t('portfolio-by-asset')} slices={portfolio.byAsset} />
              <Allocation title={t('portfolio-by-network')} slices={portfolio.byNetwork} />
            </div>
          ) : null}
          <OpenApprovals data={data} openWallet={openWallet} />
        </>
      )}
      <OtherTokens data={data} />
      <Addresses data={data} onWatch={onWatch} />
      {permits('exports', 'other') ? (
        <>
          <Suspense fallback={<Skeleton className="h-40" />}>
            <YearsCard openWallet={openWallet} />
          </Suspense>
          <ExportCard portfolio={portfolio} openWallet={openWallet} />
        </>
      ) : null}
    </>
  )
})

/** Approvals of the connected EVM account, first those on the networks where it holds something. */
function OpenApprovals({ data: { connected, portfolio, places }, openWallet }: Omit<ContentsProps, 'onWatch'>) {
  const permits = usePermits()
  const isKnown = usePolicyKnown()
  const owner = connected.find(({ family }) => family === 'evm')
  if (!owner || !isKnown || !permits('approvals', 'other')) return null
  const held = portfolio.groups.flatMap(({ holdings }) => holdings.filter((one) => isSameOwner(one.owner, owner)))
  const chains = chainsOf(held)
  const holding = new Set(chains.map(({ chain_id }) => chain_id))
  // Which networks are empty is known after the last answer.
  const empty = portfolio.pending > 0 ? [] : places.filter((place) => isSameOwner(place.owner, owner))
  const others = chainsOf(empty).filter(({ chain_id }) => !holding.has(chain_id))
  if (chains.length + others.length === 0) return null
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <ApprovalsCard
        key={owner.address}
        owner={owner.address}
        chains={chains}
        others={others}
        withLinks={permits('links', 'other')}
        openWallet={openWallet}
      />
    </Suspense>
  )
}

const chainsOf = (places: readonly { readonly chain: ChainRow }[]): readonly ChainRow[] => [
  ...new Map(places.map(({ chain }) => [chain.chain_id, chain])).values(),
]

/** A search for unlisted tokens. */
function OtherTokens({ data: { owners, portfolio, held, places } }: { data: PortfolioData }) {
  const holding = new Set(portfolio.groups.flatMap(({ holdings }) => holdings.map(placeKey)))
  const search = placesToSearch(places, holding)
  if (search.places.length === 0) return null
  return <FoundTokensCard key={ownersKey(owners)} {...search} held={held} />
}

/** The total first, then everything that it leaves out. */
function Total({ data: { portfolio, change, unreadTokens, fetching, refresh } }: { data: PortfolioData }) {
  const { total, degraded, unpriced, pending, stale } = portfolio
  const text = displayUsd(formatUnits(total, USD_DECIMALS)) ?? ''
  return (
    <Card data-testid="portfolio-total">
      <div className="flex items-start justify-between gap-4">
        <div className="@container min-w-0 flex-1">
          <h2 className="text-small text-muted">{t('portfolio-total')}</h2>
          <p className="font-bold tracking-tight tabular-nums" style={heroSize(text)}>
            <UsdText usd={usdView(formatUnits(total, USD_DECIMALS), stale)} />
          </p>
          {change ? <ChangeLine change={change} /> : null}
        </div>
        <Button look="quiet" className="-me-3 -mt-2" loading={fetching} onClick={refresh}>
          {t('portfolio-refresh')}
        </Button>
      </div>
      <div role="status" className="grid gap-2 not-empty:mt-3">
        {pending > 0 ? (
          <p className="flex items-center gap-2 text-small text-muted">
            <Busy /> {t('portfolio-pending', { count: pending })}
          </p>
        ) : null}
        {degraded.length > 0 ? (
          <Notice tone="warn">
            {t('portfolio-degraded', {
              count: degraded.length,
              networks: listText(degraded.map(({ alias_name }) => alias_name)),
            })}
          </Notice>
        ) : null}
        {unpriced > 0 ? <p className="text-small text-muted">{t('portfolio-unpriced', { count: unpriced })}</p> : null}
        {unreadTokens > 0 ? (
          <p className="text-small text-muted">{t('portfolio-unread', { count: unreadTokens })}</p>
        ) : null}
      </div>
    </Card>
  )
}

function ChangeLine({ change: { usd, ratio, since } }: { change: Change }) {
  const when = displayWhen(new Date(since).toISOString())
  if (usd === 0n) return <p className="mt-1 text-small text-muted">{t('portfolio-unchanged', { when })}</p>
  const sign = usd > 0n ? '+' : '−'
  const amount = isolateBidi(sign + (displayUsd(formatUnits(usd < 0n ? -usd : usd, USD_DECIMALS)) ?? ''))
  const percent = ratio === null ? '' : ` (${isolateBidi(sign + displayPercent(twoPlaces(ratio)))})`
  return (
    <p className={`mt-1 text-small font-semibold ${usd > 0n ? 'text-good' : 'text-bad'}`}>
      {t('portfolio-change', { change: amount + percent, when })}
    </p>
  )
}

/** Cuts a ratio to hundredths of a percent. */
const twoPlaces = (ratio: string): string => ratio.replace(/(\.\d{4})\d+$/, '$1')

/** Addresses that the figures are from. */
function Addresses({ data: { owners, connected }, onWatch }: { data: PortfolioData; onWatch: () => void }) {
  const unwatch = usePortfolioState((state) => state.unwatch)
  const watch = usePortfolioState((state) => state.watch)
  const [removed, setRemoved] = useState<Owner | null>(null)
  const isConnected = (owner: Owner): boolean => connected.some((own) => isSameOwner(own, owner))
  const remove = (owner: Owner): void => {
    unwatch(owner)
    setRemoved(owner)
  }
  const restore = (owner: Owner): void => {
    watch(owner)
    setRemoved(null)
  }
  return (
    <Card title={t('portfolio-addresses')}>
      <ul>
        {owners.map((owner) => (
          <li
            key={`${owner.family} ${owner.address}`}
            className="flex min-h-12 items-center gap-3 border-b border-line text-small last:border-0"
          >
            <span className="min-w-0 flex-1 truncate font-mono">{isolateBidi(shortAddress(owner.address))}</span>
            <span className="flex-none text-muted">
              {t(isConnected(owner) ? 'portfolio-connected' : 'portfolio-watched')}
            </span>
            {isConnected(owner) ? null : (
              <IconButton
                label={t('portfolio-unwatch', { address: shortAddress(owner.address) })}
                onClick={() => remove(owner)}
              >
                <CloseIcon />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <Button look="quiet" className="-ms-3 mt-2" onClick={onWatch}>
        {t('portfolio-watch')}
      </Button>
      <div role="status">
        {removed ? (
          <p className="mt-2 flex flex-wrap items-center gap-x-2 text-small text-muted">
            {t('portfolio-unwatched', { address: shortAddress(removed.address) })}
            <Button look="quiet" onClick={() => restore(removed)}>
              {t('portfolio-undo')}
            </Button>
          </p>
        ) : null}
      </div>
    </Card>
  )
}

const PortfolioSkeleton = () => (
  <div role="status" aria-label={t('page-loading')} className="grid gap-4">
    <Skeleton className="h-32" />
    <Skeleton className="h-48" />
    <Skeleton className="h-60" />
  </div>
)
