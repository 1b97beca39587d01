import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startBotProcess } from '#bot/testing/startBotProcess.ts'
import { startProcess, type StartedProcess } from '#runtime/testing/startProcess.ts'
import { type BotApi, createBotApi } from '#local/botApi/createBotApi.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { startTestPostgres } from '#store/testing/postgres.ts'
import type { BenchBotOptions } from './bot/options.ts'
import { type Figure, percentile } from './figure.ts'

const ROUNDS = 3
const PEOPLE = 300
const WARM_UP = 600
const UPDATES = 2000
const TOKEN = '4242:bench'
const MOST_MS = 300_000
const bareFile = fileURLToPath(new URL('./bot/bareProcess.ts', import.meta.url))
const start = {
  own: startBotProcess,
  bare: (options: BenchBotOptions): Promise<StartedProcess> => startProcess(bareFile, options),
}
type Kind = keyof typeof start

/**
 * Compares the product's bot with a bare one, in turns. Each stores every update and answers it with one message,
 * through the same Bot API server and PostgreSQL.
 */
export async function botFigures(): Promise<Figure[]> {
  const postgres = await startTestPostgres()
  const botApi = createBotApi({ token: TOKEN, username: 'causeway_bot', name: 'Causeway' })
  const server = await botApi.listen(await leasePort())
  try {
    const options: BenchBotOptions = { url: await postgres.createDatabase(), apiRoot: server.url, token: TOKEN }
    for (let id = 1; id <= PEOPLE; id++) botApi.people.meet(id, { first_name: 'Person', language_code: 'en' })
    const rates: Record<Kind, number[]> = { own: [], bare: [] }
    for (let round = 0; round < ROUNDS; round++)
      for (const kind of ['own', 'bare'] as const) rates[kind].push(await rateOf(kind, botApi, options))
    const [own, bare] = [percentile(rates.own, 0.5), percentile(rates.bare, 0.5)]
    return [
      {
        name: 'bot: updates a second, each stored and answered with a message',
        value: own,
        unit: '/s',
        limit: null,
        baseline: { name: 'a bare grammY bot', value: bare },
        ratioLeast: 0.7,
      },
    ]
  } finally {
    await server.stop()
    await postgres.stop()
  }
}

async function rateOf(kind: Kind, botApi: BotApi, options: BenchBotOptions): Promise<number> {
  const bot = await start[kind](options)
  try {
    await answered(botApi, WARM_UP)
    const seconds = await answered(botApi, UPDATES)
    await confirmed(options)
    return UPDATES / seconds
  } finally {
    await bot.stop()
  }
}

/** Returns the seconds until `count` messages from users are answered. */
async function answered(botApi: BotApi, count: number): Promise<number> {
  let left = count
  let done = (): void => {}
  const all = new Promise<void>((resolve) => (done = resolve))
  const stop = botApi.watch(({ kind }) => {
    if (kind === 'sent' && --left === 0) done()
  })
  for (let n = 0; n < count; n++) botApi.people.say(1 + (n % PEOPLE), '/support')
  const from = performance.now()
  const late = new AbortController()
  try {
    await Promise.race([
      all,
      pause(MOST_MS, null, { signal: late.signal }).then(() =>
        Promise.reject(new Error(`${left} of ${count} messages were not answered in time`)),
      ),
    ])
    return (performance.now() - from) / 1000
  } finally {
    late.abort()
    stop()
  }
}

/** Confirms pending updates, so that the next bot does not receive them. */
async function confirmed({ apiRoot, token }: BenchBotOptions): Promise<void> {
  for (;;) {
    const { result } = (await (await fetch(`${apiRoot}/bot${token}/getWebhookInfo`)).json()) as {
      result: { pending_update_count: number }
    }
    if (result.pending_update_count === 0) return
    await pause(20)
  }
}
