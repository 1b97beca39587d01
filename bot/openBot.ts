import type { Hono } from 'hono'
import { Api, BotError, GrammyError, HttpError } from 'grammy'
import type { Update, UserFromGetMe } from 'grammy/types'
import { AppError } from '#core/errors.ts'
import type { CounterHandle, Metrics } from '#runtime/metrics.ts'
import type { BotDeps } from './chat/commandContext.ts'
import { createBot, REQUEST_SECONDS } from './createBot.ts'
import { createLinks } from './links.ts'
import { startNotices } from './notices.ts'
import { createUpdateInbox, updateKinds } from './receive/updateInbox.ts'
import { startPolling } from './receive/poll.ts'
import { webhookApp } from './receive/webhookApp.ts'
import type { BotSettings } from './settings.ts'
import { buttonOrigin, serverOrigin } from './setup/origins.ts'

export interface OpenBot {
  readonly me: UserFromGetMe
  /** Receives updates by HTTP; null with long polling. */
  readonly webhook: Hono | null
  /** Starts receiving updates. */
  start(): Promise<void>
  stop(): Promise<void>
}

interface Options extends Omit<BotDeps, 'links'> {
  readonly settings: BotSettings
  readonly metrics: BotMetrics
  /** Identifies this process among its replicas. */
  readonly owner: string
  /** Timeout of Bot API calls in seconds. */
  readonly requestSeconds?: number
}

/** Loads the bot's own account. @throws AppError `config_invalid` for an invalid token, `telegram_unreachable` */
async function whoAmI(api: Api): Promise<UserFromGetMe> {
  try {
    return await api.getMe()
  } catch (cause) {
    // Don't attach the cause: a connection error names the URL, which contains the token.
    if (cause instanceof GrammyError && [401, 404].includes(cause.error_code))
      throw new AppError('config_invalid', 'Telegram rejects this TELEGRAM_BOT_TOKEN.', { retriable: false })
    throw new AppError('telegram_unreachable', 'Telegram does not answer: the bot cannot start.', { retriable: true })
  }
}

const kindOf = (update: Update): string => updateKinds.find((kind) => kind in update) ?? 'other'

/** Builds the bot from its settings and loads its account from Telegram. */
export async function openBot({
  settings,
  metrics,
  owner,
  requestSeconds = REQUEST_SECONDS,
  ...rest
}: Options): Promise<OpenBot> {
  const { token, apiRoot, publicUrl, appName, webhook } = settings
  const me = await whoAmI(new Api(token, apiRoot === undefined ? {} : { apiRoot }))
  const deps: BotDeps = { ...rest, links: createLinks({ publicUrl, username: me.username, appName }) }
  const bot = createBot({ token, apiRoot, me, requestSeconds }, deps)
  const { store, clock, log } = deps

  async function handle(update: Update): Promise<void> {
    try {
      await bot.handleUpdate(update)
      metrics.updates.inc({ kind: kindOf(update), outcome: 'handled' })
    } catch (error) {
      metrics.updates.inc({ kind: kindOf(update), outcome: 'failed' })
      if (!(error instanceof BotError)) throw error
      await bot.errorHandler(error)
      // Telegram wasn't reached, so no answer was sent and the update can be retried.
      if (error.error instanceof HttpError)
        throw new AppError('telegram_unreachable', 'Telegram does not answer.', { retriable: true })
    }
  }

  const once = createUpdateInbox({ store, clock, log, botId: me.id, handle })
  /**
   * Only a warning, which startup doesn't wait for: at another origin the app opens, but lacks features that Telegram
   * denies.
   */
  async function warnOfOrigins(): Promise<void> {
    const places = { publicUrl, apiUrl: settings.apiUrl }
    for (const look of [() => buttonOrigin(bot.api, places), () => serverOrigin(places)]) {
      const problem = await look().catch(() => null)
      if (problem !== null) log.warn({ problem }, 'the Mini App has more than one origin')
    }
  }

  let polling: { stop(): Promise<void> } | null = null
  let notices: { stop(): Promise<void> } | null = null
  return {
    me,
    webhook: webhook && webhookApp({ path: new URL(webhook.url).pathname, secret: webhook.secret, once, log }),
    async start() {
      if (webhook)
        await bot.api.setWebhook(webhook.url, { secret_token: webhook.secret, allowed_updates: [...updateKinds] })
      else
        polling = startPolling({
          api: bot.api,
          store,
          clock,
          log,
          owner,
          botId: me.id,
          once,
          pollSeconds: Math.ceil(requestSeconds / 2),
        })
      notices = startNotices(deps, { token, apiRoot })
      void warnOfOrigins()
    },
    async stop() {
      await Promise.all([polling?.stop(), notices?.stop()])
      await once.stop()
    },
  }
}

interface BotMetrics {
  readonly updates: CounterHandle
}

export const createBotMetrics = (metrics: Metrics): BotMetrics => ({
  updates: metrics.counter('causeway_bot_updates_total', 'Telegram updates, by kind and outcome', ['kind', 'outcome']),
})
