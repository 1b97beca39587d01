import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { big, identity, instant, noLongerThan } from '../columns.ts'

export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    topic: text('topic').notNull(),
    key: text('key').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Earliest claim: creation of a new row, end of a claim, or time of a retry. */
    availableAt: instant('available_at').notNull(),
    /** Holder of the row; a handler that lost its claim must not delete it. */
    claim: uuid('claim'),
  },
  (t) => [
    index('outbox_due').on(t.topic, t.availableAt, t.id),
    check('outbox_size', noLongerThan({ topic: 200, key: 1_000, payload: 16_000 })),
  ],
)

export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  /** Null = free. */
  owner: text('owner'),
  epoch: big('epoch').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
