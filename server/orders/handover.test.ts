import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderId } from '#core/order/id.ts'
import type { OrderHandover, OrderTaken } from '#core/wire/order.ts'
import { hashToken, newToken } from '../identity/token.ts'
import { ethRoute, observeDeposit, placeOrder } from '../testing/orderFlow.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
beforeEach(() => t.reset())
afterAll(() => t.close())

const api = '/api/bridge_api/v1/orders'
const bearer = (token: string | null) => (token ? { headers: { authorization: `Bearer ${token}` } } : {})
const offer = (id: string, token: string | null) => t.call('POST', `${api}/${id}/handover`, bearer(token))
const codeOf = async (id: string, token: string) => ((await offer(id, token)).body as { data: OrderHandover }).data.code
const take = (id: string, code: string, headers: Record<string, string> = {}, token = newToken('order')) =>
  t.call('POST', `${api}/${id}/take`, { body: { code, token_hash: hashToken(token) }, headers })
/** Exchanges the code for access, with a token that the caller created. */
const taken = async (id: string, code: string, token = newToken('order')) => ({
  ...((await take(id, code, {}, token)).body as { data: OrderTaken }).data,
  token,
})
const read = async (id: string, token: string | null) => (await t.call('GET', `${api}/${id}`, bearer(token))).status
const gone = { status: 410, body: { data: { reason: 'handover_gone' } } }

describe('a handover code of an unpaid order', () => {
  it('gives the creator’s rights to one more browser, and both can follow the order', async () => {
    const { order, steps, token } = await placeOrder(t, ethRoute)
    const there = await taken(order.id, await codeOf(order.id, token))
    expect(there).toMatchObject({ order: { id: order.id, status: 'created' }, steps })
    expect(there.token).not.toBe(token)
    expect([await read(order.id, null), await read(order.id, token), await read(order.id, there.token)]).toEqual([
      404, 200, 200,
    ])
    const hash = `0x${'ab'.repeat(32)}`
    await t.call('POST', `${api}/${order.id}/deposit`, { ...bearer(there.token), body: { tx_hash: hash } })
    expect((await t.store.orders.get(order.id as OrderId))?.depositHint).toBe(hash)
    // Handing over in the other direction works too.
    expect(await read(order.id, (await taken(order.id, await codeOf(order.id, there.token))).token)).toBe(200)
    await observeDeposit(t, order.id)
    for (const holder of [token, there.token])
      expect((await t.call('GET', `${api}/${order.id}`, bearer(holder))).body).toMatchObject({
        data: { status: 'deposit_seen' },
      })
  })

  it('works once, also for concurrent requests', async () => {
    const { order, token } = await placeOrder(t, ethRoute)
    const code = await codeOf(order.id, token)
    const both = await Promise.all([take(order.id, code), take(order.id, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect(await take(order.id, code)).toMatchObject(gone)
  })

  it('gives the same result again to the browser that got no response, and to no other', async () => {
    const { order, token } = await placeOrder(t, ethRoute)
    const [code, mine] = [await codeOf(order.id, token), newToken('order')]
    const first = await taken(order.id, code, mine)
    expect(await taken(order.id, code, mine)).toEqual(first)
    t.clock.advance(600)
    expect(await take(order.id, code, {}, mine)).toMatchObject({ status: 200 })
    expect(await take(order.id, code)).toMatchObject(gone)
    expect(await read(order.id, mine)).toBe(200)
  })

  it('gives nothing for a token of another order, or for an invalid hash', async () => {
    const [first, second] = [await placeOrder(t, ethRoute), await placeOrder(t, ethRoute)]
    const mine = newToken('order')
    await taken(first.order.id, await codeOf(first.order.id, first.token), mine)
    const code = await codeOf(second.order.id, second.token)
    expect(await take(second.order.id, code, {}, mine)).toMatchObject(gone)
    expect((await t.call('POST', `${api}/${second.order.id}/take`, { body: { code, token_hash: mine } })).status).toBe(
      400,
    )
    expect((await take(second.order.id, code)).status).toBe(200)
  })

  it('works for ten minutes', async () => {
    const { order, token } = await placeOrder(t, ethRoute)
    const { data } = (await offer(order.id, token)).body as { data: OrderHandover }
    expect(Date.parse(data.expires_at) - t.clock.now().getTime()).toBe(600_000)
    t.clock.advance(600)
    expect(await take(order.id, data.code)).toMatchObject(gone)
  })

  it('is issued only to holders of the order, and opens no other', async () => {
    const [first, second] = [await placeOrder(t, ethRoute), await placeOrder(t, ethRoute)]
    for (const token of [null, second.token, `co_${'x'.repeat(43)}`])
      expect((await offer(first.order.id, token)).status).toBe(404)
    const code = await codeOf(first.order.id, first.token)
    for (const [id, tried] of [
      [second.order.id, code],
      ['1'.repeat(22), code],
      ['none', code],
      [first.order.id, `ch_${'x'.repeat(43)}`],
      [first.order.id, first.token],
    ] as const)
      expect(await take(id, tried)).toMatchObject(gone)
    expect((await take(first.order.id, code)).status).toBe(200)
    await observeDeposit(t, first.order.id)
    // The order is public now, but that grants no right to hand it over.
    expect((await offer(first.order.id, null)).status).toBe(404)
  })

  it('opens nothing by itself, and an order’s token is not a session', async () => {
    const { order, token } = await placeOrder(t, ethRoute)
    const code = await codeOf(order.id, token)
    expect([await read(order.id, code), (await offer(order.id, code)).status]).toEqual([404, 404])
  })

  it('is not exchanged if the surface has no such pair, and still works on another surface', async () => {
    const { order, token } = await placeOrder(t, ethRoute)
    const code = await codeOf(order.id, token)
    t.policy.telegram['wallet:*'] = 'bridging-only'
    expect(await take(order.id, code, { 'x-surface': 'telegram' })).toMatchObject({
      status: 403,
      body: { data: { reason: 'hidden_on_surface' } },
    })
    expect((await take(order.id, code)).status).toBe(200)
  })

  it('is not in the database, nor is the token it was traded for', async () => {
    const { order, token } = await placeOrder(t, ethRoute)
    const [unused, code] = [await codeOf(order.id, token), await codeOf(order.id, token)]
    const there = await taken(order.id, code)
    const everything = await t.everything()
    expect(everything).toContain('order_handovers')
    for (const secret of [unused, code, there.token]) expect(everything).not.toContain(secret)
  })
})

it('handover codes are rate-limited per order', async () => {
  const strict = await createTestApp({ config: { rateLimitScale: 1 } })
  try {
    const { order, token } = await placeOrder(strict, ethRoute)
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, i) =>
        strict.call('POST', `${api}/${order.id}/handover`, { ...bearer(token), from: `198.51.100.${i}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  } finally {
    await strict.close()
  }
})
