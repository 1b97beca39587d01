import { queryOptions, useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { createMisleadingMarks } from '#core/catalogue/misleading.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import type { ChainRow, TokenRow } from '#core/wire/catalogue.ts'
import type { SwapToken } from '#core/wire/swap.ts'
import { balanceBatches, balanceUnits } from '#src/api/balanceUnits.ts'
import type { Api } from '#src/api/calls.ts'
import { portfolioTokensQuery } from '#src/api/portfolioQueries.ts'
import { chainsQuery, tokensQuery } from '#src/api/queries.ts'
import { createImportedTokens } from '#src/features/shared/importedTokens.ts'
import { useApi, usePersistentStore, useWallets } from '#src/services.ts'
import {
  type Change,
  changeSince,
  type AssetGroup,
  type HeldToken,
  isHiddenAsset,
  type Owner,
  type Portfolio,
  portfolioOf,
  type Read,
  type Snapshot,
  totalKey,
} from './holdings.ts'
import type { Place } from './foundTokens.ts'
import { createPortfolioStore, isSameOwner, type PortfolioState } from './portfolioStore.ts'

export const usePortfolioState = <T>(select: (state: PortfolioState) => T): T =>
  useStore(usePersistentStore(createPortfolioStore), select)

export interface PortfolioData {
  readonly owners: readonly Owner[]
  readonly connected: readonly Owner[]
  readonly portfolio: Portfolio
  /** Networks of each address whose balances are read. */
  readonly places: readonly Place[]
  /** Tokens whose balances are read. */
  readonly held: readonly HeldToken[]
  readonly change: Change | null
  /** Imported tokens that could not be read. */
  readonly unreadTokens: number
  /** Error that leaves nothing to show; a failed network is in the portfolio. */
  readonly error: Error | null
  /** True while nothing has arrived yet. */
  readonly loading: boolean
  readonly fetching: boolean
  refresh(): void
}

/** Balances of the connected wallets and the watched addresses: a request per address and network, and others for imported tokens. */
export function usePortfolio(): PortfolioData {
  const api = useApi()
  const store = usePersistentStore(createPortfolioStore)
  const accounts = useWallets((state) => state.accounts)
  const watched = usePortfolioState((state) => state.watched)
  const snapshots = usePortfolioState((state) => state.snapshots)
  const hidden = usePortfolioState((state) => state.hidden)
  const trusted = usePortfolioState((state) => state.trusted)
  const chains = useQuery(chainsQuery(api))
  const tokens = useQuery(tokensQuery(api))
  const wrapped = useQuery(portfolioTokensQuery(api))
  const importedTokens = usePersistentStore(createImportedTokens)
  // Those of this visit: a page that imports one is another page.
  const imported = useMemo(() => importedTokens.read(), [importedTokens])
  const isListed = tokens.data !== undefined && (wrapped.data !== undefined || wrapped.isError)
  const added = usePortfolioState((state) => state.added)
  const held = useMemo(
    () => (isListed ? heldTokens(tokens.data?.list ?? [], wrapped.data ?? [], [...imported, ...added]) : []),
    [isListed, tokens.data, wrapped.data, imported, added],
  )
  const connected = useMemo(
    () => Object.values(accounts).map(({ family, address }) => ({ family, address }) satisfies Owner),
    [accounts],
  )
  const owners = useMemo(
    () => [...connected, ...watched.filter((one) => !connected.some((own) => isSameOwner(own, one)))],
    [connected, watched],
  )
  const asked = useMemo(
    () => (chains.data ? balanceQueriesFor(owners, chains.data.list, held) : []),
    [owners, chains.data, held],
  )
  const queries = useMemo(() => asked.map((query) => balancesOf(api, query)), [api, asked])
  // The same answers keep their identity, and with them everything below, so that the list is drawn once for each of them.
  const answers = useQueries({ queries, combine: answersOf })
  const { reads, unreadTokens } = useMemo(() => readsOf(asked, answers), [asked, answers])
  const isCounted = useCallback(
    (group: AssetGroup): boolean => !isHiddenAsset(group, { hidden, trusted }),
    [hidden, trusted],
  )
  const portfolio = useMemo(() => portfolioOf(reads, held, isCounted), [reads, held, isCounted])
  const key = totalKey(owners, portfolio, isCounted)
  const awaited = asked.filter(({ isImported }) => !isImported).length
  // A total by an outdated price would make the next visit's change wrong.
  const isComplete = awaited > 0 && portfolio.pending === 0 && portfolio.degraded.length === 0 && !portfolio.stale
  const total = String(portfolio.total)
  useEffect(() => {
    if (isComplete) store.getState().keepTotal(snapshotOf(total, key))
  }, [store, isComplete, total, key])
  const { before } = snapshots
  const change = useMemo(
    () => (isComplete ? changeSince({ before }, portfolio.total, key) : null),
    [isComplete, before, portfolio.total, key],
  )
  const error = chains.data && tokens.data ? null : (chains.error ?? tokens.error)
  const loading = !chains.data || !isListed || (awaited > 0 && portfolio.pending === awaited)
  const fetching =
    chains.isFetching || tokens.isFetching || wrapped.isFetching || answers.some(({ isFetching }) => isFetching)
  const client = useQueryClient()
  const refresh = useCallback(() => {
    for (const { queryKey } of [chainsQuery(api), tokensQuery(api), portfolioTokensQuery(api)])
      if (client.getQueryData(queryKey) === undefined) void client.refetchQueries({ queryKey })
    for (const { refetch } of answers) void refetch()
  }, [api, client, answers])
  return useMemo(
    () => ({
      owners,
      connected,
      portfolio,
      places: asked,
      held,
      change,
      unreadTokens,
      error,
      loading,
      fetching,
      refresh,
    }),
    [owners, connected, portfolio, asked, held, change, unreadTokens, error, loading, fetching, refresh],
  )
}

type BalanceAnswer = Pick<UseQueryResult<ReadonlyMap<string, bigint>>, 'data' | 'isError' | 'isFetching' | 'refetch'>

const answersOf = (answers: readonly BalanceAnswer[]): readonly BalanceAnswer[] =>
  answers.map(({ data, isError, isFetching, refetch }) => ({ data, isError, isFetching, refetch }))

const snapshotOf = (total: string, owners: string): Snapshot => ({ at: Date.now(), total, owners })

/** Tokens of routes, wrapped coins, and tokens that were imported or added, which may carry the names of others. */
export function heldTokens(
  routed: readonly TokenRow[],
  wrapped: readonly TokenRow[],
  imported: readonly SwapToken[],
): readonly HeldToken[] {
  const known = new Set([...routed, ...wrapped].map(({ asset_id }) => asset_id))
  const marksOf = createMisleadingMarks([...routed, ...wrapped])
  return [
    ...routed,
    ...wrapped.map((token): HeldToken => ({ ...token, origin: 'wrapped' })),
    ...[...new Map(imported.map((token) => [token.asset_id, token])).values()]
      .filter(({ asset_id }) => !known.has(asset_id))
      .map((token): HeldToken => {
        const { asset_id, symbol, name, decimals, icon, usd, usd_stale = false } = token
        const { chain, token: address } = parseAssetId(asset_id)
        const marks = marksOf(token)
        const price = { usd_price: usd ?? null, usd_price_stale: usd_stale }
        return {
          asset_id,
          chain_id: chain,
          address,
          symbol,
          name,
          decimals,
          icon: icon ?? '',
          ...price,
          origin: 'imported',
          marks,
        }
      }),
  ]
}

export interface BalanceQuery {
  readonly owner: Owner
  readonly chain: ChainRow
  readonly tokens: readonly HeldToken[]
  /** Imported tokens are read by themselves: a hostile one keeps no listed one waiting. */
  readonly isImported: boolean
}

/** Networks of each owner's family that have tokens. Test networks only where there are no others: their coins are worth nothing. */
export function balanceQueriesFor(
  owners: readonly Owner[],
  chains: readonly ChainRow[],
  tokens: readonly HeldToken[],
): readonly BalanceQuery[] {
  const real = chains.filter((chain) => !chain.is_testnet)
  const shown = real.length > 0 ? real : chains
  return owners.flatMap((owner) =>
    shown
      .filter(({ family }) => family === owner.family)
      .flatMap((chain) => {
        const own = tokens.filter(({ chain_id }) => chain_id === chain.chain_id)
        return [false, true].map((wanted) => ({
          owner,
          chain,
          tokens: own.filter((token) => wasImported(token) === wanted),
          isImported: wanted,
        }))
      })
      .filter((query) => query.tokens.length > 0),
  )
}

/**
 * Results of the queries. Imported tokens have no price, so the total is complete without them, and their read is never one that the
 * page waits for.
 */
export function readsOf(
  asked: readonly BalanceQuery[],
  answers: readonly { readonly data: ReadonlyMap<string, bigint> | undefined; readonly isError: boolean }[],
): { readonly reads: readonly Read[]; readonly unreadTokens: number } {
  const unread = new Set<string>()
  const reads = asked.map(({ owner, chain, tokens, isImported }, index): Read => {
    const { data, isError = false } = answers[index] ?? {}
    if (!isImported) return { owner, chain, amounts: data ?? null, failed: data === undefined && isError }
    if (data || isError) for (const { asset_id } of tokens) if (!data?.has(asset_id)) unread.add(asset_id)
    return { owner, chain, amounts: data ?? new Map<string, bigint>(), failed: false }
  })
  return { reads, unreadTokens: unread.size }
}

/** Twenty networks for each of eight wallets stay within the server's limit a minute. */
const FRESH_MS = 60_000
/** A network that did not answer is asked again, whatever it said. */
const AGAIN_MS = 10_000

const wasImported = ({ origin }: HeldToken): boolean => origin === 'imported'

export const balancesOf = (api: Api, { owner, chain, tokens }: BalanceQuery) =>
  queryOptions({
    queryKey: ['portfolio', owner.family, owner.address, chain.chain_id, ...tokens.flatMap(addedId)],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, bigint>> => {
      const parts = await Promise.all(
        balanceBatches(tokens, wasImported).map((part) => askBalances(api, { owner, chain, tokens: part }, signal)),
      )
      return new Map(parts.flat())
    },
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    retry: 1,
    structuralSharing: false,
    refetchInterval: ({ state }) => (state.error ? AGAIN_MS : false),
  })

const addedId = ({ origin, asset_id }: HeldToken): string[] => (origin === undefined ? [] : [asset_id])

/**
 * An imported token that can't be read is left out.
 * @throws Error for another one that the server does not know: without it the total would be too low
 */
async function askBalances(api: Api, { owner, chain, tokens }: Omit<BalanceQuery, 'isImported'>, signal: AbortSignal) {
  const named = tokens.map(({ symbol: name, address, decimals }) => ({ name, address, decimals }))
  const units = await balanceUnits(api, { user: owner.address, network: chain.network_code, tokens: named }, signal)
  return tokens.flatMap(({ asset_id, origin }, index): [string, bigint][] => {
    const amount = units[index] ?? null
    if (amount === null && origin === 'imported') return []
    if (amount === null) throw new Error(`the server has no balance of ${asset_id}`)
    return [[asset_id, amount]]
  })
}
