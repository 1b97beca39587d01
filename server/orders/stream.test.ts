import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OrderId } from '#core/order/id.ts'
import { ethRoute, observeDeposit, placeOrder } from '../testing/orderFlow.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ config: { heartbeatSeconds: 0.02 } })
})
beforeEach(() => t.reset())
afterAll(() => t.close())

/** Reads the stream until the text matches, or to its end. */
async function readUntil(response: Response, pattern: RegExp | null): Promise<string> {
  if (!response.body) throw new Error('no stream')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    text += value
    if (pattern?.test(text)) {
      await reader.cancel()
      break
    }
  }
  return text
}

const open = (id: string, token: string, lastId?: string) =>
  t.app.request(`/api/bridge_api/v1/orders/${id}/events`, {
    headers: { authorization: `Bearer ${token}`, ...(lastId ? { 'last-event-id': lastId } : {}) },
  })
const seqs = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map((m) => Number(m[1]))

it('sends what happened and what happens, each event under its seq, with heartbeats between', async () => {
  const { order, token } = await placeOrder(t, ethRoute)
  const response = await open(order.id, token)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const text = readUntil(response, /id: 2\n/)
  await observeDeposit(t, order.id)
  expect(seqs(await text)).toEqual([1, 2])
  expect(await readUntil(await open(order.id, token), /: heartbeat\n\n/)).toContain('data: {"seq":1,"type":"created"')
})

it('goes on after Last-Event-ID', async () => {
  const { order, token } = await placeOrder(t, ethRoute)
  await observeDeposit(t, order.id)
  expect(seqs(await readUntil(await open(order.id, token, '1'), /: heartbeat/))).toEqual([2])
})

it('ends when the order has ended', async () => {
  const { order, token } = await placeOrder(t, ethRoute)
  const text = readUntil(await open(order.id, token), null)
  await t.store.orders.apply(order.id as OrderId, 'rejected')
  expect(seqs(await text)).toEqual([1, 2])
})

it('a lost notification delays an event but never loses it', async () => {
  const deaf = await createTestApp({ config: { heartbeatSeconds: 0.02 } })
  try {
    deaf.store.onOrderEvent = () => () => {}
    const { order, token } = await placeOrder(deaf, ethRoute)
    const response = await deaf.app.request(`/api/bridge_api/v1/orders/${order.id}/events`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const text = readUntil(response, /id: 2\n/)
    await observeDeposit(deaf, order.id)
    expect(seqs(await text)).toEqual([1, 2])
  } finally {
    await deaf.close()
  }
})

it('is closed to those who may not see the order', async () => {
  const { order } = await placeOrder(t, ethRoute)
  expect((await open(order.id, `co_${'x'.repeat(43)}`)).status).toBe(404)
})
