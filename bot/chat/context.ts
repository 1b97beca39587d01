import type { Context } from 'grammy'
import type { ChatDeps, CommandContext } from './commandContext.ts'
import { meetPerson } from './person.ts'

export type BotContext = Context

const PREPARED_FOR = { allow_user_chats: true, allow_group_chats: true, allow_channel_chats: true } as const

/** Resolves the user and language of an update; null if no user sent it. */
export async function createCommandContext(
  ctx: BotContext,
  deps: ChatDeps,
  asked = '',
): Promise<CommandContext | null> {
  const user = ctx.from
  if (!user || user.is_bot) return null
  const isPrivate = ctx.chat?.type === 'private'
  const person = await meetPerson(deps, user, isPrivate)
  return {
    ...deps,
    userId: user.id,
    firstName: user.first_name,
    isPrivate,
    // Telegram doesn't reveal a group's language, so the sender's is the best guess.
    words: deps.texts.translatorFor(person.languageChoice, user.language_code),
    asked,
    calls: {
      prepare: async (userId, message) => (await ctx.api.savePreparedInlineMessage(userId, message, PREPARED_FOR)).id,
    },
  }
}
