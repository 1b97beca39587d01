import { infiniteQueryOptions } from '@tanstack/react-query'
import { type Api, HISTORY_PAGE } from '#src/api/calls.ts'
import { recoversIn } from '#src/api/queries.ts'
import { type HistoryPart, readHistory } from './readHistory.ts'
import { type Listed, startOf } from './streams.ts'

/** Transfers of these wallets as one list, newest first. */
export const historyQuery = (api: Api, wallets: readonly string[]) =>
  infiniteQueryOptions({
    queryKey: ['history', ...wallets],
    queryFn: ({ pageParam, signal }) =>
      readHistory((wallet, cursor) => api.history(wallet, cursor, signal), pageParam, HISTORY_PAGE),
    initialPageParam: startOf(wallets),
    getNextPageParam: (part) => part.next,
    refetchInterval: ({ state }) =>
      recoversIn(state.error) || (state.data && state.data.pages.length > 1 ? LONG_LIST_MS : SHORT_LIST_MS),
  })

/** A deposit is listed once the maker has seen it, often after its sender opened History. A refetch reads every loaded page. */
const SHORT_LIST_MS = 10_000
const LONG_LIST_MS = 60_000

/** Removes duplicates: a new order may move an older one onto the next page between requests. */
export const listedOnce = (parts: readonly HistoryPart[]): Listed[] => [
  ...new Map(parts.flatMap(({ list }) => list).map((row) => [row.order.id, row])).values(),
]
