import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { amount, instant } from './columns.ts'

/** Prices as the maker itself read them, so that no other process decides by which price it pays: `mac` proves who wrote a row. */
export const makerPrices = pgTable(
  'maker_prices',
  {
    key: text('key').notNull(),
    at: instant('at').notNull(),
    value: amount('value').notNull(),
    /** Empty in rows of earlier releases, which no maker believes. */
    mac: text('mac').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.at] }),
    index('maker_prices_at').on(t.at),
    check('maker_prices_value', sql`value > 0`),
  ],
)
