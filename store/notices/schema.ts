import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { noticeKinds, noticeStates } from './types.ts'
import { identity, instant, inWords } from '../columns.ts'

/** Messages that the bot initiates: reminders, receipts and wallet news, each sent once. */
export const notices = pgTable(
  'notices',
  {
    id: identity(),
    /** Unique key of the message; a second notice with it is never written. */
    key: text('key').notNull(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    chatId: bigint('chat_id', { mode: 'number' }).notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    state: text('state', { enum: noticeStates }).notNull(),
    /** Earliest and latest time to send it. */
    notBefore: instant('not_before').notNull(),
    notAfter: instant('not_after').notNull(),
    attempts: integer('attempts').notNull(),
    /** Current sender and the end of its claim. */
    claim: uuid('claim'),
    claimUntil: instant('claim_until'),
    /** Planned send time of its last request. */
    begunAt: instant('begun_at'),
    /** End of a request without a response: the message may have been delivered. */
    doubtAt: instant('doubt_at'),
    /** Newest message known before the first request in doubt. */
    afterId: bigint('after_id', { mode: 'number' }),
    messageId: bigint('message_id', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('notices_key').on(t.key),
    index('notices_due').on(t.notBefore, t.id).where(sql`state = 'waiting'`),
    index('notices_doubt').on(t.notBefore, t.id).where(sql`state = 'waiting' and doubt_at is not null`),
    index('notices_begun').on(t.claimUntil).where(sql`state = 'begun'`),
    index('notices_chat').on(t.chatId, t.begunAt),
    index('notices_message').on(t.messageId).where(sql`message_id is not null`),
    index('notices_ended').on(t.endedAt).where(sql`ended_at is not null`),
    check('notices_kind', inWords(t.kind, noticeKinds)),
    check('notices_state', inWords(t.state, noticeStates)),
  ],
)

/** A single row: the next send time of all bot replicas together. */
export const sendPace = pgTable('send_pace', {
  name: text('name').primaryKey(),
  nextAt: instant('next_at').notNull(),
  /** Chat that Telegram limited last, and until when. */
  floodChat: bigint('flood_chat', { mode: 'number' }),
  floodUntil: instant('flood_until'),
})
