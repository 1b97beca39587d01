import { sql } from 'drizzle-orm'
import { check, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** `json`, not `jsonb`: a repeated answer is identical byte for byte, key order included. */
export const quotes = pgTable(
  'quotes',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    request: json('request').$type<unknown>(),
    body: json('body').$type<unknown>(),
    expiresAt: instant('expires_at').notNull(),
    surface: text('surface').notNull(),
    channelId: integer('channel_id').notNull(),
    /** Null for a quote of an earlier release. */
    requestId: text('request_id'),
  },
  (t) => [index('quotes_expiry').on(t.expiresAt)],
)

/** All providers' answers to a quote request, until its quotes have expired; an order copies them into its record. */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: text('id').primaryKey(),
    answers: json('offers').$type<unknown>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('quote_requests_expiry').on(t.expiresAt),
    check('quote_requests_size', sql`octet_length(offers::text) <= 200000`),
  ],
)

export const idempotency = pgTable(
  'idempotency',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Null while the first attempt is running. */
    status: integer('status'),
    body: json('body').$type<unknown>(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_age').on(t.startedAt)],
)

/** One row per bucket; migration 0001 makes the table UNLOGGED, because losing it in a crash costs nothing. */
export const limits = pgTable(
  'limits',
  {
    bucket: text('bucket').primaryKey(),
    /** Start of the newest part. */
    windowStart: instant('window_start').notNull(),
    /** Uses in each part of the window, newest first. */
    uses: integer('uses').array().notNull().default(sql`'{}'`),
    /** Kept for processes of the previous release, which count whole windows. */
    used: integer('used').notNull().default(0),
    previous: integer('previous').notNull().default(0),
    /** Time at which no part counts any more. */
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('limits_end').on(t.endsAt)],
)
