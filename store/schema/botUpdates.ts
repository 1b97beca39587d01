import { bigint, boolean, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
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
  },
  (t) => [primaryKey({ columns: [t.botId, t.updateId] }), index('bot_updates_age').on(t.takenUntil)],
)
