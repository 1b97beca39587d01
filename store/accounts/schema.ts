import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { NonceTerms } from './types.ts'
import { chain, identity, instant } from '../columns.ts'

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Identifies a session for its owner; not part of a token. */
    id: text('id').notNull().generatedAlwaysAs(sql`left(token_hash, 16)`),
    userId: text('user_id').notNull(),
    family: text('family').notNull(),
    surface: text('surface').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Network of the contract account that signed in; null for a key, which is valid on all. */
    chainId: chain('chain_id'),
    device: text('device').notNull().default(''),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

export const nonces = pgTable(
  'nonces',
  {
    nonce: text('nonce').notNull(),
    purpose: text('purpose').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Absent for used marks, which no message answers. */
    terms: jsonb('terms').$type<NonceTerms>(),
  },
  (t) => [primaryKey({ columns: [t.nonce, t.purpose] }), index('nonces_expiry').on(t.expiresAt)],
)

export const userActions = pgTable(
  'user_actions',
  {
    id: identity(),
    userAddress: text('user_address').notNull(),
    action: text('action').notNull(),
    agent: text('agent').notNull(),
    walletName: text('wallet_name').notNull(),
    sign: text('sign').notNull(),
    ip: text('ip').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('user_actions_user').on(t.userAddress), index('user_actions_at').on(t.at)],
)
