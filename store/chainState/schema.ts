import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { uint256, usdE8, big, chain, instant } from '../columns.ts'

export const chainState = pgTable('chain_state', {
  chainId: chain('chain_id').primaryKey(),
  cursor: uint256('cursor'),
  headHeight: uint256('head_height'),
  headHash: text('head_hash'),
  /** Block time of the head in epoch seconds. */
  headTime: big('head_time'),
  finalizedHeight: uint256('finalized_height'),
  paused: boolean('paused').notNull(),
  pausedReason: text('paused_reason'),
  updatedAt: instant('updated_at').notNull(),
})

/** Escrows whose deposits are recorded up to the cursor of their chain. */
export const scannedEscrows = pgTable(
  'scanned_escrows',
  { chainId: chain('chain_id').notNull(), escrow: text('escrow').notNull() },
  (t) => [primaryKey({ columns: [t.chainId, t.escrow] })],
)

/** Finalized history is rescanned at several ages; each age has its own position. */
export const rescans = pgTable(
  'rescans',
  {
    chainId: chain('chain_id').notNull(),
    ageSeconds: big('age_seconds').notNull(),
    /** Last rescanned block at this age. */
    position: uint256('position').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.ageSeconds] })],
)

/**
 * Prices as the maker read them, so that no other process can decide the price of a payout: `mac` proves the writer.
 */
export const makerPrices = pgTable(
  'maker_prices',
  {
    key: text('key').notNull(),
    at: instant('at').notNull(),
    value: usdE8('value').notNull(),
    /** Empty in rows of earlier releases, which makers ignore. */
    mac: text('mac').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.at] }),
    index('maker_prices_at').on(t.at),
    check('maker_prices_value', sql`value > 0`),
  ],
)
