import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { amount } from '../columns.ts'

/** Allocation of an airdrop to an address, in base units of its token. Queried addresses are never stored. */
export const airdropAllocations = pgTable(
  'airdrop_allocations',
  {
    airdrop: text('airdrop').notNull(),
    address: text('address').notNull(),
    amount: amount('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.airdrop, t.address] }), check('airdrop_allocations_amount', sql`amount >= 0`)],
)
