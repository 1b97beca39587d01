import { isNotNull } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

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
