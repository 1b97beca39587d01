import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { amount, instant } from '../columns.ts'

/**
 * Prices as the maker read them, so that no other process can decide the price of a payout: `mac` proves the writer.
 */
export const makerPrices = pgTable(
  'maker_prices',
  {
    key: text('key').notNull(),
    at: instant('at').notNull(),
    value: amount('value').notNull(),
    /** Empty in rows of earlier releases, which makers ignore. */
    mac: text('mac').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.at] }),
    index('maker_prices_at').on(t.at),
    check('maker_prices_value', sql`value > 0`),
  ],
)
