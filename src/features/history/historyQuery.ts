import { infiniteQueryOptions } from '@tanstack/react-query'
import { type Api, HISTORY_PAGE } from '#src/api/calls.ts'
import { type HistoryPart, readHistory } from './readHistory.ts'
import { type Listed, startOf } from './streams.ts'

/** The transfers of these wallets as one list, newest first. */
export const historyQuery = (api: Api, wallets: readonly string[]) =>
  infiniteQueryOptions({
    queryKey: ['history', ...wallets],
    queryFn: ({ pageParam, signal }) =>
      readHistory((wallet, cursor) => api.history(wallet, cursor, signal), pageParam, HISTORY_PAGE),
    initialPageParam: startOf(wallets),
    getNextPageParam: (part) => part.next,
  })

/** Each order once, also when a new one has moved an older one onto the next page meanwhile. */
export const listedOnce = (parts: readonly HistoryPart[]): Listed[] => [
  ...new Map(parts.flatMap(({ list }) => list).map((row) => [row.order.id, row])).values(),
]
