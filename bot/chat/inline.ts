import type { Bot } from 'grammy'
import type { InlineQueryResultArticle } from 'grammy/types'
import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { normalizeDigits, readAmount } from '#core/format/readAmount.ts'
import type { BridgeStart } from '#core/screens/startPayload.ts'
import { inviteMessage } from '../commands/invite.ts'
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

/** Returns the user's referral link; a plain link if they have no code or the API fails. */
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

interface RouteWish {
  readonly wishes: BridgeStart
  /** "0.1 ETH", "ETH". */
  readonly amount: string
  readonly from: string
  readonly to: string
  /** Families of the two networks. */
  readonly families: readonly [from: string, to: string]
}

const AMOUNT = /(?<![\w.,])\d{1,12}(?:[.,]\d{1,18})*(?!\w|[.,]\d)/
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Networks in the order in which a text names them; a longer name wins over one that it contains. */
function chainsIn(chains: readonly ChainDef[], text: string): ChainDef[] {
  const lower = text.toLowerCase()
  const found = chains.flatMap((chain) => {
    const at = lower.search(
      new RegExp(
        `(?<![\\p{L}\\p{N}])${chain.name.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
        'u',
      ),
    )
    return at < 0 ? [] : [{ chain, at, end: at + chain.name.length }]
  })
  const whole = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one && other.at <= one.at && other.end >= one.end && other.end - other.at > one.end - one.at,
      ),
  )
  return whole.toSorted((a, b) => a.at - b.at).map(({ chain }) => chain)
}

/** Parses a route: two networks in order, optionally a token and an amount. Null if it isn't offered. */
export function readRoute(catalogue: Catalogue, text: string): RouteWish | null {
  const [from, to] = chainsIn(catalogue.chains, text)
  if (!from || !to || from.id === to.id) return null
  const offered = catalogue.routes.filter(
    (route) => route.from.startsWith(`${from.id}:`) && route.to.startsWith(`${to.id}:`),
  )
  const symbols = offered.flatMap((route) => catalogue.assets.find(({ id }) => id === route.from)?.symbol ?? [])
  if (symbols.length === 0) return null
  const words = text.split(/\s+/)
  const token = symbols.find((symbol) => words.some((word) => same(word, symbol))) ?? symbols[0] ?? ''
  const amount = readAmount(AMOUNT.exec(normalizeDigits(text))?.[0] ?? 'none', { comma: null }) ?? undefined
  return {
    wishes: { from: String(from.id), to: String(to.id), token, ...(amount === undefined ? {} : { amount }) },
    amount: amount === undefined ? token : `${amount} ${token}`,
    from: from.name,
    to: to.name,
    families: [from.family, to.family],
  }
}
