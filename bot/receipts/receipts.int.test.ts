import { sign } from '@telegram-apps/init-data-node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import type { LaunchData, TelegramReceipts } from '#core/wire/telegram.ts'
import { type BotApi, createBotApi } from '#local/botApi/createBotApi.ts'
import { systemClock } from '#runtime/clock.ts'
import type { Listening } from '#runtime/listen.ts'
import { silentLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { accessByToken } from '#server/identity/telegram/access.ts'
import { createTestApp, type TestApp } from '#server/testing/testApp.ts'
import { finalOrder, randomAddress } from '#store/testing/fixtures.ts'
import { createBotMetrics, openBot, type OpenBot } from '../openBot.ts'
import { fakeApi } from '../testing/fakeApi.ts'
import { loadTexts } from '../loadTexts.ts'

const soon = { timeout: 60_000 }
const token = '4242:receipts'
const path = '/api/identity/v1/telegram'
let server: TestApp
let telegram: BotApi
let root: Listening
let bot: OpenBot

beforeAll(async () => {
  server = await createTestApp({ deps: { telegram: accessByToken(token) } })
  telegram = createBotApi({ token, username: 'causeway_test_bot', name: 'Causeway' })
  root = await telegram.listen(await leasePort())
  const settings = {
    token,
    apiRoot: root.url,
    appName: null,
    publicUrl: 'https://app.example',
    apiUrl: 'http://127.0.0.1:1',
    webhook: null,
  }
  const metrics = createBotMetrics(createMetrics())
  bot = await openBot({
    store: server.store,
    catalogue: server.catalogue,
    api: fakeApi(),
    texts: loadTexts(),
    supportUrl: null,
    clock: systemClock,
    log: silentLog,
    settings,
    metrics,
    owner: 'one',
  })
  await bot.start()
})
afterAll(async () => {
  await bot.stop()
  await root.stop()
  await server.close()
})

const call = async <T>(method: string, where: string, body?: unknown, session?: string) =>
  (
    (
      await server.call(method, `${path}${where}`, {
        ...(body === undefined ? {} : { body }),
        ...(session === undefined ? {} : { headers: { authorization: `Bearer ${session}` } }),
      })
    ).body as { data: T }
  ).data

/** Opens the app, allows messages as its dialog does, and links a wallet. */
async function someone(
  id: number,
  first_name: string,
): Promise<{ id: number; wallet: string; turn(on: boolean): Promise<TelegramReceipts> }> {
  telegram.people.meet(id, { first_name, language_code: 'en' })
  const { token: session } = await call<LaunchData>('POST', '', {
    init_data: sign({ user: { id, first_name, language_code: 'en' } }, token, server.clock.now()),
  })
  expect(await call('GET', '/receipts', undefined, session)).toMatchObject({ may_write: false })
  telegram.people.allowWriting(id)
  await expect
    .poll(() => call<TelegramReceipts>('GET', '/receipts', undefined, session), soon)
    .toMatchObject({ may_write: true })
  const wallet = randomAddress()
  await server.store.telegram.link({ address: wallet, family: 'evm' }, id, 20, new Date())
  return { id, wallet, turn: (on) => call('POST', '/receipts', { on }, session) }
}

const said = (id: number) => telegram.people.chat(id).filter(({ from }) => from?.is_bot)
const texts = (id: number) => said(id).map(({ text }) => text)
const route = { fromChain: chainId(31337), toChain: chainId(31338) }

it('a bridge’s receipts link to it, and go only to users who turned them on and do not block the bot', async () => {
  const [ada, bob, eve] = [await someone(2001, 'Ada'), await someone(2002, 'Bob'), await someone(2003, 'Eve')]
  await ada.turn(false)
  expect(await ada.turn(true)).toEqual({ wanted: true, may_write: true })
  expect(await bob.turn(false)).toEqual({ wanted: false, may_write: true })
  await eve.turn(true)
  telegram.people.block(eve.id)
  await expect.poll(async () => (await server.store.telegram.person(eve.id))?.reachable, soon).toBe(false)

  // Events are processed in order: Ada's receipts arrive after Bob's and Eve's would have.
  for (const { wallet } of [bob, eve])
    await finalOrder(server.store, { ...route, fromAddress: wallet, recipient: wallet })
  const order = await finalOrder(server.store, { ...route, fromAddress: ada.wallet, recipient: ada.wallet })
  await expect
    .poll(() => texts(ada.id), soon)
    .toEqual([
      expect.stringContaining('Deposit detected'),
      expect.stringMatching(/Transfer complete.*0\.099 ETH arrived on Southshore/),
    ])
  for (const message of said(ada.id))
    expect(message.reply_markup?.inline_keyboard[0]).toEqual([
      { text: 'Open transfer', web_app: { url: `https://app.example/order/${order.id}` } },
    ])
  expect([texts(bob.id), texts(eve.id)]).toEqual([[], []])

  const [receipt] = said(ada.id)
  const off = said(ada.id)
    .map(({ reply_markup: markup }) => markup?.inline_keyboard[1]?.[0])
    .map((button) => (button && 'callback_data' in button ? button.callback_data : ''))
  expect([off[0]?.startsWith('1:receipts-off:'), off[0] === off[1]]).toEqual([true, false])
  const query = telegram.people.press(ada.id, receipt?.message_id ?? 0, off[0] ?? '')
  await expect.poll(() => telegram.people.answerTo(query)?.text, soon).toContain('Transfer messages are off')
  expect(await server.store.telegram.person(ada.id)).toMatchObject({ receipts: false })
})
