import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderId } from '#core/order/id.ts'
import type { Payment } from '#core/wire/order.ts'
import { bestQuote, ethRoute, observeDeposit, placeOrder, postOrder } from '../testing/orderFlow.ts'
import { REQUEST_TOPIC } from '#store/work/types.ts'
import { createTestApp, stranger, type TestApp, user } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(() => t.reset())
afterAll(() => t.close())

const payment = '0123456789abcdef0123456789abcdef'
/** Orders of earlier tests stay in the store. */
const another = (digit: string) => payment.replace('0', digit)
const route = { ...ethRoute, recipient: stranger }

async function read(id: string): Promise<Payment> {
  const { status, body } = await t.call('GET', `/api/bridge_api/v1/payments/${id}`)
  expect(status).toBe(200)
  return (body as { data: Payment }).data
}

describe('a payment request', () => {
  it('lists its orders from their deposit on, and nothing about the payer', async () => {
    const { order } = await placeOrder(t, route, { payment })
    expect((await t.store.orders.get(order.id as OrderId))?.payment).toBe(payment)
    expect(await read(payment)).toEqual({ id: payment, orders: [] })
    await observeDeposit(t, order.id)
    const { orders } = await read(payment)
    expect(orders).toMatchObject([
      { id: order.id, status: 'deposit_seen', to_asset: order.to_asset, recipient: stranger, paid_amount: null },
    ])
    expect(JSON.stringify(orders).toLowerCase()).not.toContain(user.toLowerCase())
    expect(Object.keys(orders[0] ?? {}).filter((key) => /address$|steps|deposit|token/.test(key))).toEqual([])
  })

  it('has no orders of other requests, and none that name no request', async () => {
    const other = await placeOrder(t, route, { payment: another('f') })
    const plain = await placeOrder(t, route)
    for (const [index, { order }] of [other, plain].entries()) await observeDeposit(t, order.id, BigInt(10 + index))
    expect((await read(another('e'))).orders).toEqual([])
  })

  it('is part of what a repeated order request must repeat', async () => {
    const { quote_id } = await bestQuote(t, route)
    const body = { quote_id, from_address: user, recipient: stranger }
    const first = await postOrder(t, { ...body, payment }, 'one-key-of-payments')
    const again = await postOrder(t, { ...body, payment }, 'one-key-of-payments')
    expect(again.data.order.id).toBe(first.data.order.id)
    expect((await postOrder(t, body, 'one-key-of-payments')).error.data.reason).toBe('idempotency_conflict')
  })

  it.each(['', 'x'.repeat(32), payment.toUpperCase(), `${payment}0`])('has no id %j', async (id) => {
    const { quote_id } = await bestQuote(t, route)
    const placed = await postOrder(t, { quote_id, from_address: user, recipient: stranger, payment: id })
    expect([placed.status, placed.error.data.reason]).toEqual([400, 'request_invalid'])
    if (id !== '') expect((await t.call('GET', `/api/bridge_api/v1/payments/${id}`)).status).toBe(400)
  })
})

describe('a message about a paid request', () => {
  const terms = { asset: ethRoute.to_asset ?? '31338:native', recipient: stranger, amount: '1000' }
  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    t.call('POST', `/api/bridge_api/v1/payments/${another('d')}/notice`, { body, headers })

  it('is for people in Telegram alone', async () => {
    expect(await ask(terms)).toMatchObject({ status: 401, body: { data: { reason: 'telegram_session_required' } } })
    expect((await t.store.outbox.waiting()).get(REQUEST_TOPIC)).toBeUndefined()
  })
})
