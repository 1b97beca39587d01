import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id').notNull(),
    family: text('family').notNull(),
    surface: text('surface').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

export const nonces = pgTable(
  'nonces',
  { nonce: text('nonce').notNull(), purpose: text('purpose').notNull(), expiresAt: instant('expires_at').notNull() },
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
  (t) => [index('user_actions_user').on(t.userAddress)],
)
