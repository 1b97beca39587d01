import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Users who opened the app in Telegram. */
export const telegramUsers = pgTable('telegram_users', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  /** Language of their Telegram. */
  language: text('language'),
  /** True if the bot may write first. */
  mayWrite: boolean('may_write').notNull().default(false),
  /** Language chosen in the bot; null = the language of their Telegram. */
  languageChoice: text('language_choice'),
  /** False after a refusal by their chat, until they unblock the bot. */
  reachable: boolean('reachable').notNull().default(true),
  /** True if they want transfer messages, once the bot may write. */
  receipts: boolean('receipts').notNull().default(true),
  seenAt: instant('seen_at').notNull(),
})

/** Users' wallets, each proven by its signature. A wallet has one user. */
export const telegramWallets = pgTable(
  'telegram_wallets',
  {
    address: text('address').primaryKey(),
    family: text('family').notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => telegramUsers.id),
    linkedAt: instant('linked_at').notNull(),
    /** The wallet selected last is the bot's default. */
    chosenAt: instant('chosen_at').notNull(),
  },
  (t) => [index('telegram_wallets_user').on(t.userId, t.chosenAt)],
)

/** Unlinked wallets with user and time: a wallet that moves between users is flagged. */
export const telegramPartings = pgTable(
  'telegram_partings',
  {
    address: text('address').notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    partedAt: instant('parted_at').notNull(),
    /** Family of a wallet that another account's proof moved, until this account acknowledges it. */
    movedFamily: text('moved_family'),
  },
  (t) => [
    primaryKey({ columns: [t.address, t.userId] }),
    index('telegram_partings_at').on(t.partedAt),
    index('telegram_partings_moved').on(t.userId, t.partedAt).where(sql`moved_family is not null`),
  ],
)
