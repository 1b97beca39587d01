import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BotApi, createBotApi } from '#local/botApi/createBotApi.ts'
import type { Fault } from '#local/botApi/faults.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { systemClock } from '#runtime/clock.ts'
import type { Listening } from '#runtime/listen.ts'
import { silentLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import type { Store } from '#store/contract.ts'
import { openStore } from '#store/open.ts'
import { startTestPostgres, type TestPostgres } from '#store/testing/postgres.ts'
import { createBotMetrics, openBot, type OpenBot } from './openBot.ts'
import { fakeApi } from './testing/fakeApi.ts'
import { startBotProcess } from './testing/startBotProcess.ts'
import { loadTexts } from './loadTexts.ts'

/** Generous, since speed isn't tested here. */
const soon = { timeout: 120_000 }
const TOKEN = '4242:faults'
const [ada, bob] = [2001, 2002] as const
/** Seconds that the bot waits for an answer that never arrives. */
const REQUEST_SECONDS = 2

const texts = loadTexts()
const catalogue = loadCatalogue({ profile: 'local' })
const metrics = createBotMetrics(createMetrics())
let postgres: TestPostgres
let url: string
let store: Store
let telegram: BotApi
let root: Listening
let bots: OpenBot[]

beforeAll(async () => {
  postgres = await startTestPostgres()
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  url = await postgres.createDatabase()
  store = await openStore({ url, journal: null, clock: systemClock, log: silentLog })
  telegram = createBotApi({ token: TOKEN, username: 'causeway_test_bot', name: 'Causeway' })
  root = await telegram.listen(await leasePort())
  for (const id of [ada, bob]) telegram.people.meet(id, { first_name: 'Ada', language_code: 'en' })
  bots = []
})
afterEach(async () => {
  telegram.faults.clear()
  await Promise.all(bots.map((bot) => bot.stop()))
  await root.stop()
  await store.close()
})

/** `ahead`: seconds by which its clock is ahead of ours. */
async function start(ahead = 0): Promise<OpenBot> {
  const settings = {
    token: TOKEN,
    apiRoot: root.url,
    appName: null,
    publicUrl: 'https://app.example',
    apiUrl: 'http://127.0.0.1:1',
    webhook: null,
  }
  const clock = { now: () => new Date(Date.now() + ahead * 1000) }
  const bot = await openBot({
    store,
    catalogue,
    api: fakeApi(),
    texts,
    supportUrl: null,
    clock,
    log: silentLog,
    settings,
    metrics,
    owner: `bot ${bots.length}`,
    requestSeconds: REQUEST_SECONDS,
  })
  bots.push(bot)
  await bot.start()
  return bot
}
const said = (id: number): string[] =>
  telegram.people.chat(id).flatMap(({ from, text }) => (from?.is_bot && text !== undefined ? [text] : []))
const answers = (id: number, words: string): number => said(id).filter((text) => text.includes(words)).length
const waiting = async (): Promise<number> =>
  (
    (await (await fetch(`${root.url}/bot${TOKEN}/getWebhookInfo`)).json()) as {
      result: { pending_update_count: number }
    }
  ).result.pending_update_count

const HELP = 'Available commands'
const SUPPORT = 'Open a transfer'

describe('a response to a user', () => {
  it.each<[string, Omit<Fault, 'times'>, number]>([
    ['comes once where Telegram asks for patience', { kind: 'too_many', method: 'sendMessage', seconds: 1 }, 1],
    ['comes once where Telegram is broken', { kind: 'broken', method: 'sendMessage' }, 1],
    ['comes once where its request got no answer and was not taken', { kind: 'silent', method: 'sendMessage' }, 1],
    // The bot cannot know which of these happened, and every user must get an answer.
    ['comes again where it was taken and nobody said so', { kind: 'lost', method: 'sendMessage' }, 2],
    ['comes again where the connection broke after it was taken', { kind: 'cut', method: 'sendMessage' }, 2],
    ['comes once where the question for updates got no answer', { kind: 'silent', method: 'getUpdates' }, 1],
    ['comes once where updates were told and nobody heard it', { kind: 'lost', method: 'getUpdates' }, 1],
    ['comes once where the connection broke while updates were told', { kind: 'cut', method: 'getUpdates' }, 1],
    ['comes once where an update is told twice', { kind: 'twice' }, 1],
  ])('%s', async (_, fault, times) => {
    telegram.faults.plan({ ...fault, times: 1 })
    telegram.people.say(ada, '/help')
    await start()
    await expect.poll(() => answers(ada, HELP), soon).toBe(times)
    // Later messages are answered after it, and nothing earlier is answered again.
    telegram.people.say(ada, '/support')
    await expect.poll(() => answers(ada, SUPPORT), soon).toBe(1)
    expect(said(ada).map((text) => text.includes(HELP))).toEqual([...Array<boolean>(times).fill(true), false])
  })

  it('keeps the order of its chat, even with swapped updates or a slow first answer', async () => {
    telegram.faults.plan({ kind: 'too_many', method: 'sendMessage', chat: ada, seconds: 1, times: 1 })
    await start()
    telegram.people.say(ada, '/help')
    telegram.people.say(ada, '/support')
    telegram.people.say(bob, '/support')
    await expect.poll(() => said(ada).map((text) => text.includes(HELP)), soon).toEqual([true, false])
    await expect.poll(() => answers(bob, SUPPORT), soon).toBe(1)
    await expect.poll(waiting, soon).toBe(0)
    telegram.faults.plan({ kind: 'swapped', times: 1 })
    telegram.people.say(bob, '/help')
    await expect.poll(() => answers(bob, HELP), soon).toBe(1)
  })

  it('a long retry delay from Telegram does not block other chats or the next update', async () => {
    telegram.faults.plan({ kind: 'too_many', method: 'sendMessage', chat: ada, seconds: 600 })
    telegram.people.say(ada, '/help')
    telegram.people.say(bob, '/help')
    await start()
    await expect.poll(() => answers(bob, HELP), soon).toBe(1)
    // Both are answered concurrently: bob's answer may arrive before ada's meets the fault. So must the apology that
    // follows, since clearing the fault before it would let it pass.
    await expect.poll(() => telegram.faults.met(), soon).toBeGreaterThan(1)
    telegram.faults.clear()
    telegram.people.say(ada, '/support')
    await expect.poll(() => said(ada), soon).toEqual([expect.stringContaining(SUPPORT)])
  })

  it('stops for a user who blocked the bot, until they write again', async () => {
    telegram.faults.plan({ kind: 'forbidden', method: 'sendMessage', chat: ada, times: 1 })
    telegram.people.say(ada, '/help')
    await start()
    await expect.poll(async () => (await store.telegram.person(ada))?.reachable, soon).toBe(false)
    telegram.people.say(ada, '/support')
    await expect.poll(() => answers(ada, SUPPORT), soon).toBe(1)
    expect([answers(ada, HELP), (await store.telegram.person(ada))?.reachable]).toEqual([0, true])
  })
})

describe('a pressed button', () => {
  it.each<Fault['kind']>(['too_many', 'broken', 'silent', 'lost', 'cut'])(
    'changes its message once and answers, also with an answer of Telegram that is %s',
    async (kind) => {
      await start()
      telegram.people.say(ada, '/language')
      await expect.poll(() => said(ada), soon).toHaveLength(1)
      const message = telegram.people.chat(ada).findLast(({ from }) => from?.is_bot)?.message_id ?? 0
      telegram.faults.plan({ kind, method: 'editMessageText', times: 1 })
      const query = telegram.people.press(ada, message, '1:language-set:ru')
      await expect.poll(() => telegram.people.answerTo(query)?.text, soon).toBe('Язык изменён на русский')
      expect(said(ada)).toEqual([expect.stringContaining('Выберите язык')])
    },
  )
})

describe('a bot process that ends', () => {
  it('by a kill leaves its pending updates to the next process: each user gets one answer', async () => {
    const people = [ada, bob, 2003, 2004]
    for (const id of people) telegram.people.say(id, '/help')
    telegram.faults.plan({ kind: 'silent', method: 'sendMessage' })
    const killed = await startBotProcess({ url, apiRoot: root.url, token: TOKEN })
    // From now on Telegram doesn't deliver them again.
    await expect.poll(waiting, soon).toBe(0)
    await killed.kill()
    telegram.faults.clear()
    await start(120)
    for (const id of people) await expect.poll(() => answers(id, HELP), soon).toBe(1)
    telegram.people.say(ada, '/support')
    await expect.poll(() => answers(ada, SUPPORT), soon).toBe(1)
    expect(people.map((id) => answers(id, HELP))).toEqual([1, 1, 1, 1])
  })

  it('cleanly while Telegram is down also leaves its updates to the next process', async () => {
    telegram.faults.plan({ kind: 'silent', method: 'sendMessage' })
    telegram.people.say(ada, '/help')
    const first = await start()
    await expect.poll(waiting, soon).toBe(0)
    bots = []
    await first.stop()
    telegram.faults.clear()
    await start()
    await expect.poll(() => answers(ada, HELP), soon).toBe(1)
  })
})
