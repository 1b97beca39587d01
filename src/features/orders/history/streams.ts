import type { Order } from '#core/wire/order.ts'

/** State of reading one wallet's history. */
export interface Stream {
  /** Cursor of the next page; null before the first. */
  readonly cursor: string | null
  /** The server has no older orders. */
  readonly done: boolean
  /** Orders that are read but not shown yet, newest first. */
  readonly held: readonly Order[]
}

/** Keyed by wallet address. */
export type Streams = Readonly<Record<string, Stream>>

/** An order and the wallets that list it: both, when one connected wallet paid another. */
export interface Listed {
  readonly order: Order
  readonly wallets: readonly string[]
}

export const startOf = (wallets: readonly string[]): Streams =>
  Object.fromEntries(wallets.map((wallet) => [wallet, { cursor: null, done: false, held: [] }]))

export const isOver = (streams: Streams): boolean =>
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
