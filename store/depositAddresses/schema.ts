import { check, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { chain, instant, noLongerThan, orderIdColumn } from '../columns.ts'

/** Addresses handed out, one per order. Triggers refuse every change. */
export const depositAddresses = pgTable(
  'deposit_addresses',
  {
    chainId: chain('chain_id').notNull(),
    index: integer('index').notNull(),
    address: text('address').notNull(),
    /** No foreign key: the address is part of the steps that are stored with the order. */
    orderId: orderIdColumn('order_id').notNull(),
    signature: text('signature').$type<`0x${string}`>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.index] }),
    unique('deposit_addresses_address').on(t.chainId, t.address),
    unique('deposit_addresses_order').on(t.orderId),
    check('deposit_addresses_index', sql`"index" >= 0`),
    check('deposit_addresses_size', noLongerThan({ address: 200, signature: 200 })),
  ],
)

/** Next index of each network's deposit account; the row's lock orders concurrent hand-outs. */
export const depositIndexes = pgTable('deposit_indexes', {
  chainId: chain('chain_id').primaryKey(),
  next: integer('next').notNull(),
})
