import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { AppError } from '#core/errors.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { loadSite } from '#runtime/catalogue/site.ts'
import { systemClock } from '#runtime/clock.ts'
import { type BotConfig, loadConfig } from '#runtime/config.ts'
import { type Part, runMain, runParts } from '#runtime/lifecycle.ts'
import { httpPart } from '#runtime/listen.ts'
import { createOperatorApp, operatorPart } from '#runtime/operatorPart.ts'
import { createLog, type Log } from '#runtime/log.ts'
import { createMetrics, type Metrics } from '#runtime/metrics.ts'
import type { BotStore } from '#store/contract.ts'
import { openStore } from '#store/open.ts'
import { createApi } from './createApi.ts'
import { createBotMetrics, openBot, type OpenBot } from './openBot.ts'
import { type BotSettings, botSettings } from './settings.ts'
import { loadTexts } from './loadTexts.ts'

const OFF = 'TELEGRAM_BOT_TOKEN is not set'

async function open(
  env: BotConfig,
  settings: BotSettings,
  log: Log,
  metrics: Metrics,
): Promise<{ bot: OpenBot; parts: readonly Part[] }> {
  // The server writes linked wallets: a separate database for the bot would have no users.
  if (!env.DATABASE_URL)
    throw new AppError('config_invalid', 'The bot shares the database of the server: set DATABASE_URL.', {
      retriable: false,
    })
  const catalogue = loadCatalogue(env.catalogue)
  const store: BotStore = await openStore({ url: env.DATABASE_URL, journal: null, clock: systemClock, log })
  const { support } = loadSite(env.catalogue).around.links
  const deps = {
    store,
    catalogue,
    api: createApi(settings.apiUrl, { token: settings.token }),
    texts: loadTexts(),
    // A path is relative to the app.
    supportUrl: support === undefined ? null : new URL(support, settings.publicUrl).href,
    clock: systemClock,
    log,
  }
  const bot = await openBot({ ...deps, settings, metrics: createBotMetrics(metrics), owner: randomUUID() }).catch(
    async (error: unknown) => {
      await store.close()
      throw error
    },
  )
  log.info(
    { username: bot.me.username, updates: bot.webhook ? 'webhook' : 'long polling' },
    'the bot is known to Telegram',
  )
  return { bot, parts: [{ name: 'database', stop: () => store.close() }] }
}

/** Runs the bot as a process of its own. Without a token it keeps running and reports that it is off. */
async function main(): Promise<void> {
  const env = loadConfig('bot', process.env)
  const settings = botSettings(env)
  const log = createLog(
    env.LOG_LEVEL,
    undefined,
    [settings?.token, settings?.webhook?.secret].filter((secret) => secret !== undefined),
  )
  const metrics = createMetrics({ process: 'bot' })
  const app = new Hono()
  app.get('/health', (c) =>
    c.json({ code: 0, message: 'ok', data: settings ? { bot: 'on' } : { bot: 'off', reason: OFF } }),
  )
  const http = [
    operatorPart(createOperatorApp(metrics), env, log),
    httpPart(app, { host: env.HOST, port: env.PORT }, log),
  ]
  if (!settings) {
    log.warn({ reason: OFF }, 'the bot is off')
    return runParts(http, log)
  }

  const { bot, parts } = await open(env, settings, log, metrics)
  if (bot.webhook) app.route('/', bot.webhook)
  await runParts([...parts, ...http, { name: 'bot', start: () => bot.start(), stop: () => bot.stop() }], log)
}

runMain(main)
