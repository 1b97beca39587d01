import { GrammyError } from 'grammy'
import type { BotContext } from './context.ts'
import type { View } from './view.ts'

const options = ({ buttons }: View) => ({
  parse_mode: 'HTML' as const,
  link_preview_options: { is_disabled: true },
  ...(buttons && buttons.length > 0 ? { reply_markup: { inline_keyboard: buttons.map((row) => [...row]) } } : {}),
})

/** A new message in the chat. */
export const send = async (ctx: BotContext, view: View): Promise<void> =>
  void (await ctx.reply(view.html, options(view)))

/** Pressing twice asks for what stands there already. */
const isUnchanged = (error: unknown): boolean =>
  error instanceof GrammyError && error.description.includes('message is not modified')
/** Too old, or deleted meanwhile. */
const isGone = (error: unknown): boolean =>
  error instanceof GrammyError &&
  error.error_code === 400 &&
  /message (can't be edited|to edit not found)/.test(error.description)

/** The message of a pressed button with another content; a new one where it cannot be changed any more. */
export async function replace(ctx: BotContext, view: View): Promise<void> {
  try {
    await ctx.editMessageText(view.html, options(view))
  } catch (error) {
    if (isGone(error)) await send(ctx, view)
    else if (!isUnchanged(error)) throw error
  }
}
