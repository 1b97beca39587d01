import { Api } from 'grammy'
import { createApi } from '#bot/api/createApi.ts'
import { createBotMetrics } from '#bot/metrics.ts'
import { openBot, type OpenBot } from '#bot/openBot.ts'
import { setUp } from '#bot/setup/setUp.ts'
import { loadTexts } from '#bot/texts/loadTexts.ts'
import type { Listening } from '#runtime/listen.ts'
import { systemClock } from '#runtime/clock.ts'
import { type BotApi, createBotApi } from '../botApi/createBotApi.ts'
import { localBot, localChannel } from '../telegram/bot.ts'
import type { Running, ServiceDeps } from './services.ts'

interface LocalTelegram extends Listening {
  readonly api: BotApi
}

/** Telegram's servers, on this machine, on a free port, with a channel in which the bot is an administrator. */
export async function startBotApi(): Promise<LocalTelegram> {
  // The second of the start: the bot's database outlives this server, and knows the updates of earlier starts.
  const firstUpdate = Math.floor(systemClock.now().getTime() / 1000)
  const api = createBotApi({ token: localBot.token, username: localBot.name, name: 'Causeway', firstUpdate })
  api.people.openRoom({ id: localChannel.id, type: 'channel', title: localChannel.title, username: localChannel.name })
  return { api, ...(await api.listen(0)) }
}

interface BotPart extends Running {
  readonly bot: OpenBot
}

/** The bot as production runs it, with long polling, over the Bot API of this machine. */
export async function startBot(
  { store, catalogue, log, metrics }: ServiceDeps,
  where: { apiRoot: string; serverUrl: string; publicUrl: string },
): Promise<BotPart> {
  const texts = loadTexts()
  const settings = {
    token: localBot.token,
    apiRoot: where.apiRoot,
    appName: null,
    publicUrl: where.publicUrl,
    apiUrl: where.serverUrl,
    webhook: null,
  }
  const bot = await openBot({
    store,
    catalogue,
    api: createApi(where.serverUrl, { token: localBot.token }),
    texts,
    supportUrl: null,
    clock: systemClock,
    log: log.child({ part: 'bot' }),
    metrics: createBotMetrics(metrics),
    // The folder lock lets one process in at a time, so a lease left by a killed one is ours to take over at once.
    owner: 'local',
    settings,
  })
  const { token, publicUrl, appName, webhook } = settings
  // Whoever opens the chat finds the commands and the button beside the field, as after `npm run bot:setup -- --apply`.
  await setUp({
    api: new Api(token, { apiRoot: where.apiRoot }),
    texts,
    plan: { publicUrl, apiUrl: where.serverUrl, appName, webhook, channel: `@${localChannel.name}` },
    apply: true,
    tell: () => {},
  })
  await bot.start()
  return { bot, stop: () => bot.stop() }
}
