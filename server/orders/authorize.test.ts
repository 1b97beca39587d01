import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderId } from '#core/order/id.ts'
import type { OrderCreated } from '#core/wire/order.ts'
import { ethRoute, observeDeposit, placeOrder, usdcRoute } from '../testing/orderFlow.ts'
import { createTestApp, north, type TestApp, user } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
beforeEach(() => t.reset())
afterAll(() => t.close())

const signature = `0x${'ab'.repeat(65)}` as const
const always = 2 ** 40 - 1
const erc3009 = { kind: 'erc3009', valid_after: 0, valid_before: always, signature }
const permit2 = { kind: 'permit2', deadline: always, signature }
const path = (id: string) => `/api/bridge_api/v1/orders/${id}/authorization`
const bearer = (token: string | null) => (token ? { headers: { authorization: `Bearer ${token}` } } : {})
const send = ({ order, token }: Pick<OrderCreated, 'order' | 'token'>, body: unknown = erc3009) =>
  t.call('POST', path(order.id), { ...bearer(token), body })
const read = ({ order, token }: OrderCreated) => t.call('GET', path(order.id), bearer(token))
const refused = (status: number, reason: string) => ({ status, body: { data: { reason } } })
const openingOf = ({ order }: OrderCreated) => t.store.openings.forOrder(order.id as OrderId)
/** Each test uses a new wallet, so that its limits don't affect the others. */
let wallets = 0
async function placed(request = usdcRoute): Promise<OrderCreated & { wallet: string }> {
  const wallet = `0x${String(++wallets).padStart(40, '7')}`
  t.chain(north).acceptFrom(wallet, signature)
  return { ...(await placeOrder(t, { ...request, from_address: wallet })), wallet }
}

describe('an authorization for an order', () => {
  it.each([erc3009, permit2])('is stored as signed, and its progress is reported: $kind', async (body) => {
    const order = await placed()
    const waiting = { kind: body.kind, state: 'waiting', reason: null, tx_ref: null }
    expect(await read(order)).toMatchObject(refused(404, 'authorization_unknown'))
    expect(await send(order, body)).toMatchObject({ status: 200, body: { data: waiting } })
    const kept = await openingOf(order)
    expect(kept).toMatchObject({
      chainId: north,
      depositor: order.wallet,
      kind: body.kind,
      validAfter: 0,
      validBefore: always,
      signature,
    })
    await t.store.openings.setState(kept?.id ?? 0n, 'refused', { reason: 'authorization_used' })
    const told = { status: 200, body: { data: { state: 'refused', reason: 'authorization_used' } } }
    expect(await read(order)).toMatchObject(told)
    expect(await send(order, body)).toMatchObject(told)
    expect(await send(order, { ...body, signature: `0x${'cd'.repeat(65)}` })).toMatchObject(
      refused(409, 'authorization_exists'),
    )
  })

  it('is accepted only from the order’s creator', async () => {
    const { order } = await placed()
    for (const token of [null, 'co_another'])
      expect(await send({ order, token: token as string })).toMatchObject(refused(404, 'order_unknown'))
  })

  it('must be signed by the order’s sender', async () => {
    const order = await placed()
    t.chain(north).restore()
    expect(await send(order)).toMatchObject(refused(422, 'signature_invalid'))
    expect(await openingOf(order)).toBeNull()
  })

  it('requires a token in an escrow that supports it', async () => {
    expect(await send(await placed(ethRoute))).toMatchObject(refused(422, 'gasless_unavailable'))
    const plain = t.catalogue.assets.map(({ authorization: _, ...asset }) => asset)
    const other = await createTestApp({ deps: { catalogue: { ...t.catalogue, assets: plain } } })
    const order = await placeOrder(other, usdcRoute)
    other.chain(north).acceptFrom(user, signature)
    const answer = await other.call('POST', path(order.order.id), { ...bearer(order.token), body: erc3009 })
    expect(answer).toMatchObject(refused(422, 'gasless_unavailable'))
    await other.close()
  })

  it('is accepted while the order waits, with enough time to land', async () => {
    const now = Math.floor(t.clock.now().getTime() / 1000)
    const order = await placed()
    expect(await send(order, { ...erc3009, valid_after: now + 5 })).toMatchObject(
      refused(422, 'authorization_not_valid_yet'),
    )
    expect(await send(order, { ...erc3009, valid_before: now + 10 })).toMatchObject(
      refused(410, 'authorization_expired'),
    )
    const paid = await placed()
    await observeDeposit(t, paid.order.id)
    expect(await send(paid)).toMatchObject(refused(409, 'order_not_waiting'))
    t.clock.advance(600)
    expect(await send(order)).toMatchObject(refused(410, 'open_expired'))
  })

  it('is one of few concurrent ones, and refused after too many failures', async () => {
    const order = await placed()
    const another = async () => {
      const { order: one } = await placed()
      return t.store.openings.create({
        orderId: one.id as OrderId,
        chainId: north,
        depositor: order.wallet,
        kind: 'erc3009',
        validAfter: 0,
        validBefore: always,
        signature,
      })
    }
    const others = [await another(), await another()]
    expect(await send(order)).toMatchObject(refused(429, 'too_many_openings'))
    for (const { id } of [...others, await another()])
      await t.store.openings.setState(id, 'refused', { reason: 'authorization_used' })
    expect(await send(order)).toMatchObject(refused(403, 'depositor_blocked'))
  })

  it('is not accepted while its network does not respond', async () => {
    const order = await placed()
    t.chain(north).setDown(true)
    expect(await send(order)).toMatchObject({ status: 503 })
    t.chain(north).setDown(false)
    expect(await openingOf(order)).toBeNull()
  })

  it.each([
    ['no signature', { ...erc3009, signature: '0x' }],
    ['another kind', { ...erc3009, kind: 'permit' }],
    ['a field of the other kind', { ...permit2, valid_after: 0 }],
    ['a negative time', { ...erc3009, valid_after: -1 }],
  ])('with %s is malformed', async (_, body) => {
    expect((await send(await placed(), body)).status).toBe(400)
  })
})
