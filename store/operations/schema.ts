import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { chain, identity, instant } from '../columns.ts'

/**
 * An event that must not happen, recorded by any process and resolved by an operator. At most one open row per kind and
 * subject.
 */
export const incidents = pgTable(
  'incidents',
  {
    id: identity(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    resolvedAt: instant('resolved_at'),
  },
  (t) => [
    uniqueIndex('incidents_open').on(t.kind, t.subject).where(sql`resolved_at is null`),
    index('incidents_subject').on(t.kind, t.subject, t.id.desc()),
  ],
)

/**
 * Chains that an incident paused for quotes and payouts. Separate rows, so that their author needs no right to change
 * chain_state.
 */
export const pauses = pgTable(
  'pauses',
  {
    id: identity(),
    chainId: chain('chain_id').notNull(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [uniqueIndex('pauses_open').on(t.chainId, t.reason).where(sql`ended_at is null`)],
)

/** Wallets that did the same on one day, by their shared subject; above a threshold operators review them. */
export const reviewFlags = pgTable(
  'review_flags',
  {
    id: identity(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    day: integer('day').notNull(),
    count: integer('count').notNull(),
    wallets: jsonb('wallets').$type<readonly string[]>().notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** Null up to the threshold. */
    noticedAt: instant('noticed_at'),
    closedAt: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('review_flags_event').on(t.kind, t.subject, t.day),
    index('review_flags_open').on(t.lastAt.desc()).where(sql`closed_at is null and noticed_at is not null`),
  ],
)

/** Actions of operators, and transfers that the maker requests by itself. Append-only. */
export const adminLog = pgTable('admin_log', {
  id: identity(),
  at: instant('at').notNull(),
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  before: jsonb('before'),
  after: jsonb('after'),
  reason: text('reason'),
})
