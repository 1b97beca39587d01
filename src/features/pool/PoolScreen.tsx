import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { PoolOrder } from '#core/money/poolFigures.ts'
import { poolsQuery } from '#src/api/poolQueries.ts'
import { chainsQuery, tokensQuery } from '#src/api/queries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { useOwnWalletChip } from '#src/features/account/wallets/pageFamily.ts'
import { t } from '#src/i18n/t.ts'
import { useApi, useWallets } from '#src/services.ts'
import { EmptyState, ErrorState } from '#src/ui/EmptyState.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Skeleton } from '#src/ui/Loading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { TabRow } from '#src/ui/Tabs.tsx'
import { CallCard } from './CallCard.tsx'
import { PoolHero, PoolRisk, PoolTerms } from './PoolFigures.tsx'
import { PoolForm, PoolReview } from './PoolForm.tsx'
import { PoolEntries, PositionCard } from './PositionCard.tsx'
import { poolKey, type ShownPool } from './poolView.ts'
import { usePoolCall } from './usePoolCall.ts'

/** The pool page: its pools, and what the connected account has in the chosen one. */
export function PoolScreen() {
  const account = useWallets(({ accounts }) => accounts.evm ?? null)
  useOwnWalletChip('evm')
  const { pools, state, retry, isFetching } = usePools(account?.address ?? null)
  if (state === 'loading')
    return (
      <div role="status" aria-label={t('page-loading')} className="grid gap-6 min-[48rem]:grid-cols-2">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    )
  if (state === 'failed')
    return (
      <ErrorState
        title={t('pool-failed-title')}
        text={t('faucet-failed-text')}
        action={{ label: t('action-retry'), onClick: retry }}
        loading={isFetching}
      />
    )
  if (pools.length === 0)
    return (
      <EmptyState title={t('pool-none-title')} text={t('pool-none-text')} line="closed">
        <Link to="/" className={linkLook('primary')}>
          {t('screen-back')}
        </Link>
      </EmptyState>
    )
  return <Pools key={account?.address} pools={pools} onRetry={retry} />
}

/** Pools whose network and token the app knows. */
function usePools(account: string | null) {
  const api = useApi()
  const queries = [useQuery(chainsQuery(api)), useQuery(tokensQuery(api))] as const
  const [chains, tokens] = queries
  const list = useQuery(poolsQuery(api, account))
  const failed = [useSteadyError(chains), useSteadyError(tokens), useSteadyError(list)].some(Boolean)
  const pools = useMemo(
    () =>
      (list.data ?? []).flatMap((row): ShownPool[] => {
        const chain = chains.data?.list.find(({ chain_id }) => chain_id === row.chain_id)
        const token = tokens.data?.list.find(({ asset_id }) => asset_id === row.asset_id)
        return chain && token ? [{ row, chain, token }] : []
      }),
    [list.data, chains.data, tokens.data],
  )
  const all = [chains, tokens, list]
  const isReady = all.every(({ data }) => data !== undefined)
  return {
    pools,
    state: isReady ? 'ready' : failed ? 'failed' : 'loading',
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () =>
      void Promise.all(all.filter(({ data, error }) => data === undefined || error).map((query) => query.refetch())),
  } as const
}

function Pools({ pools, onRetry }: { pools: readonly ShownPool[]; onRetry: () => void }) {
  const account = useWallets(({ accounts }) => accounts.evm ?? null)
  const call = usePoolCall(account, pools)
  const { store, shown, isAsking, refusal, start } = call
  const chosen = useStore(store, (state) => state.chosen)
  const [review, setReview] = useState<PoolOrder | null>(null)
  const own =
    shown && pools.find(({ row }) => row.chain_id === shown.pending.chainId && row.address === shown.pending.pool)
  const pool = own ?? pools.find(({ row }) => poolKey(row) === chosen) ?? pools[0]
  if (!pool) return null
  const { row, chain } = pool
  const run = (order: PoolOrder) => account && start(pool, account, order, BigInt(row.account?.allowance ?? 0))
  return (
    <>
      <TabRow
        label={t('pool-choose')}
        value={poolKey(row)}
        tabs={pools.map((one) => ({ id: poolKey(one.row), text: `${one.token.symbol} · ${one.chain.alias_name}` }))}
        onChange={(id) => store.getState().choose(id)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[48rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] min-[48rem]:grid-rows-[auto_1fr_auto]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {row.reading ? (
            <PoolHero pool={pool} reading={row.reading} />
          ) : (
            <Notice tone="warn" action={{ label: t('action-retry'), onClick: onRetry }}>
              {t('pool-unread', { network: chain.alias_name })}
            </Notice>
          )}
        </div>
        <div
          className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 ${row.account && row.reading ? 'min-[48rem]:row-span-2' : ''}`}
        >
          <div className="min-w-0">
            {shown && own ? (
              <CallCard
                shown={shown}
                pool={own}
                refusal={refusal}
                isAsking={isAsking}
                onGoOn={call.goOn}
                onDismiss={call.dismiss}
              />
            ) : (
              <PoolForm pool={pool} store={store} refusal={refusal} onReview={setReview} />
            )}
            {isAsking ? (
              <div className="mt-4 empty:hidden">
                <OpenWallet family={chain.family} />
              </div>
            ) : null}
          </div>
          {row.account && row.reading ? (
            <PositionCard
              pool={pool}
              account={row.account}
              reading={row.reading}
              isBusy={isAsking || own != null}
              onOrder={run}
            />
          ) : null}
        </div>
        {row.reading ? (
          <>
            <PoolRisk pool={pool} reading={row.reading} />
            <PoolTerms pool={pool} reading={row.reading} />
          </>
        ) : null}
        {account ? <PoolEntries pool={pool} /> : null}
      </div>
      {review && account ? (
        <PoolReview
          pool={pool}
          order={review}
          account={account}
          onClose={() => setReview(null)}
          onConfirm={() => {
            setReview(null)
            run(review)
          }}
        />
      ) : null}
    </>
  )
}
