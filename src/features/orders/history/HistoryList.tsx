import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { chainsQuery, tokensQuery } from '#src/api/queries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { hasArrived } from '#src/features/orders/detail/progress.ts'
import { OrderFailure } from '#src/features/orders/detail/OrderPlaceholder.tsx'
import { accountTitle } from '#src/features/account/wallets/walletTexts.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Link } from '#src/ui/Link.tsx'
import { Button } from '#src/ui/Button.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { historyQuery, listedOnce } from './historyQuery.ts'
import { orderRows } from './listRows.ts'
import { ListSkeleton, OrderList, SaveList } from './OrderList.tsx'
import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react'

interface HistoryListProps {
  accounts: readonly WalletAccount[]
  /** Each transfer names its wallet. */
  named: boolean
  /** Content below the list, for the wallet that sent the newest arrived transfer. */
  below: ComponentType<{ sender: string }>
  /** Content of the empty list, next to its action. */
  empty?: ReactNode
}

/** Transfers of these wallets, newest first, paginated. */
export function HistoryList({ accounts, named, below: Below, empty }: HistoryListProps) {
  const api = useApi()
  const parts = useInfiniteQuery(
    historyQuery(
      api,
      accounts.map(({ address }) => address),
    ),
  )
  const error = useSteadyError(parts)
  const chains = useQuery(chainsQuery(api))
  const tokens = useQuery(tokensQuery(api))
  const listed = parts.data ? listedOnce(parts.data.pages) : []
  const { list, keep } = useFocusOnNew(listed.length, parts.hasNextPage)
  const retry = () => void parts.refetch()
  if (error && !parts.data) return <OrderFailure error={error} onRetry={retry} />
  if (!parts.data) return <ListSkeleton />
  if (listed.length === 0) {
    return (
      <EmptyState title={t('history-empty-title')} text={t('history-empty-text', { count: accounts.length })}>
        <div className="flex flex-wrap justify-center gap-2">
          <Link to="/" className={linkLook('primary')}>
            {t('history-empty-action')}
          </Link>
          {empty}
        </div>
      </EmptyState>
    )
  }
  const nameOf = (address: string) =>
    accounts
      .filter((account) => account.address === address)
      .map(accountTitle)
      .join()
  const ownerOf = (id: string) =>
    listed
      .find(({ order }) => order.id === id)
      ?.wallets.map(nameOf)
      .join(', ') ?? ''
  const sender = listed.find(
    ({ order }) => hasArrived(order.status) && accounts.some(({ address }) => address === order.from_address),
  )?.order.from_address
  return (
    <div ref={list} className="grid gap-4">
      {error ? <OrderFailure error={error} onRetry={retry} shownSince={parts.dataUpdatedAt} /> : null}
      <OrderList orders={listed.map(({ order }) => order)} label={t('history-title')} {...(named ? { ownerOf } : {})} />
      {parts.hasNextPage ? (
        <Button
          look="secondary"
          loading={parts.isFetchingNextPage}
          onClick={({ currentTarget }) => {
            keep(currentTarget)
            void parts.fetchNextPage()
          }}
        >
          {t('history-more')}
        </Button>
      ) : null}
      {chains.data && tokens.data ? (
        <SaveList
          name="transfers"
          rows={() =>
            orderRows(
              listed.map(({ order }) => order),
              { chains: chains.data.list, tokens: tokens.data.list },
            )
          }
        />
      ) : null}
      {sender === undefined ? null : <Below sender={sender} />}
    </div>
  )
}

/**
 * Load more disappears with the last page; if it had the focus, the first new row takes it, or the last row when none arrived.
 * Otherwise the keyboard would restart at the top of the page.
 */
function useFocusOnNew(rows: number, more: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const asked = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (asked.current === null || more) return
    const links = list.current?.querySelectorAll<HTMLElement>('li a')
    if (document.activeElement === document.body) links?.[Math.min(asked.current, links.length - 1)]?.focus()
    asked.current = null
  }, [more])
  return {
    list,
    /** Called on press: remembers where the new rows will begin. */
    keep(button: HTMLElement): void {
      asked.current = document.activeElement === button ? rows : null
    },
  }
}
