import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { FamilyName } from '#core/chain/family.ts'
import { historyQuery } from '#src/api/queries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { OrderList } from '#src/features/history/OrderList.tsx'
import { shortAddress } from '#src/format/address.ts'
import { t } from '#src/i18n/t.ts'
import { useApi, useWallets } from '#src/services.ts'
import { Button, linkLook } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TabRow } from '#src/ui/TabRow.tsx'
import { OrderFailure } from '#src/features/order/OrderFailure.tsx'

/** Transfers of a connected wallet, newest first, in pages. */
export default function HistoryPage() {
  const accounts = useWallets((state) => state.accounts)
  const openWallets = useWallets((state) => state.openList)
  const userId = useWallets((state) => state.userId)
  const connected = Object.values(accounts)
  const [chosen, setChosen] = useState<FamilyName | null>(null)
  const account = (chosen && accounts[chosen]) ?? connected.find((row) => row.address === userId) ?? connected[0]

  return (
    <div className="mx-auto w-full max-w-[45rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">{t('history-title')}</h1>
      {account ? (
        <>
          <TabRow label={t('history-wallet')} value={account.family} onChange={setChosen} tabs={connected.map((row) => ({ id: row.family, text: `${row.walletName} ${shortAddress(row.address)}` }))} />
          <History key={account.address} address={account.address} />
        </>
      ) : (
        <EmptyState title={t('history-connect-title')} text={t('history-connect-text')}>
          <Button onClick={() => openWallets()}>
            {t('main-connect')}
          </Button>
        </EmptyState>
      )}
    </div>
  )
}

function History({ address }: { address: string }) {
  const api = useApi()
  const pages = useInfiniteQuery(historyQuery(api, address))
  const error = useSteadyError(pages)
  if (error && !pages.data) return <OrderFailure error={error} onRetry={() => void pages.refetch()} />
  if (!pages.data) return <ListSkeleton />
  const orders = pages.data.pages.flatMap((page) => page.list)
  if (orders.length === 0) {
    return (
      <EmptyState title={t('history-empty-title')} text={t('history-empty-text')}>
        <Link to="/" className={linkLook('primary')}>
          {t('history-empty-action')}
        </Link>
      </EmptyState>
    )
  }
  return (
    <div className="mt-3 grid gap-4">
      {error ? <OrderFailure error={error} onRetry={() => void pages.refetch()} shownSince={pages.dataUpdatedAt} /> : null}
      <OrderList orders={orders} label={t('history-title')} />
      {pages.hasNextPage ? (
        <Button look="secondary" disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('history-more')}
        </Button>
      ) : null}
    </div>
  )
}

const ListSkeleton = () => (
  <div role="status" aria-label={t('main-loading')} className="card mt-3">
    {[0, 1, 2].map((row) => (
      <div key={row} className="flex min-h-16 items-center gap-3 border-b border-line px-4 py-3 last:border-0">
        <Skeleton className="size-9 flex-none rounded-full" />
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-3 w-44 max-w-full" />
        </span>
        <Skeleton className="h-4 w-16" />
      </div>
    ))}
  </div>
)
