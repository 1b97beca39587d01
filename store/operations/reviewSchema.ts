import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, instant } from '../columns.ts'

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
