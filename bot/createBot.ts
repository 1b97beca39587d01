import { autoRetry } from '@grammyjs/auto-retry'
import { sequentialize } from '@grammyjs/runner'
import { Bot, GrammyError, HttpError } from 'grammy'
import type { UserFromGetMe } from 'grammy/types'
import { reasonOf } from '#core/errors.ts'
import { handleInline } from './chat/inline.ts'
import { handleMessages } from './chat/messages.ts'
import { type BotContext, createCommandContext, meetPerson } from './chat/context.ts'
import type { BotDeps, ChatDeps } from './chat/commandContext.ts'
import { createBatchLoader } from './createBatchLoader.ts'
import { readCallbackData } from './chat/view.ts'
import { replace } from './chat/show.ts'
import { buttons } from './commands/index.ts'
import type { PlainBotKey } from './loadTexts.ts'

export interface BotOptions {
  readonly token: string
  /** Base URL of the Bot API; defaults to Telegram's. */
  readonly apiRoot?: string | undefined
  readonly me: UserFromGetMe
  /** Timeout of Bot API calls in seconds. */
  readonly requestSeconds?: number
}

export const REQUEST_SECONDS = 20
/** Honors Telegram's retry_after up to here; a later answer would be useless to the user. */
const LONGEST_PAUSE_SECONDS = 5
const MOST_RETRIES = 2

const withNobody = <V>(ids: readonly number[], known: ReadonlyMap<number, V>): ReadonlyMap<number, V | null> =>
  new Map(ids.map((id) => [id, known.get(id) ?? null]))

/** Creates the bot with all handlers; the caller feeds it updates. */
export function createBot(
  { token, apiRoot, me, requestSeconds = REQUEST_SECONDS }: BotOptions,
  given: BotDeps,
): Bot<BotContext> {
  const deps: ChatDeps = {
    ...given,
    person: createBatchLoader(async (ids) => withNobody(ids, await given.store.telegram.people(ids))),
  }
  const bot = new Bot<BotContext>(token, {
    botInfo: me,
    client: { ...(apiRoot === undefined ? {} : { apiRoot }), timeoutSeconds: requestSeconds },
  })
  bot.api.config.use(
    autoRetry({ maxDelaySeconds: LONGEST_PAUSE_SECONDS, maxRetryAttempts: MOST_RETRIES, rethrowHttpErrors: true }),
  )
  // Updates of one chat are handled in order.
  bot.use(sequentialize((ctx) => String(ctx.chat?.id ?? ctx.from?.id ?? '')))
  for (const handle of [handleMembership, limitPerson, handlePresses, handleInline, handleMessages]) handle(bot, deps)
  bot.catch(({ error, ctx }) => replyWithProblem(ctx, deps, error))
  return bot
}

/** More than a user reads in a minute. */
const PERSON_MINUTE = 30
const MINUTE = 60

/**
 * Limits each user in private chats across all replicas: one notice above the limit, then silence until the minute
 * ends.
 */
function limitPerson(bot: Bot<BotContext>, { store, clock, texts, person }: ChatDeps): void {
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

/** Tracks the permission to write: granted in the app, withdrawn by blocking, restored by unblocking. */
function handleMembership(bot: Bot<BotContext>, deps: ChatDeps): void {
  bot.on('my_chat_member').chatType('private', async (ctx) => {
    const { new_chat_member: now, from } = ctx.myChatMember
    const reachable = now.status !== 'kicked' && now.status !== 'left'
    await meetPerson(deps, from, false)
    await deps.store.telegram.setReachable(from.id, reachable)
  })
  bot.on('message:write_access_allowed', async (ctx) => void (await meetPerson(deps, ctx.from, true)))
}

/** Handles pressed buttons. Each press is answered, because Telegram shows a spinner until then. */
function handlePresses(bot: Bot<BotContext>, deps: ChatDeps): void {
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

const FORBIDDEN = 403
/** Messages by our error reason. */
const sentences: Readonly<Record<string, PlainBotKey>> = {
  api_unavailable: 'bot-problem-api',
  api_busy: 'bot-problem-busy',
  export_limit: 'bot-export-limit',
  export_too_large: 'bot-export-too_large',
}

/** Facts of an error for the log, without URLs: Telegram's contain the token. */
const factsOf = (error: unknown): Record<string, unknown> => {
  if (error instanceof GrammyError)
    return { method: error.method, code: error.error_code, description: error.description }
  if (error instanceof HttpError) return { reason: 'telegram_unreachable' }
  return { reason: reasonOf(error), error: error instanceof Error ? error.message : String(error) }
}

/** Reports a failure to the user. Not for refusals by Telegram or lost connections: that message would fail too. */
async function replyWithProblem(ctx: BotContext, { texts, store, log }: BotDeps, error: unknown): Promise<void> {
  log.error({ update: ctx.update.update_id, ...factsOf(error) }, 'an update was not handled')
  const user = ctx.from
  if (error instanceof GrammyError && error.error_code === FORBIDDEN) {
    if (user && ctx.chat?.type === 'private') await store.telegram.setReachable(user.id, false).catch(() => undefined)
    return
  }
  if (error instanceof HttpError || !user) return
  const person = await store.telegram.person(user.id).catch(() => null)
  const text = texts
    .translatorFor(person?.languageChoice, user.language_code)
    .plain(sentences[reasonOf(error)] ?? 'bot-problem')
  await (ctx.callbackQuery
    ? ctx.answerCallbackQuery({ text, show_alert: true })
    : ctx.chat?.type === 'private'
      ? ctx.reply(text)
      : Promise.resolve()
  ).catch((second: unknown) =>
    log.warn({ update: ctx.update.update_id, ...factsOf(second) }, 'the user could not be informed'),
  )
}
