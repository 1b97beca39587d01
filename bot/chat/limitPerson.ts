import type { Bot } from 'grammy'
import type { BotContext } from './context.ts'
import type { ChatDeps } from './commandContext.ts'

/** More than a user reads in a minute. */
const PERSON_MINUTE = 30
const MINUTE = 60

/**
 * Limits each user in private chats across all replicas: one notice above the limit, then silence until the minute
 * ends.
 */
export function limitPerson(bot: Bot<BotContext>, { store, clock, texts, person }: ChatDeps): void {
  bot.use(async (ctx, next) => {
    const user = ctx.from
    if (!user || (ctx.chat !== undefined && ctx.chat.type !== 'private')) return next()
    const now = clock.now()
    if ((await store.limits.hit(`bot-person:${user.id}`, PERSON_MINUTE, MINUTE, now)).allowed) return next()
    const isFirst = (await store.limits.hit(`bot-person-told:${user.id}`, 1, MINUTE, now)).allowed
    if (!isFirst || ctx.inlineQuery) return
    const known = await person(user.id)
    const text = texts.translatorFor(known?.languageChoice, user.language_code).plain('bot-too_fast')
    await (ctx.callbackQuery ? ctx.answerCallbackQuery({ text, show_alert: true }) : ctx.reply(text))
  })
}
