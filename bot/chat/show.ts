import { GrammyError } from 'grammy'
import type { BotContext } from './context.ts'
import type { View } from './view.ts'

const options = ({ buttons }: View) => ({
  parse_mode: 'HTML' as const,
  link_preview_options: { is_disabled: true },
  ...(buttons && buttons.length > 0 ? { reply_markup: { inline_keyboard: buttons.map((row) => [...row]) } } : {}),
})

/** Sends a new message to the chat. */
export const send = async (ctx: BotContext, view: View): Promise<void> =>
  void (await ctx.reply(view.html, options(view)))

/** A second press requests the content that is already shown. */
const isUnchanged = (error: unknown): boolean =>
  error instanceof GrammyError && error.description.includes('message is not modified')
/** Too old, or deleted in the meantime. */
const isGone = (error: unknown): boolean =>
  error instanceof GrammyError &&
  error.error_code === 400 &&
  /message (can't be edited|to edit not found)/.test(error.description)

/** Edits the message of a pressed button; sends a new one if it can no longer be edited. */
export async function replace(ctx: BotContext, view: View): Promise<void> {
  try {
    await ctx.editMessageText(view.html, options(view))
  } catch (error) {
    if (isGone(error)) await send(ctx, view)
    else if (!isUnchanged(error)) throw error
  }
}
