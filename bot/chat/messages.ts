import type { Bot } from 'grammy'
import { commands } from '../commands/index.ts'
import { notUnderstood } from '../commands/help.ts'
import { type CommandName, commandNames } from '../commands/names.ts'
import { type BotContext, createCommandContext } from './context.ts'
import { denyIfDisabled, inGroup } from './policy.ts'
import { send } from './show.ts'
import type { View } from './view.ts'
import type { ChatDeps, CommandContext } from './commandContext.ts'

/** Parses the command at the start of a message, without the bot's name; null for other text. */
export const commandIn = (text: string): { name: string; asked: string } | null => {
  const found = /^\/(\w{1,32})(?:@\w+)?(?:\s+([\s\S]*))?$/.exec(text)
  return found ? { name: (found[1] ?? '').toLowerCase(), asked: (found[2] ?? '').trim() } : null
}
const isKnown = (name: string | undefined): name is CommandName =>
  (commandNames as readonly (string | undefined)[]).includes(name)

/** `/start points`, the link of a group's button, means `/points`. */
async function answerTo(visit: CommandContext, name: string | undefined): Promise<View> {
  if (!isKnown(name)) return notUnderstood(visit)
  const meant = name === 'start' && isKnown(visit.asked) && visit.asked !== 'start' ? visit.asked : name
  return (await denyIfDisabled(visit, meant)) ?? commands[meant](visit)
}

/** Handles all messages in private chats, and in groups only commands for this bot. */
export function handleMessages(bot: Bot<BotContext>, deps: ChatDeps): void {
  bot.chatType('private').on('message', async (ctx) => {
    const text = ctx.message.text
    // Service messages about the chat get no answer.
    if (
      text === undefined &&
      !(
        'photo' in ctx.message ||
        'sticker' in ctx.message ||
        'voice' in ctx.message ||
        'document' in ctx.message ||
        'video' in ctx.message
      )
    )
      return
    const command = text === undefined ? null : commandIn(text)
    const visit = await createCommandContext(ctx, deps, command?.asked)
    if (visit) await send(ctx, await answerTo(visit, command?.name))
  })
  bot.chatType(['group', 'supergroup']).command([...commandNames], async (ctx) => {
    const visit = await createCommandContext(ctx, deps)
    const name = commandIn(ctx.message?.text ?? '')?.name
    const allowed = await deps.store.limits.hit(`bot-group:${ctx.chat.id}`, GROUP_MINUTE, 60, deps.clock.now())
    if (visit && isKnown(name) && allowed.allowed) await send(ctx, inGroup(visit, name))
  })
}
/** Telegram limits a bot to twenty messages per minute and group. */
const GROUP_MINUTE = 15
