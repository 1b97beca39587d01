import type { Bot } from 'grammy'
import type { InlineQueryResultArticle } from 'grammy/types'
import { inviteMessage } from '../commands/invite.ts'
import { readRoute, type RouteWish } from '../views/readRoute.ts'
import { type BotContext, createCommandContext } from './context.ts'
import { invites, pairs } from './policy.ts'
import type { ChatDeps, CommandContext } from './commandContext.ts'

/** Short, so that the next query shows changes. */
const CACHE_SECONDS = 10

function routeMessage(
  { words, links }: CommandContext,
  { wishes, amount, from, to }: RouteWish,
): InlineQueryResultArticle {
  const places = { amount, from, to }
  return {
    type: 'article',
    id: 'route',
    title: words.plain('bot-inline-route', places),
    description: words.plain('bot-inline-route_text'),
    input_message_content: {
      message_text: words.html('bot-inline-route_message', places),
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
    },
    reply_markup: {
      inline_keyboard: [[{ text: words.plain('bot-inline-bridge'), url: links.open({ kind: 'bridge', wishes }) }]],
    },
  }
}

/** The user's referral link; a plain link if they have no code or the API fails. */
async function invitation({ store, api, links, words, userId }: CommandContext): Promise<InlineQueryResultArticle> {
  const [wallet] = await store.telegram.walletsOf(userId)
  const code = wallet ? await api.inviteCode(wallet.address).catch(() => null) : null
  return inviteMessage(words, code === null ? links.open({ kind: 'bridge', wishes: {} }) : links.invite(code))
}

/**
 * Answers inline queries with a route (“0.1 eth northshore southshore”) and the user's referral link, as far as the
 * Telegram surface offers them.
 */
export function handleInline(bot: Bot<BotContext>, deps: ChatDeps): void {
  bot.on('inline_query', async (ctx) => {
    const visit = await createCommandContext(ctx, deps)
    if (!visit) return
    const wish = readRoute(deps.catalogue, ctx.inlineQuery.query)
    const offered = wish !== null && (await pairs(visit, ...wish.families))
    const results = [
      ...(offered ? [routeMessage(visit, wish)] : []),
      ...((await invites(visit)) ? [await invitation(visit)] : []),
    ]
    await ctx.answerInlineQuery(results, { cache_time: CACHE_SECONDS, is_personal: true })
  })
}
