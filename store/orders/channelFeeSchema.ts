import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { amount, asset, instant, orderIdColumn } from '../columns.ts'
import { orders } from './schema.ts'

/**
 * Fees owed to channels for deposits in maker custody: one immutable row per delivered order. Escrows keep their own
 * accounts.
 */
export const channelFees = pgTable(
  'channel_fees',
  {
    orderId: orderIdColumn('order_id')
      .primaryKey()
      .references(() => orders.id),
    channelId: integer('channel_id').notNull(),
    asset: asset('asset').notNull(),
    amount: amount('amount').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('channel_fees_channel').on(t.channelId, t.asset), check('channel_fees_amount', sql`amount > 0`)],
)
