import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** People who opened the app in Telegram. */
export const telegramUsers = pgTable('telegram_users', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  /** The language of their Telegram. */
  language: text('language'),
  /** Whether the bot may write first. */
  mayWrite: boolean('may_write').notNull().default(false),
  /** The language that they chose from the bot; null = that of their Telegram. */
  languageChoice: text('language_choice'),
  /** False from a refusal of their chat until they let the bot in again. */
  reachable: boolean('reachable').notNull().default(true),
  /** Whether they want to be told about their transfers, once the bot may write. */
  receipts: boolean('receipts').notNull().default(true),
  seenAt: instant('seen_at').notNull(),
})

/** Whose wallets these are; proven by a signature of the wallet. One wallet has one person. */
export const telegramWallets = pgTable(
  'telegram_wallets',
  {
    address: text('address').primaryKey(),
    family: text('family').notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => telegramUsers.id),
    linkedAt: instant('linked_at').notNull(),
    /** The one that was chosen last is the one that the bot means. */
    chosenAt: instant('chosen_at').notNull(),
  },
  (t) => [index('telegram_wallets_user').on(t.userId, t.chosenAt)],
)

/** Who let which wallet go, and when last: a wallet that wanders from person to person is looked at. */
export const telegramPartings = pgTable(
  'telegram_partings',
  {
    address: text('address').notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    partedAt: instant('parted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.address, t.userId] }), index('telegram_partings_at').on(t.partedAt)],
)
