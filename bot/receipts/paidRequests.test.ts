import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PaymentOrder } from '#core/wire/order.ts'
import type { Store } from '#store/contract.ts'
import { REQUEST_TOPIC } from '#store/work/types.ts'
import { newOrder, randomAddress } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { loadTexts } from '../loadTexts.ts'
import { openChat } from '../testing/chat.ts'
import { composeRequest, hastenRequest, writeRequestNotices } from './paidRequests.ts'

const pace = { perSecond: 1000, horizonMs: 1000, chatGapMs: 0, claimMs: 1000 }
const MINUTE = 60_000
const HOUR = 60 * MINUTE
let start = Date.now()
let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

/** A request for 1 ETH on the local network, whose requester is known to the bot; and a clock that starts with it. */
async function requested(language = 'en') {
  start += 24 * HOUR
  let now = start
  const clock = { now: () => new Date(now) }
  let orders: Partial<PaymentOrder>[] = []
  let isDown = false
  const payment = async () => {
    if (isDown) throw new Error('down')
    return orders as PaymentOrder[]
  }
  const chat = openChat(store, { user: { id: randomInt(1, 2 ** 47) }, api: { payment } })
  await store.telegram.see({ id: chat.user.id, language, mayWrite: true }, clock.now())
  const id = randomBytes(16).toString('hex')
  const asked = { asset: '31338:native', recipient: randomAddress(), amount: String(10n ** 18n) }
  await store.outbox.add(REQUEST_TOPIC, id, { telegram: String(chat.user.id), ...asked })
  await writeRequestNotices({ store, clock })
  const paid = (amount: bigint): Partial<PaymentOrder> => ({
    id: randomBytes(4).toString('hex'),
    status: 'filled',
    to_asset: asked.asset,
    recipient: asked.recipient,
    memo: null,
    receive_amount: String(amount),
    min_receive_amount: String(amount),
    paid_amount: String(amount),
  })
  /** Composes what is due now, as the sender does; a message counts as sent. */
  const due = async () => {
    const texts: (string | Date | null)[] = []
    const { notices } = await store.notices.claim(clock.now(), pace)
    for (const notice of notices.filter(({ chatId }) => chatId === chat.user.id)) {
      const person = await store.telegram.person(chat.user.id)
      if (!person) throw new Error('unknown')
      const message = await composeRequest({ ...chat.deps, clock })(notice, person)
      if (message && 'waitUntil' in message) {
        await store.notices.postpone(notice, message.waitUntil)
        texts.push(message.waitUntil)
      } else if (message) {
        await store.notices.sent(notice, randomInt(1, 2 ** 31), clock.now())
        texts.push(message.html)
      } else {
        await store.notices.end(notice, 'dropped', clock.now())
        texts.push(null)
      }
    }
    return texts
  }
  return {
    id,
    user: chat.user.id,
    due,
    paid,
    pass: (ms: number) => void (now += ms),
    pay: (...amounts: readonly bigint[]) => void (orders = amounts.map(paid)),
    become: (...rows: Partial<PaymentOrder>[]) => void (orders = rows),
    apiIsDown: (down: boolean) => void (isDown = down),
    /** Event of the payout of an order that names the request. */
    event: async (change: { recipient?: string } = {}) =>
      hastenRequest(
        { store, clock },
        await store.orders.create(
          newOrder({
            payment: id,
            toAsset: asked.asset as never,
            recipient: change.recipient ?? asked.recipient,
            receiveAmount: 10n ** 18n,
          }),
        ),
      ),
  }
}

const ETH = 10n ** 18n

it('tells the requester once, as soon as the request is paid', async () => {
  const one = await requested()
  one.pass(2 * MINUTE)
  const [until] = await one.due()
  expect((until as Date).getTime()).toBeGreaterThan(start + 80 * 24 * HOUR)
  one.pass(HOUR)
  expect(await one.due()).toEqual([])
  one.pay(ETH)
  await one.event()
  one.pass(1)
  expect(await one.due()).toEqual(['<b>Request paid.</b> The 1 ETH that you requested arrived on Southshore.'])
  await one.event()
  one.pass(HOUR)
  expect(await one.due()).toEqual([])
})

it('waits for the rest of a payment in parts', async () => {
  const one = await requested()
  one.pay(ETH / 2n)
  await one.event()
  one.pass(1)
  expect(await one.due()).toEqual([expect.any(Date)])
  one.pay(ETH / 2n, ETH / 2n)
  await one.event()
  one.pass(1)
  expect(await one.due()).toEqual([expect.stringContaining('Request paid')])
})

it('reads again while a payment is on its way, and while the API is down', async () => {
  const one = await requested()
  one.apiIsDown(true)
  one.pass(2 * MINUTE)
  expect(await one.due()).toEqual([expect.any(Date)])
  one.apiIsDown(false)
  one.become({ ...one.paid(ETH), status: 'filling' })
  one.pass(2 * MINUTE)
  expect(await one.due()).toEqual([expect.any(Date)])
  one.pay(ETH)
  one.pass(6 * MINUTE)
  expect(await one.due()).toEqual([expect.stringContaining('Request paid')])
})

it('is not moved by orders that pay something else, nor by a provider’s report', async () => {
  const one = await requested()
  await one.event({ recipient: randomAddress() })
  const report = { received_amount: String(ETH), received_asset: '31338:native', received_verified: false }
  one.become({ ...one.paid(ETH), recipient: randomAddress() }, { ...one.paid(ETH), outcome: report as never })
  one.pass(2 * MINUTE)
  expect(await one.due()).toEqual([expect.any(Date)])
})

it('keeps the first requester of an id, and drops the message for one who turned messages off', async () => {
  const one = await requested()
  await store.outbox.add(REQUEST_TOPIC, one.id, { telegram: '5', asset: '31337:native', recipient: '0x', amount: '1' })
  await writeRequestNotices({ store, clock: { now: () => new Date(start) } })
  expect(await store.notices.message(`request:${one.id}`)).toMatchObject({ chatId: one.user })
  await store.telegram.setReceipts(one.user, false)
  one.pay(ETH)
  await one.event()
  one.pass(1)
  expect(await one.due()).toEqual([null])
})

it.each(loadTexts().languages.map(({ id }) => id))('is written in %s', async (language) => {
  const one = await requested(language)
  one.pay(ETH)
  await one.event()
  one.pass(1)
  const [html] = await one.due()
  expect(html).toContain('1 ETH')
  expect(html).toContain('<b>')
})
