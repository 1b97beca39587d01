import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { identity, instant, noLongerThan } from './columns.ts'

export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    topic: text('topic').notNull(),
    key: text('key').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Not to be claimed before this: a fresh row's birth, a claim's end, or a retry's time. */
    availableAt: instant('available_at').notNull(),
    /** Who holds the row; a handler that lost its claim may not delete it. */
    claim: uuid('claim'),
  },
  (t) => [
    index('outbox_due').on(t.topic, t.availableAt, t.id),
    check('outbox_size', noLongerThan({ topic: 200, key: 1_000, payload: 16_000 })),
  ],
)
