import type { OrderPage } from '#core/wire/order.ts'
import { isOver, type Listed, type Stream, type Streams, takeNewest } from './streams.ts'

export interface HistoryPart {
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
