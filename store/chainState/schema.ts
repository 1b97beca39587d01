import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { amount, big, chain, instant } from '../columns.ts'

export const chainState = pgTable('chain_state', {
  chainId: chain('chain_id').primaryKey(),
  cursor: amount('cursor'),
  headHeight: amount('head_height'),
  headHash: text('head_hash'),
  /** Epoch seconds. */
  headTime: big('head_time'),
  finalizedHeight: amount('finalized_height'),
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

/** Final history is rescanned at several ages; each age has its own position. */
export const rescans = pgTable(
  'rescans',
  {
    chainId: chain('chain_id').notNull(),
    ageSeconds: big('age_seconds').notNull(),
    /** Last rescanned block at this age. */
    position: amount('position').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.ageSeconds] })],
)

/**
 * Counts transactions that commit a chain's money: a reservation, a slot, another signed transaction. A database that
 * lost commits has a lower count than the maker has seen.
 */
export const moneyVersions = pgTable('money_versions', {
  chainId: chain('chain_id').primaryKey(),
  version: big('version').notNull(),
  /** Those that the intent journal records. */
  journalled: big('journalled').notNull(),
})

export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  /** Null = free. */
  owner: text('owner'),
  epoch: big('epoch').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
