import { autoRetry } from '@grammyjs/auto-retry'
import { sequentialize } from '@grammyjs/runner'
import { Bot } from 'grammy'
import type { UserFromGetMe } from 'grammy/types'
import { handleInline } from './chat/inline.ts'
import { limitPerson } from './chat/limitPerson.ts'
import { handleMessages } from './chat/messages.ts'
import { handlePresses } from './chat/presses.ts'
import { handleMembership } from './chat/membership.ts'
import { replyWithProblem } from './chat/problems.ts'
import type { BotContext } from './chat/context.ts'
import type { BotDeps, ChatDeps } from './chat/commandContext.ts'
import { createBatchLoader } from './createBatchLoader.ts'

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
