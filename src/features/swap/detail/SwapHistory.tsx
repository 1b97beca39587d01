import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { parseAssetId } from '#core/chain/assetId.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Swap } from '#core/wire/swap.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { swapHistoryQuery } from '#src/api/swapQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { displayAmount } from '#src/format/amount.ts'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import { displayMoment, displayWhen } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { accountTitle } from '#src/features/account/wallets/walletTexts.ts'
import { OrderFailure } from '#src/features/orders/detail/OrderPlaceholder.tsx'
import { swapRows } from '#src/features/orders/history/listRows.ts'
import { ListSkeleton, SaveList } from '#src/features/orders/history/OrderList.tsx'
import { useApi } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { tokenOf } from './SwapDetail.tsx'
import { swapAgain } from '../model/swapLink.ts'
import { shownAmounts } from './swapProgress.ts'

/** Swaps of the wallets, newest first; each opens its page. */
export default function SwapHistory({ accounts }: { accounts: readonly WalletAccount[] }) {
  return (
    <div className="grid gap-4">
      {accounts.map((account) => (
        <WalletSwaps key={account.address} account={account} isNamed={accounts.length > 1} />
      ))}
    </div>
  )
}

function WalletSwaps({ account, isNamed }: { account: WalletAccount; isNamed: boolean }) {
  const api = useApi()
  const query = useInfiniteQuery(swapHistoryQuery(api, account.address))
  const chains = useQuery(chainsQuery(api))
  const error = useSteadyError(query)
  const list = query.data?.pages.flatMap((page) => page.list) ?? []
  const heading = isNamed ? (
    <h2 className="mb-2 text-small font-semibold text-muted">{`${accountTitle(account)} ${shortAddress(account.address)}`}</h2>
  ) : null
  if (!query.data || !chains.data)
    return error ? <OrderFailure error={error} onRetry={() => void query.refetch()} /> : <ListSkeleton />
  return (
    <section aria-label={t('swap-history')}>
      {heading}
      {list.length === 0 ? (
        <EmptyState title={t('swap-history-empty-title')} text={t('swap-history-empty-text')}>
          <Link to="/swap" className={linkLook('primary')}>
            {t('swap-history-empty-action')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <ul aria-label={t('swap-history')} className="card overflow-hidden">
            {list.map((swap) => (
              <SwapRow key={swap.id} swap={swap} chains={chains.data.list} />
            ))}
          </ul>
          {query.hasNextPage ? (
            <Button
              look="secondary"
              className="mt-4 w-full"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('history-more')}
            </Button>
          ) : null}
          <div className="mt-4 grid">
            <SaveList name="swaps" rows={() => swapRows(list, { chains: chains.data.list })} />
          </div>
        </>
      )}
    </section>
  )
}

const tones: Partial<Record<Swap['status'], string>> = {
  done: 'text-good',
  failed: 'text-bad',
  expired: 'text-muted',
  unknown: 'text-warn',
}

function SwapRow({ swap, chains }: { swap: Swap; chains: readonly ChainRow[] }) {
  const [from, to] = [tokenOf(swap, swap.from_asset), tokenOf(swap, swap.to_asset)]
  const chain = chains.find(({ chain_id }) => chain_id === parseAssetId(swap.from_asset).chain)
  const { sent, received } = shownAmounts(swap)
  const text = (units: string | null, token: typeof from) =>
    isolateBidi(`${units === null ? '–' : displayAmount(BigInt(units), token.decimals)} ${token.symbol}`)
  return (
    <li className="flex items-center border-b border-line last:border-0">
      <Link
        to={`/swap/${swap.id}`}
        className="press flex min-h-18 min-w-0 flex-1 items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-raised"
      >
        <AssetIcon
          symbol={to.symbol}
          icon={to.icon ?? ''}
          network={chain?.alias_name ?? '?'}
          networkIcon={chain?.icon ?? ''}
          size={36}
        />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere">{text(received, to)}</span>
          <span className="block text-caption text-muted wrap-anywhere">
            {t('swap-history-for', { amount: text(sent, from) })}
          </span>
        </span>
        <span className="flex-none text-end">
          <span className={`block text-small font-semibold ${tones[swap.status] ?? 'text-muted'}`}>
            {t(`swap-state-${swap.status}`)}
          </span>
          <time
            dateTime={swap.created_at}
            title={displayMoment(swap.created_at)}
            className="block text-caption text-muted"
          >
            {displayWhen(swap.created_at)}
          </time>
        </span>
      </Link>
      {swap.status === 'failed' || swap.status === 'expired' ? (
        <Link to={swapAgain(swap)} className={`${linkLook('quiet')} me-2 flex-none text-small max-[36rem]:hidden`}>
          {t('action-retry')}
        </Link>
      ) : null}
    </li>
  )
}
