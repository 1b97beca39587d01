import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { AssetId } from '#core/chain/assetId.ts'
import type { OrderId } from '#core/order/id.ts'
import { DEPOSIT_TOPIC } from '#store/work/types.ts'
import type { ProviderQuote, RouteProvider } from '../providers/provider.ts'
import { askQuotes, bestQuote, postOrder, usdcRoute } from '../testing/orderFlow.ts'
import { createTestApp, type TestApp, user } from '../testing/testApp.ts'

const depot = `0x${'d0'.repeat(20)}`
const refund = `0x${'4f'.repeat(20)}`
let offered: ProviderQuote | null = null
let prepared = 0

/** Takes deposits as payments to its one address. */
const vendor: RouteProvider = {
  name: 'vendor',
  title: 'Vendor',
  routes: () => [],
  quote: () =>
    Promise.resolve(
      offered ? { quote: offered } : { refusal: { reason: 'no_route', message: 'There’s no such route.' } },
    ),
  prepare: ({ orderId, request: { from, to }, quote }) => {
    prepared++
    const until = new Date(t.clock.now().getTime() + 3_600_000)
    return Promise.resolve({
      external: { reference: `vendor-${orderId}`, openBy: until, fillDeadline: until },
      steps: [
        {
          kind: 'vendor_transfer',
          chain_id: from.chainId,
          label: 'transfer',
          status: 'waiting',
          tx_ref: null,
          any_wallet: false,
          transfer: { asset: from.id, to: depot, amount: quote.send_amount, memo: null, deadline: until.toISOString() },
          receive_asset: to.id,
          statement: { vendor: 'vendor', signed: '', signature: '' },
        },
      ],
    })
  },
  policy: {
    vendor_transfer: {
      targets: () => [depot],
      read: ({ transfer: { to, asset, amount } }) => ({
        targets: [to],
        outflow: [{ asset: asset as AssetId, amount: BigInt(amount) }],
        allowances: [],
      }),
    },
  },
  poll: () => Promise.resolve({ status: 'waiting', cursor: null }),
}

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ deps: { providers: [vendor] } })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  offered = null
  const { quote_id: _q, provider: _p, provider_name: _n, expires_at: _e, ...own } = await bestQuote(t, usdcRoute)
  offered = { ...own, custody: 'provider', fill_mode: 'transfer', signatures: 1, pays_to_address: true }
})

const order = async (body: Record<string, unknown>) => {
  const quote = (await askQuotes(t, usdcRoute)).quotes.find(({ provider }) => provider === 'vendor')
  return postOrder(t, { quote_id: quote?.quote_id, recipient: usdcRoute.recipient, ...body })
}

it('an order without a sender belongs to its refund address, and any wallet may pay it', async () => {
  const { status, data } = await order({ refund_address: refund })
  expect(status).toBe(200)
  expect(data.order).toMatchObject({ from_address: refund, refund_address: refund, custody: 'provider' })
  expect(data.steps).toMatchObject([{ kind: 'vendor_transfer', any_wallet: true, transfer: { to: depot } }])
  // Stored so that its creator's page shows the address again.
  expect(await t.store.orders.steps(data.order.id as OrderId)).toMatchObject([{ body: { any_wallet: true } }])
})

it('an order of a wallet is paid by that wallet', async () => {
  const { data } = await order({ from_address: user, refund_address: refund })
  expect(data.order).toMatchObject({ from_address: user, refund_address: refund })
  expect(data.steps).toMatchObject([{ kind: 'vendor_transfer', any_wallet: false }])
})

it('needs a refund address, and a quote whose deposit is a payment', async () => {
  expect(await order({})).toMatchObject({ status: 422, error: { data: { reason: 'refund_address_required' } } })
  offered = offered && { ...offered, pays_to_address: false }
  expect(await order({ refund_address: refund })).toMatchObject({
    status: 422,
    error: { data: { reason: 'sender_required' } },
  })
})

it('screens the refund address', async () => {
  t.listed.add(`order ${refund}`)
  expect(await order({ refund_address: refund })).toMatchObject({ status: 403 })
})

it('a visitor who collects addresses is refused before the vendor is asked', async () => {
  const { limits } = t.store
  const hit = limits.hit.bind(limits)
  const spent = { allowed: false, retryAfterSeconds: 9 }
  vi.spyOn(limits, 'hit').mockImplementation((bucket, ...rest) =>
    bucket.startsWith('order:address:') ? Promise.resolve(spent) : hit(bucket, ...rest),
  )
  const asked = prepared
  expect(await order({ refund_address: refund })).toMatchObject({ status: 429 })
  expect(prepared).toBe(asked)
  expect(await order({ from_address: user, refund_address: refund })).toMatchObject({ status: 200 })
  vi.restoreAllMocks()
})

it('tells no chat without a Telegram account', async () => {
  await order({ refund_address: refund })
  const told: string[] = []
  await t.store.outbox.drain(DEPOSIT_TOPIC, 10, ({ key }) => Promise.resolve(void told.push(key)))
  expect(told).toEqual([])
})
