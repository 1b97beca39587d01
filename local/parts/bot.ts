import { Api } from 'grammy'
import { createApi } from '#bot/createApi.ts'
import { createBotMetrics, openBot, type OpenBot } from '#bot/openBot.ts'
import { setUp } from '#bot/setup/setUp.ts'
import { loadTexts } from '#bot/loadTexts.ts'
import type { Listening } from '#runtime/listen.ts'
import { systemClock } from '#runtime/clock.ts'
import { type BotApi, createBotApi } from '../botApi/createBotApi.ts'
import { localBot, localChannel } from '../telegram/accounts.ts'
import type { Running, ServiceDeps } from './server.ts'

interface LocalTelegram extends Listening {
  readonly api: BotApi
}

/** Starts local Telegram servers on a free port, with a channel in which the bot is an administrator. */
export async function startBotApi(): Promise<LocalTelegram> {
  // Second of startup: the bot's database outlives this server and has the updates of earlier runs.
  const firstUpdate = Math.floor(systemClock.now().getTime() / 1000)
  const api = createBotApi({ token: localBot.token, username: localBot.name, name: 'Causeway', firstUpdate })
  api.people.openRoom({ id: localChannel.id, type: 'channel', title: localChannel.title, username: localChannel.name })
  return { api, ...(await api.listen(0)) }
}

interface BotPart extends Running {
  readonly bot: OpenBot
}

/** The bot as in production, with long polling, over the local Bot API. */
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
    // The folder lock admits one process at a time, so a killed process's lease can be taken over at once.
    owner: 'local',
    settings,
  })
  const { token, publicUrl, appName, webhook } = settings
  // Sets up the commands and the menu button of the chat, as `npm run bot:setup -- --apply` does.
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
