import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import { claimOrders, claims, deposits, disbursements, orders, slots, slotTxs, transfers } from '../schema.ts'
import type { Context } from '../context.ts'
import { toDeposit } from '../deposits/rows.ts'
import type { DepositRow } from '../deposits/types.ts'
import type { DisbursementRow } from '../disbursements/types.ts'
import type { TransferRow } from '../transfers/types.ts'
import type { SlotPurpose } from '../txSlots/types.ts'

/** Recorded purpose of one of our transactions. */
export interface SignedFor {
  readonly ref: string
  readonly signer: string
  readonly slot: bigint
  readonly purpose: SlotPurpose
  /** Null for transactions that pay no order: claims, approvals, voids. */
  readonly disbursement: DisbursementRow | null
  /** Null unless it moves inventory to another wallet of the maker. */
  readonly transfer: TransferRow | null
}

/** An order that is claimed according to a claim batch. */
export interface ClaimedOrder {
  readonly claimId: bigint
  readonly orderId: OrderId
  readonly escrow: string | null
  readonly onchainId: `0x${string}` | null
}

/** Database reads that the reconciler compares with the chains. */
export interface Reconciliation {
  /** Deposits of these transactions on a chain. */
  depositsOf(chain: ChainId, txIds: readonly string[]): Promise<DepositRow[]>
  /** Confirmed deposits with an id above `after`, in order. */
  confirmedDeposits(chain: ChainId, after: bigint, limit: number): Promise<DepositRow[]>
  signedFor(chain: ChainId, refs: readonly string[]): Promise<SignedFor[]>
  /** Orders in final claim batches, newest first. */
  finalClaims(chain: ChainId, limit: number): Promise<ClaimedOrder[]>
}

const paying = inArray(slots.purpose, ['payout', 'refund', 'cancel'])

export const createReconciliation = ({ run }: Context): Reconciliation => ({
  depositsOf: (chain, txIds) =>
    txIds.length === 0
      ? Promise.resolve([])
      : run.read(async (q) =>
          (
            await q
              .select()
              .from(deposits)
              .where(and(eq(deposits.chainId, chain), inArray(deposits.txId, [...txIds])))
          ).map(toDeposit),
        ),
  confirmedDeposits: (chain, after, limit) =>
    run.read(async (q) =>
      (
        await q
          .select()
          .from(deposits)
          .where(and(eq(deposits.chainId, chain), gt(deposits.id, after), eq(deposits.status, 'confirmed')))
          .orderBy(asc(deposits.id))
          .limit(limit)
      ).map(toDeposit),
    ),
  signedFor: (chain, refs) =>
    refs.length === 0
      ? Promise.resolve([])
      : run.read((q) =>
          q
            .select({
              ref: slotTxs.ref,
              signer: slots.signer,
              slot: slots.slot,
              purpose: slots.purpose,
              disbursement: disbursements,
              transfer: transfers,
            })
            .from(slotTxs)
            .innerJoin(slots, eq(slots.id, slotTxs.slotId))
            .leftJoin(disbursements, and(paying, eq(disbursements.id, slots.refId)))
            .leftJoin(transfers, and(eq(slots.purpose, 'transfer'), eq(transfers.id, slots.refId)))
            .where(and(eq(slots.chainId, chain), inArray(slotTxs.ref, [...refs]))),
        ),
  finalClaims: (chain, limit) =>
    run.read((q) =>
      q
        .select({
          claimId: claims.id,
          orderId: claimOrders.orderId,
          escrow: orders.escrow,
          onchainId: orders.onchainId,
        })
        .from(claims)
        .innerJoin(claimOrders, eq(claimOrders.claimId, claims.id))
        .innerJoin(orders, eq(orders.id, claimOrders.orderId))
        .where(and(eq(claims.chainId, chain), eq(claims.state, 'final'), eq(claimOrders.live, true)))
        .orderBy(desc(claims.id))
        .limit(limit),
    ),
})
