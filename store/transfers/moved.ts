import { and, eq, gte, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { parseAssetId } from '#core/chain/assetId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { Db } from '../database.ts'
import type { SignedIndex } from '../journal/signedIndex.ts'
import { deposits, disbursements, endings, externalOrders, slots, slotTxs, transfers } from '../schema.ts'
import type { Arrival, MovedTransfer, TransferRow, TransferState } from './types.ts'

export const unsigned: readonly TransferState[] = ['waiting', 'expired']
const open: readonly TransferState[] = ['intent', 'broadcast', 'mined', 'final']
export const unended: readonly TransferState[] = ['waiting', ...open]

/** Serializes signatures of transfers on all networks, so that two can't count on the same rest of a limit. */
export const lockMoves = (q: Db): Promise<unknown> => q.execute(sql`select pg_advisory_xact_lock(7230122)`)

const { orderId, chainId, asset, amount, nativeFee, toAsset, minReceive, canaryRoute, canaryHour } = transfers
const limited = { orderId, chainId, asset, amount, nativeFee, toAsset, minReceive, canaryRoute, canaryHour }

/** See `Transfers.movedSince`. A row that was rewritten still counts with what the journal has. */
export async function movedSince(q: Db, signed: SignedIndex | null, since: Date): Promise<MovedTransfer[]> {
  const rows = await q
    .select(limited)
    .from(transfers)
    .where(
      or(
        inArray(transfers.state, [...open]),
        and(notInArray(transfers.state, [...unsigned]), gte(transfers.createdAt, since)),
      ),
    )
  const byOrder = new Map<OrderId, MovedTransfer>(rows.map((row) => [row.orderId, row]))
  // Records of earlier releases name no canary.
  for (const { terms } of signed?.transfersSince(since) ?? [])
    byOrder.set(terms.orderId, {
      ...terms,
      canaryRoute: terms.canaryRoute ?? null,
      canaryHour: terms.canaryHour ?? null,
    })
  return [...byOrder.values()]
}

/** Names a payment by its transaction, as the orders of external providers begin their keys: it ends one transfer, and no order too. */
export const arrivalKey = ({ asset, txRef, wallet }: Arrival): string => `${asset} ${txRef} ${wallet}`

/** True if the payment's transaction already counts as anything else. */
export async function isTaken(q: Db, { id, orderId }: TransferRow, by: Arrival): Promise<boolean> {
  const { txRef, asset } = by
  const chainId = parseAssetId(asset).chain
  const one = { one: sql`1` }
  const found = await Promise.all([
    q
      .select(one)
      .from(transfers)
      .where(and(eq(transfers.arrivalKey, arrivalKey(by)), ne(transfers.id, id)))
      .limit(1),
    q
      .select(one)
      .from(externalOrders)
      .leftJoin(transfers, eq(transfers.orderId, externalOrders.orderId))
      .where(
        and(
          // Orders name its position in the transaction as well. Those of transfers are compared above.
          sql`starts_with(${externalOrders.payoutKey}, ${arrivalKey(by)})`,
          isNull(transfers.id),
          ne(externalOrders.orderId, orderId),
        ),
      )
      .limit(1),
    q
      .select(one)
      .from(deposits)
      .where(and(eq(deposits.txId, txRef), eq(deposits.chainId, chainId)))
      .limit(1),
    q
      .select(one)
      .from(endings)
      .where(and(eq(endings.txId, txRef), eq(endings.chainId, chainId)))
      .limit(1),
    q
      .select(one)
      .from(disbursements)
      .where(and(eq(disbursements.txRef, txRef), eq(disbursements.chainId, chainId)))
      .limit(1),
    q
      .select(one)
      .from(slotTxs)
      .innerJoin(slots, eq(slots.id, slotTxs.slotId))
      .where(and(eq(slotTxs.ref, txRef), eq(slots.chainId, chainId)))
      .limit(1),
  ])
  return found.some((rows) => rows.length > 0)
}
