import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { formatUnits } from '#core/money/units.ts'
import { USD_DECIMALS } from '#core/money/usd.ts'
import { displayAmount, displayBalance, usdView } from '#src/format/amount.ts'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { UsdText } from '#src/ui/AmountText.tsx'
import { Button } from '#src/ui/Button.tsx'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { ChevronIcon, HistoryIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { StarIcon } from '#src/ui/moreIcons.tsx'
import { AssetIcon, RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import {
  type AssetGroup,
  GROUP_DECIMALS,
  type Holding,
  isHiddenAsset,
  isMisleading,
  type ListedGroups,
  type Owner,
} from './holdings.ts'
import { isSameOwner } from './portfolioStore.ts'
import { usePortfolioState } from './usePortfolio.ts'

/** Balances that the user can move. */
export interface Movable {
  /** Owners whose wallets are connected. */
  readonly connected: readonly Owner[]
  /** Networks with swaps. */
  readonly swappable: ReadonlySet<number>
}

/**
 * Assets by value; each opens to its networks, where the user's own can be bridged, and swapped where that is served. Without a list,
 * places for it.
 */
export function HoldingList({ list, movable }: { list: ListedGroups | null; movable: Movable }) {
  const hideSmall = usePortfolioState((state) => state.hideSmall)
  const setHideSmall = usePortfolioState((state) => state.setHideSmall)
  const showHidden = usePortfolioState((state) => state.showHidden)
  const setShowHidden = usePortfolioState((state) => state.setShowHidden)
  return (
    <section aria-labelledby="portfolio-assets">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="portfolio-assets" className="text-heading font-semibold tracking-tight">
          {t('portfolio-assets')}
        </h2>
        <div className="min-w-0 max-[30rem]:w-full">
          <Switch label={t('portfolio-hide-small')} on={hideSmall} onChange={setHideSmall} />
        </div>
      </div>
      {list ? null : <RowSkeletons />}
      {list && list.shown.length > 0 ? (
        <Paged rows={list.shown}>
          {(groups) => (
            <ul className="card overflow-hidden" data-testid="portfolio-assets">
              {groups.map((group) => (
                <GroupRow key={group.key} group={group} movable={movable} />
              ))}
            </ul>
          )}
        </Paged>
      ) : null}
      {list && list.small > 0 ? (
        <p className="mt-3 text-small text-muted">{t('portfolio-small', { count: list.small })}</p>
      ) : null}
      {list && list.hidden.length > 0 ? (
        <div className="mt-3" id="portfolio-hidden">
          <Switch
            label={t('portfolio-hidden', { count: list.hidden.length })}
            on={showHidden}
            onChange={setShowHidden}
          />
          {showHidden ? (
            <Paged rows={list.hidden}>
              {(groups) => (
                <ul className="card mt-1 overflow-hidden" data-testid="portfolio-hidden">
                  {groups.map((group) => (
                    <GroupRow key={group.key} group={group} movable={movable} />
                  ))}
                </ul>
              )}
            </Paged>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

const RowSkeletons = () => (
  <div aria-hidden="true" className="card">
    {[0, 1, 2].map((row) => (
      <div key={row} className="flex min-h-18 items-center gap-3 border-b border-line px-4 py-3 last:border-0">
        <Skeleton className="size-9 flex-none rounded-full" />
        <Skeleton className="h-4 w-24" />
        <Skeleton className="ms-auto h-4 w-16" />
      </div>
    ))}
  </div>
)

const PAGE = 100

interface PagedProps<Row> {
  rows: readonly Row[]
  /** Rows that are in the page before more are asked for. */
  size?: number
  /** Draws the list of these rows. */
  children: (rows: readonly Row[]) => ReactNode
}

/**
 * Shows the first rows, and as many again on each press, so that thousands of them stay smooth. The first new row gets the focus: the
 * button is behind all of them then, or gone.
 */
export function Paged<Row>({ rows, size = PAGE, children }: PagedProps<Row>) {
  const [pages, setPages] = useState(1)
  const ref = useRef<HTMLDivElement>(null)
  const left = rows.length - pages * size
  useLayoutEffect(() => {
    if (pages > 1) focusRow(ref.current, (pages - 1) * size)
  }, [pages, size])
  return (
    <>
      <div ref={ref}>{children(rows.slice(0, pages * size))}</div>
      {left > 0 ? (
        <Button look="quiet" className="mt-2" onClick={() => setPages(pages + 1)}>
          {t('portfolio-more', { count: Math.min(left, size) })}
        </Button>
      ) : null}
    </>
  )
}

/** Focuses the row itself: a second press of the same key must not follow a link in it. */
function focusRow(list: HTMLElement | null, index: number): void {
  const row = list?.querySelectorAll<HTMLElement>(':scope > ul > li')[index]
  if (!row) return
  row.tabIndex = -1
  row.focus()
}

/** Names an outdated price where a control can't be: its explanation is a tap away, at the total and at each network. */
export const StaleSign = () => (
  <HistoryIcon width={14} height={14} role="img" aria-label={t('prices-stale')} className="ms-1 inline text-warn" />
)

/** Rows out of sight cost no layout. */
const lazyRow = '[content-visibility:auto] [contain-intrinsic-size:auto_4.5rem]'

const GroupRow = memo(function GroupRow({ group, movable }: { group: AssetGroup; movable: Movable }) {
  const isPinned = usePortfolioState((state) => state.pinned.includes(group.key))
  const isHidden = usePortfolioState((state) => isHiddenAsset(group, state))
  const togglePinned = usePortfolioState((state) => state.togglePinned)
  const setHidden = usePortfolioState((state) => state.setHidden)
  const isAdded = usePortfolioState((state) => state.added.some(({ asset_id }) => asset_id === group.key))
  const removeToken = usePortfolioState((state) => state.removeToken)
  const { key, symbol, token, holdings } = group
  const [isOpen, setOpen] = useState(false)
  const networks = new Set(holdings.map(({ chain }) => chain.chain_id)).size
  return (
    <li className={`border-b border-line last:border-0 ${lazyRow}`}>
      <details className="group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="press flex min-h-18 cursor-pointer list-none items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-raised [&::-webkit-details-marker]:hidden">
          <RoundIcon kind="token" name={symbol} icon={token.icon} size={36} />
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-2 font-semibold">
              <span className="min-w-0 truncate">{symbol}</span>
              {isPinned ? <StarIcon width={14} height={14} className="text-tide" aria-hidden="true" /> : null}
            </span>
            {token.origin === 'imported' ? (
              <span className={`block text-caption ${isMisleading(group) ? 'text-bad' : 'text-muted'}`}>
                {t(isMisleading(group) ? 'portfolio-misleading' : 'portfolio-imported')}
              </span>
            ) : null}
            <span className="block truncate text-caption text-muted">
              {networks === 1 ? holdings[0]?.chain.alias_name : t('portfolio-networks', { count: networks })}
            </span>
          </span>
          <span className="max-w-[55%] text-end wrap-anywhere">
            <span className="block font-semibold tabular-nums">
              {valueOf(group.usd, false).text}
              {group.stale ? <StaleSign /> : null}
            </span>
            <span className="block text-caption tabular-nums text-muted">
              {isolateBidi(`${displayAmount(group.amount, GROUP_DECIMALS, 5)} ${unitOf(symbol)}`)}
            </span>
          </span>
          <ChevronIcon className="flex-none text-muted transition-transform duration-(--motion-usual) group-open:rotate-180" />
        </summary>
        {isOpen ? (
          <div className="border-t border-line bg-raised/40 px-4 pb-3">
            {token.marks?.map((mark) => (
              <p key={mark} className="pt-3 text-small text-pretty text-bad">
                {t(`portfolio-mark-${mark}`)}
              </p>
            ))}
            {token.origin === 'imported' ? (
              <p className="pt-3 text-caption text-muted">
                <FullAddress address={token.address} />
              </p>
            ) : null}
            <Paged rows={holdings}>
              {(shown) => (
                <ul>
                  {shown.map((holding) => (
                    <HoldingRow key={keyOf(holding)} holding={holding} movable={movable} />
                  ))}
                </ul>
              )}
            </Paged>
            <div className="flex flex-wrap gap-x-2">
              <Button look="faint" aria-pressed={isPinned} onClick={() => togglePinned(key)}>
                {t(isPinned ? 'portfolio-unpin' : 'portfolio-pin')}
              </Button>
              <Button look="faint" onClick={() => setHidden(key, !isHidden, isMisleading(group))}>
                {t(isHidden ? 'portfolio-show' : 'portfolio-hide')}
              </Button>
              {isAdded ? (
                <Button look="faint" onClick={() => removeToken(key)}>
                  {t('portfolio-remove')}
                </Button>
              ) : null}
            </div>
          </div>
        ) : null}
      </details>
    </li>
  )
})

const LONGEST_UNIT = 12

/** Symbol next to an amount. One that is a whole sentence, as of some unwanted tokens, would take the place of the rest. */
function unitOf(symbol: string): string {
  const letters = [...symbol]
  return letters.length > LONGEST_UNIT ? `${letters.slice(0, LONGEST_UNIT - 1).join('')}…` : symbol
}

const keyOf = ({ owner, token }: Holding): string => `${owner.address} ${token.asset_id}`

const valueOf = (usd: bigint | null, stale: boolean) =>
  usdView(usd === null ? null : formatUnits(usd, USD_DECIMALS), stale)

/** Balance of one address on one network, and what can be done with it. */
function HoldingRow({
  holding: { owner, chain, token, amount, usd },
  movable: { connected, swappable },
}: {
  holding: Holding
  movable: Movable
}) {
  const isOwn = connected.some((one) => isSameOwner(one, owner))
  const bridge = new URLSearchParams({ from: String(chain.chain_id), token: token.symbol })
  // A symbol names a listed token alone.
  const from = token.origin === undefined ? token.symbol : token.address
  const swap = new URLSearchParams({ chain: String(chain.chain_id), from })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3">
      <AssetIcon
        symbol={token.symbol}
        icon={token.icon}
        network={chain.alias_name}
        networkIcon={chain.icon}
        size={28}
      />
      <span className="min-w-0 flex-1 text-small">
        <span className="block truncate font-semibold">{chain.alias_name}</span>
        <span className="block truncate text-caption text-muted">
          {isolateBidi(shortAddress(owner.address))}
          {isOwn ? null : ` · ${t('portfolio-watched')}`}
        </span>
      </span>
      <span className="max-w-full text-end text-small tabular-nums wrap-anywhere">
        <span className="block font-semibold">
          {isolateBidi(`${displayBalance(amount, token.decimals, chain.family)} ${unitOf(token.symbol)}`)}
        </span>
        <span className="block text-caption text-muted">
          <UsdText usd={valueOf(usd, token.usd_price_stale)} />
        </span>
      </span>
      <span className="flex w-full flex-wrap justify-end gap-x-2 min-[30rem]:w-auto">
        {isOwn && swappable.has(chain.chain_id) ? (
          <Link to={`/swap?${swap}`} className={linkLook('quiet')}>
            {t('portfolio-swap')}
          </Link>
        ) : null}
        {isOwn && token.origin === undefined ? (
          <Link to={`/?${bridge}`} className={linkLook('quiet')}>
            {t('portfolio-bridge')}
          </Link>
        ) : null}
      </span>
    </li>
  )
}
