import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ObservedEnding } from '#chains/contract/deposits.ts'
import type { DepositRow } from './types.ts'
import { amount, asset, big, chain, hex, identity, instant, inWords, orderIdColumn } from '../columns.ts'
import { orders } from '../orders/schema.ts'

export const deposits = pgTable(
  'deposits',
  {
    id: identity(),
    chainId: chain('chain_id').notNull(),
    txId: text('tx_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    orderId: orderIdColumn('order_id').references(() => orders.id),
    /** True for the one deposit that moves its order; second ones only wait for their refund. */
    leads: boolean('leads').notNull(),
    asset: asset('asset').notNull(),
    amount: amount('amount').notNull(),
    sender: text('sender').notNull(),
    memo: text('memo'),
    height: big('height').notNull(),
    blockHash: text('block_hash').notNull(),
    status: text('status').$type<DepositRow['status']>().notNull(),
    final: boolean('final').notNull(),
    exception: text('exception'),
    seenAt: instant('seen_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    uniqueIndex('deposits_identity').on(t.chainId, t.txId, t.ordinal),
    uniqueIndex('deposits_leader').on(t.orderId).where(sql`leads and status <> 'orphaned'`),
    index('deposits_order').on(t.orderId),
    index('deposits_tx').on(t.txId),
    index('deposits_unfinal').on(t.chainId, t.id).where(sql`not final`),
    index('deposits_exceptions').on(t.id).where(sql`exception is not null`),
    check('deposits_status', inWords(t.status, ['seen', 'confirmed', 'orphaned'])),
    check('deposits_amount', sql`amount >= 0`),
  ],
)

/** Endings of escrow orders on their source chains. */
export const endings = pgTable(
  'endings',
  {
    chainId: chain('chain_id').notNull(),
    txId: text('tx_id').notNull(),
    onchainId: hex('onchain_id').notNull(),
    kind: text('kind').$type<ObservedEnding['kind']>().notNull(),
    orderId: orderIdColumn('order_id').references(() => orders.id),
    height: big('height').notNull(),
    blockHash: text('block_hash').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.txId, t.onchainId, t.kind] }),
    index('endings_order').on(t.orderId),
    index('endings_tx').on(t.txId),
    check('endings_kind', inWords(t.kind, ['claimed', 'cancelled', 'refunded'])),
  ],
)
