import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OrderId } from '#core/order/id.ts'
import { ethRoute, observeDeposit, placeOrder } from '../testing/orderFlow.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ config: { heartbeatSeconds: 0.02, rateLimitScale: 1 } })
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

const open = (
  id: string,
  token: string,
  { lastId, from = '192.0.2.7', method = 'GET' }: Asked = {},
): Promise<Response> =>
  Promise.resolve(
    t.app.request(
      `/api/bridge_api/v1/orders/${id}/events`,
      { method, headers: { authorization: `Bearer ${token}`, ...(lastId ? { 'last-event-id': lastId } : {}) } },
      { incoming: { socket: { remoteAddress: from } } },
    ),
  )
interface Asked {
  lastId?: string
  from?: string
  method?: string
}
/** Opens `count` streams; returns all statuses and the opened ones. */
async function openMany(count: number, one: () => Promise<Response>) {
  const answers = await Promise.all(Array.from({ length: count }, one))
  return { statuses: answers.map(({ status }) => status).sort(), opened: answers.filter(({ ok }) => ok) }
}
const closeAll = (opened: readonly Response[]) => Promise.all(opened.map(({ body }) => body?.cancel()))
const seqs = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map((m) => Number(m[1]))

it('sends past and new events, each with its seq, with heartbeats in between', async () => {
  const { order, token } = await placeOrder(t, ethRoute)
  const response = await open(order.id, token)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const text = readUntil(response, /id: 2\n/)
  await observeDeposit(t, order.id)
  expect(seqs(await text)).toEqual([1, 2])
  expect(await readUntil(await open(order.id, token), /: heartbeat\n\n/)).toContain('data: {"seq":1,"type":"created"')
})

it('resumes after Last-Event-ID', async () => {
  const { order, token } = await placeOrder(t, ethRoute)
  await observeDeposit(t, order.id)
  expect(seqs(await readUntil(await open(order.id, token, { lastId: '1' }), /: heartbeat/))).toEqual([2])
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

it('is refused without access to the order', async () => {
  const { order } = await placeOrder(t, ethRoute)
  expect((await open(order.id, `co_${'x'.repeat(43)}`)).status).toBe(404)
})

it('allows five streams of an order, and another one once one is closed', async () => {
  const { order, token } = await placeOrder(t, ethRoute)
  let address = 0
  const { statuses, opened } = await openMany(7, () => open(order.id, token, { from: `192.0.2.${++address}` }))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  const refused = await open(order.id, token, { from: '192.0.2.99' })
  expect([refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
    '30',
    { code: 429, data: { reason: 'too_many_streams', fix: { kind: 'retry_after', seconds: 30 } } },
  ])
  await opened.shift()?.body?.cancel()
  const again = await open(order.id, token)
  expect(again.status).toBe(200)
  await closeAll([...opened, again])
})

it('allows ten streams of an address for any orders; a /64 of IPv6 is one address', async () => {
  const orders = [await placeOrder(t, ethRoute), await placeOrder(t, ethRoute), await placeOrder(t, ethRoute)]
  let turn = 0
  const { statuses, opened } = await openMany(12, () => {
    const { order, token } = orders[++turn % 3] as (typeof orders)[number]
    return open(order.id, token, { from: `2001:db8:1:2::${turn}` })
  })
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429])
  const { order, token } = orders[0] as (typeof orders)[number]
  const neighbour = await open(order.id, token, { from: '2001:db8:1:3::1' })
  expect(neighbour.status).toBe(200)
  await closeAll([...opened, neighbour])
})

it('allows eight times as many streams for an IPv6 /48', async () => {
  const small = await createTestApp({
    config: { streams: { ...t.deps.config.streams, perAddress: 1, perOrder: 100 }, rateLimitScale: 1 },
  })
  try {
    const { order, token } = await placeOrder(small, ethRoute)
    let household = 0
    const { statuses, opened } = await openMany(10, async () =>
      small.app.request(
        `/api/bridge_api/v1/orders/${order.id}/events`,
        { headers: { authorization: `Bearer ${token}` } },
        { incoming: { socket: { remoteAddress: `2001:db8:1:${++household}::1` } } },
      ),
    )
    expect(statuses).toEqual([...Array<number>(8).fill(200), 429, 429])
    await closeAll(opened)
  } finally {
    await small.close()
  }
})

it('queries the store once for all streams', async () => {
  const placed = [await placeOrder(t, ethRoute), await placeOrder(t, ethRoute), await placeOrder(t, ethRoute)]
  const asked: number[] = []
  const { eventsOf } = t.store.orders
  t.store.orders.eventsOf = (seen) => {
    asked.push(seen.size)
    return eventsOf(seen)
  }
  try {
    const streams = await Promise.all(
      placed.flatMap(({ order, token }) => [open(order.id, token), open(order.id, token)]),
    )
    const texts = streams.map((stream) => readUntil(stream, /id: 2\n/))
    await expect.poll(() => asked, { timeout: 30_000 }).toContain(3)
    for (const { order } of placed) await observeDeposit(t, order.id)
    for (const text of await Promise.all(texts)) expect(seqs(text)).toEqual([1, 2])
  } finally {
    t.store.orders.eventsOf = eventsOf
  }
})

it('ends after its lifetime, and continues for a client that reconnects', async () => {
  const short = await createTestApp({
    config: { heartbeatSeconds: 0.02, streams: { ...t.deps.config.streams, lifetimeSeconds: 0.2 } },
  })
  try {
    const { order, token } = await placeOrder(short, ethRoute)
    const read = async (headers: Record<string, string>) =>
      seqs(
        await readUntil(
          await short.app.request(`/api/bridge_api/v1/orders/${order.id}/events`, {
            headers: { authorization: `Bearer ${token}`, ...headers },
          }),
          null,
        ),
      )
    expect(await read({})).toEqual([1])
    await observeDeposit(short, order.id)
    expect(await read({ 'last-event-id': '1' })).toEqual([2])
  } finally {
    await short.close()
  }
})

it('counts no request without a body', async () => {
  const { order, token } = await placeOrder(t, ethRoute)
  const { statuses } = await openMany(6, () => open(order.id, token, { method: 'HEAD' }))
  expect(new Set(statuses)).toEqual(new Set([200]))
  const { statuses: later, opened } = await openMany(5, () => open(order.id, token))
  expect(new Set(later)).toEqual(new Set([200]))
  await closeAll(opened)
})
