import { sign } from '@telegram-apps/init-data-node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderEventType } from '#core/order/state.ts'
import type { OrderCreated, PaymentOrder } from '#core/wire/order.ts'
import type { LaunchData } from '#core/wire/telegram.ts'
import { type BotApi, createBotApi } from '#local/botApi/createBotApi.ts'
import type { Listening } from '#runtime/listen.ts'
import { silentLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { accessByToken } from '#server/identity/telegram/access.ts'
import { bestQuote } from '#server/testing/orderFlow.ts'
import { createTestApp, north, type TestApp, user } from '#server/testing/testApp.ts'
import { finalOrder, randomAddress } from '#store/testing/fixtures.ts'
import { createBotMetrics, openBot, type OpenBot } from '../openBot.ts'
import { loadTexts } from '../loadTexts.ts'
import { fakeApi } from '../testing/fakeApi.ts'

const soon = { timeout: 60_000 }
const token = '4242:deposits'
/** P2WPKH of the local network. */
const refund = 'rltc1qgg90q0nyhj008trly6xxadzhhkef0xurg8lwp9'
let server: TestApp
let telegram: BotApi
let root: Listening
let bot: OpenBot
/** Milliseconds by which the bot's clock is ahead. */
let ahead = 0
/** Orders of every payment request, as the API answers. */
let paidOrders: readonly PaymentOrder[] = []

beforeAll(async () => {
  server = await createTestApp({ deps: { telegram: accessByToken(token) }, start: new Date() })
  telegram = createBotApi({ token, username: 'causeway_test_bot', name: 'Causeway' })
  root = await telegram.listen(await leasePort())
  bot = await openBot({
    store: server.store,
    catalogue: server.catalogue,
    api: fakeApi({ payment: async () => paidOrders }),
    texts: loadTexts(),
    supportUrl: null,
    clock: { now: () => new Date(Date.now() + ahead) },
    log: silentLog,
    settings: {
      token,
      apiRoot: root.url,
      appName: null,
      publicUrl: 'https://app.example',
      apiUrl: 'http://127.0.0.1:1',
      webhook: null,
    },
    metrics: createBotMetrics(createMetrics()),
    owner: 'one',
  })
  await bot.start()
})
afterAll(async () => {
  await bot.stop()
  await root.stop()
  await server.close()
})

/** Opens the app and, if they allow messages, waits until the bot knows it. Returns the session. */
async function someone(id: number, allows = true): Promise<string> {
  telegram.people.meet(id, { first_name: 'Ada', language_code: 'en' })
  const { body } = await server.call('POST', '/api/identity/v1/telegram', {
    body: { init_data: sign({ user: { id, first_name: 'Ada', language_code: 'en' } }, token, server.clock.now()) },
  })
  if (allows) telegram.people.allowWriting(id)
  await expect.poll(async () => (await server.store.telegram.person(id))?.mayWrite, soon).toBe(allows)
  return (body as { data: LaunchData }).data.token
}

async function placed(session: string | null): Promise<OrderCreated> {
  const { quote_id } = await bestQuote(server, {
    from_chain_id: chainId(999706631),
    to_chain_id: north,
    token: 'BTC',
    amount: '1234567',
    recipient: user,
  })
  const { body } = await server.call('POST', '/api/bridge_api/v1/orders', {
    body: { quote_id, recipient: user, refund_address: refund },
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(session === null ? {} : { authorization: `Bearer ${session}` }),
    },
  })
  return (body as { data: OrderCreated }).data
}

const said = (id: number) => telegram.people.chat(id).filter(({ from }) => from?.is_bot)
const addressOf = ({ steps: [step] }: OrderCreated): string => (step?.kind === 'pay_address' ? step.address : '')

/** Presses "Turn off transfer messages" below a message. */
async function turnOff(id: number): Promise<void> {
  const [message] = said(id)
  const button = message?.reply_markup?.inline_keyboard[1]?.[0]
  if (!message || !button || !('callback_data' in button)) throw new Error('no button')
  telegram.people.press(id, message.message_id, button.callback_data)
  await expect.poll(async () => (await server.store.telegram.person(id))?.receipts, soon).toBe(false)
}

it('the creator gets a message with address and amount that follows the transfer, and a new one at its end', async () => {
  const session = await someone(3001)
  const created = await placed(session)
  await expect
    .poll(() => said(3001).map(({ text }) => text), soon)
    .toEqual([expect.stringContaining('Deposit address')])
  const [first] = said(3001)
  expect(first?.text).toContain(addressOf(created))
  expect(first?.text).toMatch(/Send exactly 0\.01234567 BTC on Bitshore, once, within \d\d minutes \(until \d/)
  expect(first?.reply_markup?.inline_keyboard[0]).toEqual([
    { text: 'Open transfer', web_app: { url: `https://app.example/order/${created.order.id}` } },
  ])

  const events: readonly (readonly [OrderEventType, RegExp])[] = [
    ['deposit_seen', /Deposit detected.*on Bitshore/],
    ['deposit_confirmed', /Deposit confirmed.*Northshore/],
    ['refund_intent_written', /Refund in progress/],
  ]
  for (const [event, text] of events) {
    await server.store.orders.apply(created.order.id as OrderId, event)
    await expect.poll(() => said(3001).map((message) => message.text), soon).toEqual([expect.stringMatching(text)])
  }
  await server.store.orders.apply(created.order.id as OrderId, 'refunded')
  const refunded = expect.stringMatching(/Refunded.*was refunded on Bitshore/)
  await expect.poll(() => said(3001).map(({ text }) => text), soon).toEqual([refunded, refunded])
  expect(said(3001)[0]?.message_id).toBe(first?.message_id)
})

it('no deposit in time changes the message, so that no one pays too late', async () => {
  const created = await placed(await someone(3002))
  await expect
    .poll(() => said(3002).map(({ text }) => text), soon)
    .toEqual([expect.stringContaining(addressOf(created))])
  await server.store.orders.apply(created.order.id as OrderId, 'expired')
  await expect
    .poll(() => said(3002).map(({ text }) => text), soon)
    .toEqual([expect.stringMatching(/No deposit in time.*Don’t send 0\.01234567 BTC/)])
})

it('the message changes for a user who turned messages off', async () => {
  const created = await placed(await someone(3005))
  await expect.poll(() => said(3005).length, soon).toBe(1)
  await turnOff(3005)
  await server.store.orders.apply(created.order.id as OrderId, 'expired')
  await expect
    .poll(() => said(3005).map(({ text }) => text), soon)
    .toEqual([expect.stringContaining('No deposit in time')])
})

it('no one else gets a message: nobody outside Telegram, and nobody who allows none', async () => {
  const session = await someone(3003, false)
  for (const who of [null, session]) {
    const { order } = await placed(who)
    await server.store.orders.apply(order.id as OrderId, 'deposit_seen')
  }
  // Notices are sent in order, so these would have come first.
  const created = await placed(await someone(3004))
  await expect
    .poll(() => said(3004).map(({ text }) => text), soon)
    .toEqual([expect.stringContaining(addressOf(created))])
  expect(said(3003)).toEqual([])
})

it('the message changes when the time is up, although the order has not expired', async () => {
  const created = await placed(await someone(3006))
  await expect.poll(() => said(3006).length, soon).toBe(1)
  await turnOff(3006)
  ahead = Date.parse(created.order.open_by) - Date.now() + 1000
  await expect.poll(() => said(3006).map(({ text }) => text), soon).toEqual([expect.stringContaining('Time is up')])
  expect((await server.store.orders.get(created.order.id as OrderId))?.state).toBe('quoted')
})

it('the requester of a payment gets one message once all of it has arrived', async () => {
  const session = await someone(3007)
  const [id, recipient] = ['ab'.repeat(16), randomAddress()]
  const terms = { asset: `${north}:native`, recipient, amount: '1000000000000000000' }
  const ask = (headers: Record<string, string>) =>
    server.call('POST', `/api/bridge_api/v1/payments/${id}/notice`, { body: terms, headers })
  expect((await ask({ authorization: `Bearer ${session}` })).status).toBe(200)
  await expect.poll(async () => (await server.store.notices.message(`request:${id}`))?.chatId, soon).toBe(3007)
  paidOrders = [
    { id: 'o', status: 'filled', to_asset: terms.asset, recipient, memo: null, paid_amount: terms.amount },
  ] as PaymentOrder[]
  await finalOrder(server.store, { payment: id, recipient })
  await expect.poll(() => said(3007).map(({ text }) => text), soon).toEqual([expect.stringContaining('Request paid')])
  const [[open] = []] = said(3007)[0]?.reply_markup?.inline_keyboard ?? []
  expect(open).toMatchObject({ text: 'Open request', web_app: { url: expect.stringContaining(`id=${id}`) } })
})
