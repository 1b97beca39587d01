import { type Context, InputFile } from 'grammy'
import type { User } from 'grammy/types'
import type { TelegramPerson } from '#store/telegram/types.ts'
import type { ChatDeps, CommandContext } from './commandContext.ts'

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
      sendDocument: async (name, content) => void (await ctx.replyWithDocument(new InputFile(content, name))),
    },
  }
}

/** Milliseconds for which a user's last activity isn't written again. */
export const FRESH_MS = 60_000

/** Loads the sender of an update; stores them if new, changed, newly allowing messages, or not seen recently. */
export async function meetPerson(
  { store, clock, person }: Pick<ChatDeps, 'store' | 'clock' | 'person'>,
  user: User,
  mayWrite: boolean,
): Promise<TelegramPerson> {
  const now = clock.now()
  const language = user.language_code ?? null
  const known = await person(user.id)
  const news =
    known === null ||
    known.language !== language ||
    (mayWrite && !known.mayWrite) ||
    now.getTime() - known.seenAt.getTime() > FRESH_MS
  if (news) await store.telegram.see({ id: user.id, language, mayWrite }, now)
  // A user who writes has unblocked the bot, even if that update was lost.
  if (known && !known.reachable && mayWrite) await store.telegram.setReachable(user.id, true)
  if (known) return { ...known, language, mayWrite: known.mayWrite || mayWrite, reachable: known.reachable || mayWrite }
  return (
    (await person(user.id)) ?? {
      id: user.id,
      language,
      mayWrite,
      languageChoice: null,
      reachable: true,
      receipts: true,
      seenAt: now,
    }
  )
}
