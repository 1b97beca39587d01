import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
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

export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  /** Null = free. */
  owner: text('owner'),
  epoch: big('epoch').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
