import { isNotNull, sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
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

/** Telegram users' check-in reminders, in their local time. */
export const telegramReminders = pgTable(
  'telegram_reminders',
  {
    userId: bigint('user_id', { mode: 'number' })
      .primaryKey()
      .references(() => telegramUsers.id),
    isOn: boolean('is_on').notNull(),
    /** Minutes since local midnight, like the quiet hours. */
    minute: smallint('minute').notNull(),
    /** IANA name. */
    zone: text('zone').notNull(),
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    mutedUntil: instant('muted_until'),
    nextDueAt: instant('next_due_at').notNull(),
    /** As in `telegram_users`; copied so that the index omits unreachable users. */
    reachable: boolean('reachable').notNull(),
  },
  (t) => [
    index('telegram_reminders_due').on(t.nextDueAt).where(sql`is_on and reachable`),
    check(
      'telegram_reminders_minutes',
      sql`minute between 0 and 1439 and quiet_from between 0 and 1439 and quiet_to between 0 and 1439`,
    ),
    check('telegram_reminders_quiet', sql`(quiet_from is null) = (quiet_to is null)`),
  ],
)

/** Telegram updates of the bot: each is handled once, by one replica. */
export const botUpdates = pgTable(
  'bot_updates',
  {
    botId: bigint('bot_id', { mode: 'number' }).notNull(),
    updateId: bigint('update_id', { mode: 'number' }).notNull(),
    /** End of the claim; afterwards, unless done, any replica may take it. */
    takenUntil: instant('taken_until').notNull(),
    done: boolean('done').notNull().default(false),
    /** Raw update until it is handled; null if Telegram will deliver it again. */
    content: text('content'),
  },
  (t) => [
    primaryKey({ columns: [t.botId, t.updateId] }),
    index('bot_updates_age').on(t.takenUntil),
    index('bot_updates_kept').on(t.botId, t.updateId).where(isNotNull(t.content)),
  ],
)
