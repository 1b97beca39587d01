import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { AssetId } from '#core/asset/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderState } from '#core/order/state.ts'
import type { Db } from '../database.ts'
import { deposits, orders } from '../schema/index.ts'

/** A deposit stands and nobody has been paid for it for good. Orders without a deposit do not count: anyone can make them for nothing. */
const undelivered: readonly OrderState[] = [
  'seen',
  'confirmed',
  'validated',
  'reserved',
  'intent',
  'broadcast',
  'mined',
  'refund_intent',
  'held',
  'incident',
]
/** The maker has set a payout aside or made it, and the escrow has not paid it back. */
const committed: readonly OrderState[] = ['reserved', 'intent', 'broadcast', 'mined', 'final']
const unclaimed: readonly OrderState[] = ['seen', 'confirmed', 'validated', ...committed]

/** 1e-8 dollar of other people's deposits that the maker holds on a network. */
export async function custodyOn(q: Db, chain: ChainId): Promise<bigint> {
  const rows = await q
    .select({ sum: sql<string>`coalesce(sum(${orders.sendUsdE8}), 0)` })
    .from(orders)
    .where(and(inArray(orders.state, [...undelivered]), eq(orders.fromChain, chain), eq(orders.custody, 'maker')))
  return BigInt(rows[0]?.sum ?? 0)
}

/** One escrow of a network, or one asset in it. */
interface EscrowAsset {
  readonly chain: ChainId
  readonly escrow: string
  readonly asset?: AssetId
}

const escrowed = (q: Db, states: readonly OrderState[], { chain, escrow, asset }: EscrowAsset) =>
  q
    .select({ id: orders.id, asset: orders.fromAsset, amount: orders.sendAmount })
    .from(orders)
    .where(
      and(
        inArray(orders.state, [...states]),
        eq(orders.fromChain, chain),
        asset && eq(orders.fromAsset, asset),
        eq(orders.custody, 'escrow'),
        eq(orders.escrow, escrow),
      ),
    )
    .$dynamic()

/** Base units of each order that the maker has still to claim from this escrow, oldest first. */
export const unclaimedOf = async (q: Db, of: EscrowAsset): Promise<bigint[]> =>
  (await escrowed(q, unclaimed, of).orderBy(asc(orders.id))).map(({ amount }) => amount)

/** Those that hold a payout's row, of every token: what is only reserved comes after what may be paid already. */
export const committedIn = (q: Db, of: EscrowAsset): Promise<{ id: OrderId; asset: AssetId; amount: bigint }[]> =>
  escrowed(q, committed, of).orderBy(eq(orders.state, 'reserved'), asc(orders.id))

export const committedOf = async (q: Db, of: EscrowAsset): Promise<{ id: OrderId; amount: bigint }[]> =>
  (await committedIn(q, of)).map(({ id, amount }) => ({ id, amount }))

/**
 * Deposits in the maker's own custody that are to be paid out or wait for it, oldest first. What goes back does not count, nor what must: another
 * asset than its order's, of which anyone can send one that has no price.
 */
export const custodyDepositsOn = (q: Db, chain: ChainId): Promise<{ id: bigint; asset: AssetId; amount: bigint }[]> =>
  q
    .select({ id: deposits.id, asset: deposits.asset, amount: deposits.amount })
    .from(orders)
    .innerJoin(deposits, eq(deposits.orderId, orders.id))
    .where(
      and(
        inArray(orders.state, [...undelivered]),
        eq(orders.fromChain, chain),
        eq(orders.custody, 'maker'),
        ne(deposits.status, 'orphaned'),
        eq(deposits.asset, orders.fromAsset),
        isNull(deposits.exception),
      ),
    )
    .orderBy(asc(deposits.id))
