import type { Bot } from 'grammy'
import type { BotContext } from './context.ts'
import { meetPerson } from './person.ts'
import type { ChatDeps } from './commandContext.ts'

/** Tracks the permission to write: granted in the app, withdrawn by blocking, restored by unblocking. */
export function handleMembership(bot: Bot<BotContext>, deps: ChatDeps): void {
  bot.on('my_chat_member').chatType('private', async (ctx) => {
    const { new_chat_member: now, from } = ctx.myChatMember
    const reachable = now.status !== 'kicked' && now.status !== 'left'
    await meetPerson(deps, from, false)
    await deps.store.telegram.setReachable(from.id, reachable)
  })
  bot.on('message:write_access_allowed', async (ctx) => void (await meetPerson(deps, ctx.from, true)))
}
