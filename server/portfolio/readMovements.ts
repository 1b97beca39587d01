import { nativeAsset } from '#core/catalogue/lookups.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ServerDeps } from '../deps.ts'
import { type Movement, type Names, namesOf, swapMovement, transferMovement } from './movement.ts'

type Deps = Pick<ServerDeps, 'store' | 'catalogue' | 'clock'>

/** Rows per statement and stream; bounds memory for histories of any length. */
const PAGE = 50

/**
 * Reads all transfers and swaps of these wallets, newest first, page by page. A transfer between two of them is read once.
 */
export async function* readMovements(
  deps: Deps,
  wallets: readonly string[],
  pageSize = PAGE,
): AsyncGenerator<Movement, void> {
  const names = namesOf(deps.catalogue)
  const streams = wallets.flatMap((wallet) => [
    transfersOf(deps, { wallet, wallets, pageSize }, names),
    swapsOf(deps, { wallet, pageSize }, names),
  ])
  try {
    yield* newestFirst(streams)
  } finally {
    await Promise.all(streams.map((stream) => stream.return()))
  }
}

/** Merges streams that are sorted themselves. */
async function* newestFirst(streams: readonly AsyncGenerator<Movement, void>[]): AsyncGenerator<Movement, void> {
  const heads: { stream: AsyncGenerator<Movement, void>; next: Movement }[] = []
  const refill = async (stream: AsyncGenerator<Movement, void>): Promise<void> => {
    const { done, value } = await stream.next()
    if (!done) heads.push({ stream, next: value })
  }
  for (const stream of streams) await refill(stream)
  while (heads.length > 0) {
    heads.sort((a, b) => b.next.createdAt.getTime() - a.next.createdAt.getTime() || (a.next.id < b.next.id ? 1 : -1))
    const [newest] = heads.splice(0, 1)
    if (!newest) return
    yield newest.next
    await refill(newest.stream)
  }
}

interface Part {
  readonly wallet: string
  readonly wallets: readonly string[]
  readonly pageSize: number
}

async function* transfersOf(
  deps: Deps,
  { wallet, wallets, pageSize }: Part,
  names: Names,
): AsyncGenerator<Movement, void> {
  const { store, clock } = deps
  let cursor: string | null = null
  do {
    const page: { list: OrderRow[]; nextCursor: string | null } = await store.orders.page({
      address: wallet,
      limit: pageSize,
      ...(cursor === null ? {} : { cursor }),
    })
    const own = page.list.filter((order) => firstOf(order, wallets) === wallet)
    const ids = own.map(({ id }) => id)
    const [deposits, disbursements, external, prices, refunds] = await Promise.all([
      store.deposits.forOrders(ids),
      store.disbursements.forOrders(ids),
      store.externalOrders.getAll(ids),
      store.orderRecords.pricesOf(ids),
      refundsOf(deps, own),
    ])
    for (const order of own)
      yield transferMovement(
        {
          order,
          deposits: deposits.filter(({ orderId }) => orderId === order.id),
          disbursements: disbursements.filter(({ orderId }) => orderId === order.id),
          external: external.get(order.id) ?? null,
          prices: prices.get(order.id) ?? [],
          refundTx: refunds.get(order.id) ?? null,
        },
        wallets,
        names,
        clock.now(),
      )
    cursor = page.nextCursor
  } while (cursor !== null)
}

/** The wallet in whose pages a transfer of several is read. */
const firstOf = ({ fromAddress, recipient, refundAddress }: OrderRow, wallets: readonly string[]): string | undefined =>
  wallets.find((wallet) => wallet === fromAddress || wallet === recipient || wallet === refundAddress)

/** Transactions of refunds from escrows; few orders have one. */
async function refundsOf({ store }: Deps, orders: readonly OrderRow[]): Promise<ReadonlyMap<OrderId, string>> {
  const found = new Map<OrderId, string>()
  for (const { id, state } of orders) {
    const ending =
      state === 'refunded' ? (await store.deposits.endings(id)).find(({ kind }) => kind !== 'claimed') : null
    if (ending) found.set(id, ending.txId)
  }
  return found
}

async function* swapsOf(
  { store, catalogue }: Deps,
  { wallet, pageSize }: Omit<Part, 'wallets'>,
  names: Names,
): AsyncGenerator<Movement, void> {
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<Deps['store']['swaps']['page']>> = await store.swaps.page({
      address: wallet,
      limit: pageSize,
      ...(cursor === null ? {} : { cursor }),
    })
    for (const row of page.list) yield swapMovement(row, names, nativeAsset(catalogue, row.chainId))
    cursor = page.nextCursor
  } while (cursor !== null)
}
