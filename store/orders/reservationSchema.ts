import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, orderIdColumn } from '../columns.ts'
import { orders } from './schema.ts'

/** Kept for minutes: by then the order has a deposit or no longer reserves anything. */
export const orderReservations = pgTable(
  'order_reservations',
  {
    orderId: orderIdColumn('order_id')
      .primaryKey()
      .references(() => orders.id),
    creator: text('creator').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('order_reservations_creator').on(t.creator, t.expiresAt),
    index('order_reservations_expiry').on(t.expiresAt),
  ],
)
