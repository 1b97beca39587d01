import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { telegramUsers } from './schema.ts'

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
