import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { noticeKinds, noticeStates } from '../contract/notices.ts'
import { identity, instant, inWords } from './columns.ts'

/** What the bot says by itself: reminders, receipts and news of wallets, each once. */
export const notices = pgTable(
  'notices',
  {
    id: identity(),
    /** Names what is told; a second notice of that name is never written. */
    key: text('key').notNull(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    chatId: bigint('chat_id', { mode: 'number' }).notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    state: text('state', { enum: noticeStates }).notNull(),
    /** Not to be sent before this, nor after that. */
    notBefore: instant('not_before').notNull(),
    notAfter: instant('not_after').notNull(),
    attempts: integer('attempts').notNull(),
    /** Who sends it, until when at most. */
    claim: uuid('claim'),
    claimUntil: instant('claim_until'),
    /** When its last request was to leave. */
    begunAt: instant('begun_at'),
    /** By then a request without an answer had ended: it may have been delivered. */
    doubtAt: instant('doubt_at'),
    /** The newest message known before the first request that is in doubt. */
    afterId: bigint('after_id', { mode: 'number' }),
    messageId: bigint('message_id', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('notices_key').on(t.key),
    index('notices_due').on(t.notBefore, t.id).where(sql`state = 'waiting'`),
    index('notices_begun').on(t.claimUntil).where(sql`state = 'begun'`),
    index('notices_chat').on(t.chatId, t.begunAt),
    index('notices_message').on(t.messageId).where(sql`message_id is not null`),
    index('notices_ended').on(t.endedAt).where(sql`ended_at is not null`),
    check('notices_kind', inWords(t.kind, noticeKinds)),
    check('notices_state', inWords(t.state, noticeStates)),
  ],
)

/** One row: when all replicas of the bot together may send next. */
export const sendPace = pgTable('send_pace', {
  name: text('name').primaryKey(),
  nextAt: instant('next_at').notNull(),
  /** The chat in which Telegram asked for patience last, and until when. */
  floodChat: bigint('flood_chat', { mode: 'number' }),
  floodUntil: instant('flood_until'),
})
