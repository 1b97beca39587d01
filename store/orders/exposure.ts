import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderState } from '#core/order/state.ts'
import type { PromisedPayout } from '#core/order/capacity.ts'
import type { Db } from '../database.ts'
import { deposits, disbursements, openings, orders } from '../schema.ts'

/** Deposited, but not finally paid. Orders without a deposit don't count: anyone can create them for free. */
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
/** The maker has reserved or made the payout, and the escrow hasn't repaid it. */
const committed: readonly OrderState[] = ['reserved', 'intent', 'broadcast', 'mined', 'final']
const unclaimed: readonly OrderState[] = ['seen', 'confirmed', 'validated', ...committed]

/** Returns the value of users' deposits in the maker's custody on a network, in 1e-8 dollars. */
export async function custodyOn(q: Db, chain: ChainId): Promise<bigint> {
  const rows = await q
    .select({ sum: sql<string>`coalesce(sum(${orders.sendUsdE8}), 0)` })
    .from(orders)
    .where(and(inArray(orders.state, [...undelivered]), eq(orders.fromChain, chain), eq(orders.custody, 'maker')))
  return BigInt(rows[0]?.sum ?? 0)
}

/** An escrow of a network, or one asset in it. */
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

/** Base units of each order that the maker has yet to claim from this escrow, oldest first. */
export const unclaimedOf = async (q: Db, of: EscrowAsset): Promise<bigint[]> =>
  (await escrowed(q, unclaimed, of).orderBy(asc(orders.id))).map(({ amount }) => amount)

/** Orders with a payout row, of every token; merely reserved ones follow those that may have been paid. */
export const committedIn = (q: Db, of: EscrowAsset): Promise<{ id: OrderId; asset: AssetId; amount: bigint }[]> =>
  escrowed(q, committed, of).orderBy(eq(orders.state, 'reserved'), asc(orders.id))

export const committedOf = async (q: Db, of: EscrowAsset): Promise<{ id: OrderId; amount: bigint }[]> =>
  (await committedIn(q, of)).map(({ id, amount }) => ({ id, amount }))

/**
 * Deposits in maker custody that are or will be paid out, oldest first. Refunds don't count, nor assets other than the
 * order's, which anyone can send without a price.
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

/**
 * Base units by asset of deposits in the maker's own wallet that may still have to be refunded: unpaid ones, and strays. A refund that
 * is under way counts among the reserved amounts instead.
 */
export async function refundableOn(q: Db, chain: ChainId, ownsStrays: boolean): Promise<Map<AssetId, bigint>> {
  const unpaid = or(
    isNull(disbursements.id),
    eq(disbursements.state, 'failed'),
    and(eq(disbursements.kind, 'payout'), ne(disbursements.state, 'final')),
  )
  const sums = (which: SQL | undefined) =>
    q
      .select({ asset: deposits.asset, sum: sql<string>`sum(${deposits.amount})` })
      .from(deposits)
      .leftJoin(orders, eq(orders.id, deposits.orderId))
      .leftJoin(disbursements, eq(disbursements.depositId, deposits.id))
      .where(and(eq(deposits.chainId, chain), ne(deposits.status, 'orphaned'), unpaid, which))
      .groupBy(deposits.asset)
  const isOwn = eq(orders.custody, 'maker')
  const rows = [
    ...(await sums(
      and(isNull(deposits.exception), isOwn, eq(orders.fromChain, chain), inArray(orders.state, [...undelivered])),
    )),
    ...(await sums(and(isNotNull(deposits.exception), ownsStrays ? or(isOwn, isNull(orders.id)) : isOwn))),
  ]
  const found = new Map<AssetId, bigint>()
  for (const { asset, sum } of rows) found.set(asset, (found.get(asset) ?? 0n) + BigInt(sum))
  return found
}

/** Deposited without a reserved payout; later the disbursement's own row counts. */
const opened: readonly OrderState[] = ['seen', 'confirmed', 'validated']

/**
 * Account whose repeated orders count as one: the sender, or the owner of the address that the deposit is paid to. Needs a join
 * with `addressOpening`.
 */
export const depositorColumn = sql<string>`coalesce(${openings.depositor}, ${orders.fromAddress})`
export const addressOpening = and(eq(openings.orderId, orders.id), eq(openings.kind, 'address'))

/** A pool's payout is on its way in these: unlike inventory, its tokens have no reserved row of the pool. */
const drawing: readonly OrderState[] = ['reserved', 'intent', 'broadcast']

/** See `Orders.promised`. */
export async function promisedOn(
  q: Db,
  chain: ChainId,
  { openAfter, account }: { openAfter: Date; account: string | null },
): Promise<PromisedPayout[]> {
  const isDrawn =
    account === null
      ? sql<boolean>`false`
      : sql<boolean>`coalesce(lower(${orders.escrowOrder} ->> 'maker') = ${account.toLowerCase()}, false)`
  const isOpened = sql<boolean>`${orders.state} <> 'quoted'`
  const rows = await q
    .select({
      asset: orders.toAsset,
      depositor: depositorColumn,
      opened: isOpened,
      drawn: isDrawn.as('drawn'),
      sum: sql<string>`sum(${orders.receiveAmount})`,
      most: sql<string>`max(${orders.receiveAmount})`,
      gasSum: sql<string>`sum(${orders.destinationGas})`,
      gasMost: sql<string>`max(${orders.destinationGas})`,
    })
    .from(orders)
    .leftJoin(openings, addressOpening)
    .where(
      and(
        eq(orders.toChain, chain),
        eq(orders.settlementKind, 'maker'),
        or(
          inArray(orders.state, [...opened]),
          and(eq(orders.state, 'quoted'), gt(orders.openBy, openAfter)),
          account === null ? undefined : and(inArray(orders.state, [...drawing]), isDrawn),
        ),
      ),
    )
    .groupBy(orders.toAsset, depositorColumn, isOpened, sql`drawn`)
  return rows.map(({ asset, depositor, drawn, opened: is, sum, most, gasSum, gasMost }) => ({
    asset,
    depositor,
    drawn,
    opened: is,
    amount: BigInt(is ? sum : most),
    gas: BigInt(is ? gasSum : gasMost),
  }))
}
