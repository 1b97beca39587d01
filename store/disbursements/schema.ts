import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DisbursementKind, DisbursementState } from './types.ts'
import { amount, usdE8, asset, big, chain, identity, instant, inWords, orderIdColumn } from '../columns.ts'
import { deposits } from '../deposits/schema.ts'
import { orders } from '../orders/schema.ts'

export const disbursements = pgTable(
  'disbursements',
  {
    id: identity(),
    depositId: big('deposit_id')
      .notNull()
      .references(() => deposits.id),
    orderId: orderIdColumn('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').$type<DisbursementKind>().notNull(),
    chainId: chain('chain_id').notNull(),
    asset: asset('asset').notNull(),
    amount: amount('amount').notNull(),
    destinationGas: amount('destination_gas').notNull(),
    recipient: text('recipient').notNull(),
    usdE8: usdE8('usd_e8'),
    state: text('state').$type<DisbursementState>().notNull(),
    slotId: big('slot_id'),
    txRef: text('tx_ref'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('disbursements_deposit').on(t.depositId),
    index('disbursements_order').on(t.orderId),
    index('disbursements_work').on(t.chainId, t.state, t.id),
    index('disbursements_tx').on(t.txRef),
    index('disbursements_recent').on(t.chainId, t.createdAt),
    check('disbursements_kind', inWords(t.kind, ['payout', 'refund', 'cancel'])),
    check('disbursements_state', inWords(t.state, ['reserved', 'intent', 'broadcast', 'mined', 'final', 'failed'])),
    check('disbursements_amount', sql`amount >= 0 and destination_gas >= 0`),
    // An adopted payout is final without a slot of ours.
    check('disbursements_slot', sql`state in ('failed', 'final') or (state = 'reserved') = (slot_id is null)`),
  ],
)
