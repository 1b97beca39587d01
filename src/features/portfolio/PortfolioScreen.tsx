import { useQuery } from '@tanstack/react-query'
import {
  memo,
  startTransition,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { chainsQuery } from '#src/api/queries.ts'
import { swapChainsQuery } from '#src/api/swapQueries.ts'
import { usePermits, usePolicyKnown } from '#src/features/shared/policy.ts'
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
import { HoldingList } from './HoldingList.tsx'
import { type Change, fullUsd, type ListedGroups, listed, type Owner } from './holdings.ts'
import { isSameOwner } from './portfolioStore.ts'
import { type PortfolioData, usePortfolio, usePortfolioState } from './usePortfolio.ts'

const ApprovalsCard = lazyScreen(() => import('./ApprovalsCard.tsx'))
const LowerCards = lazyScreen(() => import('./ExportCard.tsx'))
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
  const [last, setLast] = useState<Unwatched | null>(null)
  const add = (owner: Owner): void => {
    watch(owner)
    setLast(null)
  }
  const isEmpty = data.owners.length === 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isEmpty && !awaited ? (
        <>
          <Start onWatch={openWatch} />
          <UndoLine last={last} onChange={setLast} />
        </>
      ) : (
        <Contents
          data={data}
          loading={isEmpty || data.loading}
          last={last}
          onChange={setLast}
          onWatch={openWatch}
          openWallet={openWallet}
        />
      )}
      {isWatching ? (
        <Suspense fallback={<SheetLoading />}>
          <WatchSheet chains={chains} onWatch={add} onClose={() => setWatching(false)} />
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

/** The address that was removed last, or is back again. */
interface Unwatched {
  readonly owner: Owner
  readonly isBack: boolean
}

interface UndoProps {
  last: Unwatched | null
  onChange: (last: Unwatched | null) => void
}

interface ContentsProps extends UndoProps {
  data: PortfolioData
  /** True before the first balances. */
  loading: boolean
  onWatch: () => void
  openWallet: OpenWalletSlot
}

const Contents = memo(function Contents({ data, loading, openWallet, ...addresses }: ContentsProps) {
  const { portfolio, error } = data
  const hideSmall = usePortfolioState((state) => state.hideSmall)
  const pinned = usePortfolioState((state) => state.pinned)
  const hidden = usePortfolioState((state) => state.hidden)
  const trusted = usePortfolioState((state) => state.trusted)
  const permits = usePermits()
  const served = useQuery({ ...swapChainsQuery(useApi()), enabled: permits('swap', 'other') })
  const swappable = useMemo(() => new Set(served.data?.map(({ chain_id }) => chain_id)), [served.data])
  const movable = useMemo(() => ({ connected: data.connected, swappable }), [data.connected, swappable])
  // While networks are awaited, zero doesn’t say that there is nothing.
  const isKnown = !loading && (portfolio.groups.length > 0 || portfolio.pending === 0)
  const isLater = useLater(isKnown)
  if (error)
    return (
      <ErrorState
        title={t('portfolio-failed-title')}
        text={t('portfolio-failed-text')}
        action={{ label: t('action-retry'), onClick: data.refresh }}
        loading={data.fetching}
      />
    )
  const list = isKnown ? listed(portfolio.groups, { hideSmall, pinned, hidden, trusted }) : null
  const isEmpty = list && portfolio.groups.length === 0 && portfolio.pending === 0 && portfolio.degraded.length === 0
  return (
    <>
      <Total data={data} list={list} />
      {isEmpty ? (
        <EmptyState title={t('portfolio-none-title')} text={t('portfolio-none-text')} />
      ) : (
        <>
          <HoldingList list={list} movable={movable} />
          {list && portfolio.total > 0n ? (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[48rem]:grid-cols-2">
              <Allocation title={t('portfolio-by-asset')} slices={portfolio.byAsset} />
              <Allocation title={t('portfolio-by-network')} slices={portfolio.byNetwork} />
            </div>
          ) : null}
          {isLater ? <OpenApprovals data={data} openWallet={openWallet} /> : null}
        </>
      )}
      {list ? <Addresses data={data} {...addresses} /> : null}
      {isLater ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <LowerCards data={data} openWallet={openWallet} />
        </Suspense>
      ) : null}
    </>
  )
})

/** True from the first quiet moment after the figures: what is below them would delay them. */
function useLater(areShown: boolean): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    if (!areShown || isLater) return
    const go = () => startTransition(() => setLater(true))
    // Safari has only timers.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(go, 200)
      return () => clearTimeout(timer)
    }
    const wait = requestIdleCallback(go, { timeout: 1000 })
    return () => cancelIdleCallback(wait)
  }, [areShown, isLater])
  return isLater
}

/** Approvals of the connected EVM account, first those on the networks where it holds something. */
function OpenApprovals({
  data: { connected, portfolio, places },
  openWallet,
}: Pick<ContentsProps, 'data' | 'openWallet'>) {
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

/**
 * The total first, then everything that it leaves out. `list`: null before the first balances. Its lines keep their places while
 * balances arrive, so that nothing below moves.
 */
function Total({ data, list }: { data: PortfolioData; list: ListedGroups | null }) {
  const { portfolio, change, unreadTokens, fetching, refresh } = data
  const { total, groups, degraded, unpriced, pending, stale } = portfolio
  const text = fullUsd(total)
  const networks = new Set(groups.flatMap(({ holdings }) => holdings.map(({ chain }) => chain.chain_id))).size
  return (
    <Card data-testid="portfolio-total">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-small text-muted">{t('portfolio-total')}</h2>
        <Button look="quiet" className="-my-3 -me-3" loading={fetching && list !== null} onClick={refresh}>
          {t('portfolio-refresh')}
        </Button>
      </div>
      <div className="@container mt-1">
        <p
          className="flex h-12 items-center leading-none font-bold tracking-tight whitespace-nowrap tabular-nums"
          style={heroSize(text)}
        >
          {list ? <UsdText usd={{ text, stale }} /> : <Skeleton className="h-8 w-48 max-w-full" />}
        </p>
      </div>
      {change ? (
        <ChangeLine change={change} />
      ) : pending === 0 && networks > 0 ? (
        <p className="min-h-6 text-small text-muted">{t('portfolio-networks', { count: networks })}</p>
      ) : null}
      <div role="status" className={`grid gap-2 ${pending > 0 || !list ? 'min-h-6' : 'not-empty:mt-3'}`}>
        {pending > 0 ? (
          <p className="flex min-h-6 items-center gap-2 text-small text-muted">
            <Busy /> {t('portfolio-pending', { count: pending })}
          </p>
        ) : null}
        {list || pending > 0 ? null : <span className="sr-only">{t('page-loading')}</span>}
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
      {list && list.hidden.length > 0 ? <UncountedLine count={list.hidden.length} /> : null}
    </Card>
  )
}

/** Hidden assets are out of the total; a button shows them, and leads to their switch. */
function UncountedLine({ count }: { count: number }) {
  const isShown = usePortfolioState((state) => state.showHidden)
  const setShown = usePortfolioState((state) => state.setShowHidden)
  const show = (): void => {
    setShown(true)
    document.querySelector<HTMLElement>('#portfolio-hidden [role=switch]')?.focus()
  }
  return (
    <p className="mt-2 flex min-h-6 flex-wrap items-center gap-x-2 text-small text-muted">
      {t('portfolio-uncounted', { count })}
      {isShown ? null : (
        <Button look="quiet" className="-my-3" aria-label={t('portfolio-hidden', { count })} onClick={show}>
          {t('portfolio-uncounted-show')}
        </Button>
      )}
    </p>
  )
}

function ChangeLine({ change: { usd, ratio, since } }: { change: Change }) {
  const when = displayWhen(new Date(since).toISOString())
  if (usd === 0n) return <p className="min-h-6 text-small text-muted">{t('portfolio-unchanged', { when })}</p>
  const sign = usd > 0n ? '+' : '−'
  const amount = isolateBidi(sign + fullUsd(usd < 0n ? -usd : usd))
  const percent = ratio === null ? '' : ` (${isolateBidi(sign + displayPercent(twoPlaces(ratio)))})`
  return (
    <p className={`min-h-6 text-small font-semibold ${usd > 0n ? 'text-good' : 'text-bad'}`}>
      {t('portfolio-change', { change: amount + percent, when })}
    </p>
  )
}

/** Cuts a ratio to hundredths of a percent. */
const twoPlaces = (ratio: string): string => ratio.replace(/(\.\d{4})\d+$/, '$1')

/** Addresses that the figures are from. */
function Addresses({
  data: { owners, connected },
  last,
  onChange,
  onWatch,
}: Omit<ContentsProps, 'loading' | 'openWallet'>) {
  const unwatch = usePortfolioState((state) => state.unwatch)
  const remove = (owner: Owner): void => {
    unwatch(owner)
    onChange({ owner, isBack: false })
  }
  return (
    <Card title={t('portfolio-addresses')}>
      <ul>
        {owners.map((owner) => (
          <AddressRow
            key={`${owner.family} ${owner.address}`}
            owner={owner}
            isBack={last !== null && last.isBack && isSameOwner(last.owner, owner)}
            onRemove={connected.some((own) => isSameOwner(own, owner)) ? null : remove}
          />
        ))}
      </ul>
      <Button look="quiet" className="-ms-3 mt-2" onClick={onWatch}>
        {t('portfolio-watch')}
      </Button>
      <UndoLine last={last} onChange={onChange} />
    </Card>
  )
}

interface AddressRowProps {
  owner: Owner
  /** True after Undo, which is gone then: the row takes the focus. */
  isBack: boolean
  /** Null for a connected wallet. */
  onRemove: ((owner: Owner) => void) | null
}

function AddressRow({ owner, isBack, onRemove }: AddressRowProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) ref.current?.focus()
  }, [isBack])
  return (
    <li className="flex min-h-12 items-center gap-3 border-b border-line text-small last:border-0">
      <span className="min-w-0 flex-1 truncate font-mono">{isolateBidi(shortAddress(owner.address))}</span>
      <span className="flex-none text-muted">{t(onRemove ? 'portfolio-watched' : 'portfolio-connected')}</span>
      {onRemove ? (
        <IconButton
          ref={ref}
          label={t('portfolio-unwatch', { address: shortAddress(owner.address) })}
          onClick={() => onRemove(owner)}
        >
          <CloseIcon />
        </IconButton>
      ) : null}
    </li>
  )
}

/** Offers the address back that was removed last, on the empty page too. Its button takes the focus of the one that is gone. */
function UndoLine({ last, onChange }: UndoProps) {
  const watch = usePortfolioState((state) => state.watch)
  const ref = useRef<HTMLButtonElement>(null)
  const removed = last?.isBack ? null : (last?.owner ?? null)
  useEffect(() => {
    if (removed) ref.current?.focus()
  }, [removed])
  const restore = (owner: Owner): void => {
    watch(owner)
    onChange({ owner, isBack: true })
  }
  return (
    <div role="status">
      {removed ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-small text-muted">
          <span id="portfolio-unwatched">{t('portfolio-unwatched', { address: shortAddress(removed.address) })}</span>
          <Button ref={ref} look="quiet" aria-describedby="portfolio-unwatched" onClick={() => restore(removed)}>
            {t('portfolio-undo')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
