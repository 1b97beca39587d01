import type { Bot } from 'grammy'
import { commands } from '../commands/index.ts'
import { notUnderstood } from '../commands/help.ts'
import { type CommandName, commandNames } from '../commands/names.ts'
import { type BotContext, visitOf } from './context.ts'
import { inGroup } from './group.ts'
import { closed } from './offered.ts'
import { send } from './show.ts'
import type { View } from './view.ts'
import type { ChatDeps, Visit } from './visit.ts'

/** The command at the beginning of a message, without the bot's name; null for other text. */
export const commandIn = (text: string): { name: string; asked: string } | null => {
  const found = /^\/(\w{1,32})(?:@\w+)?(?:\s+([\s\S]*))?$/.exec(text)
  return found ? { name: (found[1] ?? '').toLowerCase(), asked: (found[2] ?? '').trim() } : null
}
const isKnown = (name: string | undefined): name is CommandName =>
  (commandNames as readonly (string | undefined)[]).includes(name)

/** `/start points` from a group's button is `/points` said here. */
async function answerTo(visit: Visit, name: string | undefined): Promise<View> {
  if (!isKnown(name)) return notUnderstood(visit)
  const meant = name === 'start' && isKnown(visit.asked) && visit.asked !== 'start' ? visit.asked : name
  return (await closed(visit, meant)) ?? commands[meant](visit)
}

/** Messages of people: commands and everything else in private, in groups the commands that are meant for this bot. */
export function handleMessages(bot: Bot<BotContext>, deps: ChatDeps): void {
  bot.chatType('private').on('message', async (ctx) => {
    const text = ctx.message.text
    // What Telegram says about the chat itself is no question.
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
    const visit = await visitOf(ctx, deps, command?.asked)
    if (visit) await send(ctx, await answerTo(visit, command?.name))
  })
  bot.chatType(['group', 'supergroup']).command([...commandNames], async (ctx) => {
    const visit = await visitOf(ctx, deps)
    const name = commandIn(ctx.message?.text ?? '')?.name
    const allowed = await deps.store.limits.hit(`bot-group:${ctx.chat.id}`, GROUP_MINUTE, 60, deps.clock.now())
    if (visit && isKnown(name) && allowed.allowed) await send(ctx, inGroup(visit, name))
  })
}
/** Telegram lets a bot write twenty times a minute to a group. */
const GROUP_MINUTE = 15
