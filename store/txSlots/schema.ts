import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SlotPurpose, SlotState } from './types.ts'
import { amount, uint256, big, chain, identity, instant, inWords } from '../columns.ts'

/** The next unused slot of each signer; its row lock keeps slots gapless. */
export const signers = pgTable(
  'signers',
  { chainId: chain('chain_id').notNull(), signer: text('signer').notNull(), nextSlot: uint256('next_slot').notNull() },
  (t) => [primaryKey({ columns: [t.chainId, t.signer] })],
)

export const slots = pgTable(
  'slots',
  {
    id: identity(),
    chainId: chain('chain_id').notNull(),
    signer: text('signer').notNull(),
    slot: uint256('slot').notNull(),
    purpose: text('purpose').$type<SlotPurpose>().notNull(),
    refId: big('ref_id'),
    state: text('state').$type<SlotState>().notNull(),
    /** Links the row to its record in the intent journal. */
    intentId: uuid('intent_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('slots_identity').on(t.chainId, t.signer, t.slot),
    uniqueIndex('slots_intent').on(t.intentId),
    uniqueIndex('slots_live_ref').on(t.purpose, t.refId).where(sql`state in ('open', 'mined') and ref_id is not null`),
    index('slots_ref').on(t.purpose, t.refId, t.id),
    index('slots_unsettled').on(t.chainId, t.slot).where(sql`state in ('open', 'mined')`),
    check(
      'slots_purpose',
      inWords(t.purpose, ['payout', 'refund', 'cancel', 'claim', 'open', 'transfer', 'setup', 'void']),
    ),
    check('slots_state', inWords(t.state, ['open', 'mined', 'final', 'lost'])),
  ],
)

/** Every transaction signed for a slot, stored before it may be broadcast. */
export const slotTxs = pgTable(
  'slot_txs',
  {
    slotId: big('slot_id')
      .notNull()
      .references(() => slots.id),
    attempt: integer('attempt').notNull(),
    ref: text('ref').notNull(),
    raw: text('raw').notNull(),
    feeCap: amount('fee_cap').notNull(),
    expiresAt: uint256('expires_at'),
    createdAt: instant('created_at').notNull(),
    broadcastAt: instant('broadcast_at'),
  },
  (t) => [
    primaryKey({ columns: [t.slotId, t.attempt] }),
    uniqueIndex('slot_txs_ref').on(t.slotId, t.ref),
    index('slot_txs_by_ref').on(t.ref),
  ],
)

/**
 * Counts transactions that commit a chain's money: a reservation, a slot, another signed transaction. A database that
 * lost commits has a lower count than the maker has seen.
 */
export const moneyVersions = pgTable('money_versions', {
  chainId: chain('chain_id').primaryKey(),
  version: big('version').notNull(),
  /** Number of these transactions that the intent journal records. */
  journalled: big('journalled').notNull(),
})
