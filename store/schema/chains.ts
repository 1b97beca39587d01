import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { amount, big, chain, instant } from './columns.ts'

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

/** Final history is read again at several ages; each age has its own position. */
export const rescans = pgTable(
  'rescans',
  {
    chainId: chain('chain_id').notNull(),
    ageSeconds: big('age_seconds').notNull(),
    /** Last block that was read again at this age. */
    position: amount('position').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.ageSeconds] })],
)

/**
 * Counts the transactions that commit a chain's money: a row taken, a slot opened, another transaction signed. A database that lost commits
 * counts less than the maker has seen, and is recognised by it.
 */
export const moneyVersions = pgTable('money_versions', {
  chainId: chain('chain_id').primaryKey(),
  version: big('version').notNull(),
  /** Those of them that the intent journal records. */
  journalled: big('journalled').notNull(),
})

export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  /** Null = free. */
  owner: text('owner'),
  epoch: big('epoch').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
