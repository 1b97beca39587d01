import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { systemClock } from '#runtime/clock.ts'
import { createLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { openStore } from '#store/open.ts'
import { createApi } from '../createApi.ts'
import { createBotMetrics, openBot } from '../openBot.ts'
import { loadTexts } from '../loadTexts.ts'

export interface BotProcessOptions {
  readonly url: string
  readonly apiRoot: string
  readonly token: string
}

/** Runs the bot as in production, including its own messages; prints `ready`, ends on SIGTERM. */
const { url, apiRoot, token } = JSON.parse(process.argv[2] ?? '{}') as BotProcessOptions
const log = createLog('warn')
const store = await openStore({ url, journal: null, clock: systemClock, log })
const settings = {
  token,
  apiRoot,
  appName: null,
  publicUrl: 'https://app.example',
  apiUrl: 'http://127.0.0.1:1',
  webhook: null,
}
const bot = await openBot({
  store,
  catalogue: loadCatalogue({ profile: 'local' }),
  api: createApi(settings.apiUrl),
  texts: loadTexts(),
  supportUrl: null,
  clock: systemClock,
  log,
  settings,
  metrics: createBotMetrics(createMetrics()),
  owner: String(process.pid),
})
await bot.start()
process.once('SIGTERM', () => void bot.stop().then(() => store.close()))
process.stdout.write('ready\n')
