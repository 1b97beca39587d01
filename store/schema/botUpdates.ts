import { isNotNull } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What Telegram has told the bot: each update is handled once, by one replica. */
export const botUpdates = pgTable(
  'bot_updates',
  {
    botId: bigint('bot_id', { mode: 'number' }).notNull(),
    updateId: bigint('update_id', { mode: 'number' }).notNull(),
    /** Until then it is somebody's; afterwards, unless done, anybody's. */
    takenUntil: instant('taken_until').notNull(),
    done: boolean('done').notNull().default(false),
    /** As Telegram told it, until it is handled; null where Telegram tells it again by itself. */
    content: text('content'),
  },
  (t) => [
    primaryKey({ columns: [t.botId, t.updateId] }),
    index('bot_updates_age').on(t.takenUntil),
    index('bot_updates_kept').on(t.botId, t.updateId).where(isNotNull(t.content)),
  ],
)
