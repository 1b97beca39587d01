import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, orderIdColumn } from '../columns.ts'
import { orders } from './schema.ts'

export const orderHandovers = pgTable(
  'order_handovers',
  {
    codeHash: text('code_hash').primaryKey(),
    orderId: orderIdColumn('order_id')
      .notNull()
      .references(() => orders.id),
    expiresAt: instant('expires_at').notNull(),
    /** Null until the code was used; it is valid for one token. */
    tokenHash: text('token_hash'),
  },
  (t) => [uniqueIndex('order_handovers_token').on(t.tokenHash), index('order_handovers_expiry').on(t.expiresAt)],
)
