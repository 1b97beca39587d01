import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Message } from 'grammy/types'
import { type BotApi, createBotApi } from '#local/botApi/createBotApi.ts'
import { assetId } from '#core/chain/assetId.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { systemClock } from '#runtime/clock.ts'
import { type Listening, listen } from '#runtime/listen.ts'
import { silentLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { accessByToken } from '#server/identity/telegram/access.ts'
import { aSwap } from '#store/swaps/suite.ts'
import { createTestApp, north, type TestApp, user } from '#server/testing/testApp.ts'
import { createApi } from './createApi.ts'
import { createBotMetrics, openBot, type OpenBot } from './openBot.ts'
import type { Webhook } from './settings.ts'
import { loadTexts } from './loadTexts.ts'

/** Generous, since speed isn't tested here. */
const soon = { timeout: 90_000 }
const tokenOf = (): string => `${bots}:integration`
const secret = 's'.repeat(40)
/** Token by which API and bot recognize each other. */
const sharedToken = '4242:shared'
const ada = 1001
const texts = loadTexts()
const catalogue = loadCatalogue({ profile: 'local' })

let bots = 4242
let server: TestApp
let http: Listening
let telegram: BotApi
let apiRoot: Listening
let stops: (() => Promise<void>)[]

beforeAll(async () => {
  server = await createTestApp({ deps: { telegram: accessByToken(sharedToken) } })
  http = await listen(server.app, { host: '127.0.0.1', port: await leasePort() })
})
afterAll(async () => {
  await http.stop()
  await server.close()
})

beforeEach(async () => {
  stops = []
  // A separate bot, so that updates handled in other tests don't count.
  bots++
  telegram = createBotApi({ token: tokenOf(), username: 'causeway_test_bot', name: 'Causeway' })
  apiRoot = await telegram.listen(await leasePort())
  telegram.people.meet(ada, { first_name: 'Ada', language_code: 'en' })
})
afterEach(async () => {
  for (const stop of stops.reverse()) await stop()
  await apiRoot.stop()
})

const metrics = createMetrics()
const updates = createBotMetrics(metrics)
async function start(owner: string, webhook: Webhook | null = null): Promise<OpenBot> {
  const settings = {
    token: tokenOf(),
    apiRoot: apiRoot.url,
    appName: null,
    publicUrl: 'http://127.0.0.1:1',
    apiUrl: http.url,
    webhook,
  }
  const bot = await openBot({
    store: server.store,
    catalogue,
    api: createApi(http.url, { token: sharedToken, now: () => server.clock.now().getTime() }),
    texts,
    supportUrl: null,
    clock: systemClock,
    log: silentLog,
    settings,
    metrics: updates,
    owner,
  })
  stops.push(() => bot.stop())
  if (!webhook) await bot.start()
  return bot
}
/** Starts a replica with its own URL; Telegram calls the latest one. */
async function startWebhook(owner: string): Promise<{ url: string; bot: OpenBot }> {
  let app: { fetch: (request: Request) => Response | Promise<Response> } = {
    fetch: () => new Response(null, { status: 500 }),
  }
  const place = await listen({ fetch: (request) => app.fetch(request) }, { host: '127.0.0.1', port: await leasePort() })
  stops.push(() => place.stop())
  const url = `${place.url}/telegram`
  const bot = await start(owner, { url, secret })
  if (bot.webhook) app = bot.webhook
  return { url, bot }
}
const said = (chat = ada): string[] =>
  telegram.people.chat(chat).flatMap(({ from, text }) => (from?.is_bot && text !== undefined ? [text] : []))
const last = (chat = ada): Message | undefined => telegram.people.chat(chat).findLast(({ from }) => from?.is_bot)

/** A swap of the linked wallet, of 1 ETH for 2,999 USDC in a block. */
async function swapped(): Promise<void> {
  const { swaps } = server.store
  const usdc = catalogue.assets.find(({ chainId, symbol }) => chainId === north && symbol === 'USDC')
  const assets = { fromAsset: assetId(north, 'native'), toAsset: usdc?.id ?? assetId(north, 'native') }
  const prices = { fromPriceE8: 3_000n * 10n ** 8n, toPriceE8: 10n ** 8n, nativePriceE8: null }
  const { id } = await swaps.create(aSwap({ chainId: north, fromAddress: user, ...assets, ...prices }))
  const txHash = `0x${'c'.repeat(64)}`
  await swaps.sent(id, txHash)
  const claim = (await swaps.claimDue(50)).find((row) => row.id === id)?.pollAt ?? new Date(0)
  const moved = { sentAmount: 10n ** 18n, receivedAmount: 2_999n * 10n ** 6n, gasFee: null, failure: null }
  const place = { txHash, nonce: 1n, since: 1n, minedAt: server.clock.now(), pollAt: null }
  await swaps.record(id, { status: 'done', ...moved, ...place, claim })
}

/** Lines of a file without quoted cells, by the names of its columns. */
function rowsOf(csv: string): Record<string, string>[] {
  const [head = '', ...lines] = csv.replace('\uFEFF', '').trim().split('\r\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])))
}

describe('with long polling', () => {
  it('answers with the API’s data for the linked wallet, and pages when a button is pressed', async () => {
    await start('one')
    telegram.people.say(ada, '/points')
    await expect.poll(said, soon).toEqual([expect.stringContaining('No wallet is linked')])
    await server.store.telegram.link({ address: user, family: 'evm' }, ada, 20, new Date())
    for (const [command, answer] of [
      ['/points', '0 points'],
      ['/checkin', 'check-in is open'],
      ['/tasks', 'Ways to earn'],
      ['/status', 'No active transfers'],
      ['/history', 'No transfers yet'],
      ['/invite', 'no referral link yet'],
    ] as const) {
      const before = said().length
      telegram.people.say(ada, command)
      await expect.poll(() => said().slice(before), soon).toEqual([expect.stringContaining(answer)])
    }
    server.chain(north).fund(user, assetId(north, 'native'), 5n * 10n ** 17n)
    await swapped()
    telegram.people.say(ada, '/export')
    await expect.poll(() => last()?.text, soon).toContain('CSV files of your linked wallet')
    const menu = last()?.message_id ?? 0
    const exported = async (file: string): Promise<string> => {
      telegram.people.press(ada, menu, `1:export-file:${file}`)
      await expect
        .poll(() => last()?.document?.file_name, soon)
        .toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
      return Buffer.from(telegram.people.file(last()?.document?.file_id ?? '')?.content ?? []).toString()
    }
    expect(await exported('balances')).toMatch(
      new RegExp(`^\uFEFFasset,network,address,amount,value_usd,note\r\nETH,[^,]+,${user},0\\.5,`),
    )
    // The same rows as on the web, with the values that the swap had.
    expect(rowsOf(await exported('history'))).toMatchObject([
      { type: 'swap', sent_asset: 'ETH', sent_amount: '1', received_asset: 'USDC', received_amount: '2999' },
    ])
    expect(rowsOf(await exported('years'))).toMatchObject([{ year: '2026', swaps: '1', transfers: '0' }])
    // Lists only tasks that the Telegram surface offers.
    expect(said().some((text) => text.includes('Discord'))).toBe(true)
    server.policy.telegram['links'] = 'hidden'
    const told = said().length
    telegram.people.say(ada, '/tasks')
    await expect.poll(() => said().slice(told), soon).toEqual([expect.stringContaining('Ways to earn')])
    expect(last()?.text).not.toContain('Discord')
    telegram.people.say(ada, '/language')
    await expect.poll(() => last()?.text, soon).toContain('Choose a language')
    const query = telegram.people.press(ada, last()?.message_id ?? 0, '1:language-set:ru')
    await expect.poll(() => telegram.people.answerTo(query)?.text, soon).toBe('Язык изменён на русский')
    expect(last()?.text).toContain('Выберите язык')
    delete server.policy.telegram['links']
    await server.store.telegram.unlink(user, ada)
    await server.store.telegram.setLanguage(ada, null)
  })

  it('polls from one of two processes, and the other takes over when it stops', async () => {
    const first = await start('one')
    await start('two')
    telegram.people.say(ada, '/help')
    await expect.poll(said, soon).toHaveLength(1)
    await first.stop()
    telegram.people.say(ada, '/help')
    await expect.poll(said, soon).toHaveLength(2)
  })

  it('answers duplicate or swapped updates once, and waits as long as Telegram asks', async () => {
    telegram.faults.plan({ kind: 'twice', times: 1 })
    telegram.faults.plan({ kind: 'too_many', method: 'sendMessage', seconds: 1, times: 1 })
    telegram.people.say(ada, '/help')
    telegram.people.say(ada, '/support')
    await start('one')
    await expect.poll(said, soon).toHaveLength(2)
    telegram.faults.plan({ kind: 'swapped', times: 1 })
    telegram.people.say(ada, '/points')
    await expect.poll(said, soon).toHaveLength(3)
    expect(said().filter((text) => text.includes('Available commands'))).toHaveLength(1)
  })

  it('tracks who blocks it, unblocks it and lets it write', async () => {
    await start('one')
    telegram.people.say(ada, '/help')
    await expect.poll(said, soon).toHaveLength(1)
    telegram.people.block(ada)
    await expect.poll(async () => (await server.store.telegram.person(ada))?.reachable, soon).toBe(false)
    telegram.people.unblock(ada)
    await expect.poll(async () => (await server.store.telegram.person(ada))?.reachable, soon).toBe(true)
    const bob = 1002
    telegram.people.allowWriting(bob)
    await expect.poll(async () => (await server.store.telegram.person(bob))?.mayWrite, soon).toBe(true)
  })

  it('shares routes inline', async () => {
    await start('one')
    const query = telegram.people.askInline(ada, '0.1 eth northshore southshore')
    await expect
      .poll(() => telegram.people.inlineResults(query)?.map(({ id }) => id), soon)
      .toEqual(['route', 'invite'])
  })

  it('recovers after Telegram was down', async () => {
    telegram.faults.plan({ kind: 'broken', method: 'getUpdates', times: 2 })
    await start('one')
    telegram.people.say(ada, '/help')
    await expect.poll(said, soon).toHaveLength(1)
  })
})

describe('with a webhook', () => {
  it('handles each update once across replicas, and none without the secret', async () => {
    const [one, two] = [await startWebhook('one'), await startWebhook('two')]
    await one.bot.start()
    telegram.people.say(ada, '/help')
    await expect.poll(said, soon).toHaveLength(1)

    const update = {
      update_id: 5,
      message: {
        message_id: 9,
        date: 1,
        chat: { id: ada, type: 'private', first_name: 'Ada' },
        from: { id: ada, is_bot: false, first_name: 'Ada' },
        text: '/support',
        entities: [{ type: 'bot_command', offset: 0, length: 8 }],
      },
    }
    const bring = (url: string, header: Record<string, string>) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...header },
        body: JSON.stringify(update),
      })
    const key = { 'x-telegram-bot-api-secret-token': secret }
    expect([
      (await bring(one.url, {})).status,
      (await bring(one.url, { 'x-telegram-bot-api-secret-token': `${secret}x` })).status,
    ]).toEqual([404, 404])
    expect(said()).toHaveLength(1)
    const both = await Promise.all([bring(one.url, key), bring(two.url, key)])
    expect(both.map(({ status }) => status).toSorted()[0]).toBe(200)
    await expect.poll(said, soon).toHaveLength(2)
    await expect.poll(async () => (await bring(two.url, key)).status, soon).toBe(200)
    expect(said()).toHaveLength(2)
    expect((await fetch(one.url, { method: 'POST', headers: key, body: 'nonsense' })).status).toBe(400)
  })

  it('answers if Telegram’s first response is an error', async () => {
    const { bot } = await startWebhook('one')
    await bot.start()
    telegram.faults.plan({ kind: 'broken', method: 'sendMessage', times: 1 })
    telegram.people.say(ada, '/help')
    await expect.poll(said, soon).toHaveLength(1)
  })
})

it('reports a token that Telegram does not know', async () => {
  const settings = {
    token: '1:wrong',
    apiRoot: apiRoot.url,
    appName: null,
    publicUrl: 'http://127.0.0.1:1',
    apiUrl: http.url,
    webhook: null,
  }
  const opening = openBot({
    store: server.store,
    catalogue,
    api: createApi(http.url),
    texts,
    supportUrl: null,
    clock: systemClock,
    log: silentLog,
    settings,
    metrics: updates,
    owner: 'x',
  })
  await expect(opening).rejects.toMatchObject({
    reason: 'config_invalid',
    message: expect.not.stringContaining('wrong'),
  })
})
