import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Api } from '#src/api/calls.ts'
import { HISTORY_PAGE, readHistoryPage } from '#src/api/orderCalls.ts'
import { recoversIn } from '#src/api/queries.ts'
import type { OrderPage, Order } from '#core/wire/order.ts'

/** Transfers of these wallets as one list, newest first. */
export const historyQuery = (api: Api, wallets: readonly string[]) =>
  infiniteQueryOptions({
    queryKey: ['history', ...wallets],
    queryFn: ({ pageParam, signal }) =>
      readHistory((wallet, cursor) => readHistoryPage(api, wallet, cursor, signal), pageParam, HISTORY_PAGE),
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

interface HistoryPart {
  readonly list: readonly Listed[]
  /** Cursor of the next page; null at the end. */
  readonly next: Streams | null
}

type ReadPage = (wallet: string, cursor: string | null) => Promise<OrderPage>

/** Reads one page across several wallets' histories, each only as far as the page may need. */
export async function readHistory(read: ReadPage, streams: Streams, size: number): Promise<HistoryPart> {
  const filled = await Promise.all(
    Object.entries(streams).map(async ([wallet, stream]) => [wallet, await fill(wallet, stream)] as const),
  )
  const { list, rest } = takeNewest(Object.fromEntries(filled), size)
  return { list, next: isOver(rest) ? null : rest }

  async function fill(wallet: string, stream: Stream): Promise<Stream> {
    if (stream.done || stream.held.length >= size) return stream
    const page = await read(wallet, stream.cursor)
    return { cursor: page.next_cursor, done: page.next_cursor === null, held: [...stream.held, ...page.list] }
  }
}

/** State of reading one wallet's history. */
interface Stream {
  /** Cursor of the next page; null before the first. */
  readonly cursor: string | null
  /** The server has no older orders. */
  readonly done: boolean
  /** Orders that are read but not shown yet, newest first. */
  readonly held: readonly Order[]
}

/** Keyed by wallet address. */
type Streams = Readonly<Record<string, Stream>>

/** An order and the wallets that list it: both, when one connected wallet paid another. */
interface Listed {
  readonly order: Order
  readonly wallets: readonly string[]
}

export const startOf = (wallets: readonly string[]): Streams =>
  Object.fromEntries(wallets.map((wallet) => [wallet, { cursor: null, done: false, held: [] }]))

const isOver = (streams: Streams): boolean =>
  Object.values(streams).every(({ done, held }) => done && held.length === 0)

const newest = (streams: Streams): Order | undefined =>
  Object.values(streams)
    .flatMap(({ held }) => held.slice(0, 1))
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))[0]

const without = (streams: Streams, id: string): Streams =>
  Object.fromEntries(
    Object.entries(streams).map(([wallet, stream]) => [
      wallet,
      { ...stream, held: stream.held.filter((order) => order.id !== id) },
    ]),
  )

/** Takes the newest orders in order, up to the point where an unread page could hold a newer one. */
export function takeNewest(streams: Streams, limit: number): { list: Listed[]; rest: Streams } {
  const list: Listed[] = []
  let rest = streams
  while (list.length < limit && Object.values(rest).every(({ done, held }) => done || held.length > 0)) {
    const order = newest(rest)
    if (!order) break
    const wallets = Object.keys(rest).filter((wallet) => rest[wallet]?.held.some(({ id }) => id === order.id))
    list.push({ order, wallets })
    rest = without(rest, order.id)
  }
  return { list, rest }
}
