import type { Bot } from 'grammy'
import { readCallbackData } from '../callbackData.ts'
import { buttons } from '../commands/index.ts'
import { type BotContext, createCommandContext } from './context.ts'
import { replace } from './show.ts'
import type { ChatDeps } from './commandContext.ts'

/** Handles pressed buttons. Each press is answered, because Telegram shows a spinner until then. */
export function handlePresses(bot: Bot<BotContext>, deps: ChatDeps): void {
  bot.on('callback_query', async (ctx) => {
    const pressed = readCallbackData(ctx.callbackQuery.data ?? '')
    const react = pressed && Object.hasOwn(buttons, pressed.what) ? buttons[pressed.what] : undefined
    const visit = await createCommandContext(ctx, deps)
    if (!visit) return
    // The bot's own buttons exist only in private chats: elsewhere another user could press them.
    if (!pressed || !react || ctx.chat?.type !== 'private') {
      await ctx.answerCallbackQuery({ text: visit.words.plain('bot-button-old') })
      return
    }
    const { view, notice } = await react(visit, pressed.values)
    if (view) await replace(ctx, view)
    await ctx.answerCallbackQuery(notice === undefined ? {} : { text: notice })
  })
}
