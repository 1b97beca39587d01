import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeFactory } from '#chains/testing/fakeChain.ts'
import { depositAddress } from '#chains/evm/order/forwarder.ts'
import { orderFromWire } from '#chains/evm/order/wire.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { assetId } from '#core/chain/assetId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderDetail } from '#core/wire/order.ts'
import type { QuoteRequest } from '#core/wire/quote.ts'
import { bestQuote, postOrder } from '../testing/orderFlow.ts'
import { createTestApp, north, south, type TestApp, user } from '../testing/testApp.ts'

const { usdc, escrow } = localDeployment(north)
const refund = `0x${'0b'.repeat(20)}`
const wanted: QuoteRequest = {
  from_chain_id: north,
  to_chain_id: south,
  token: 'USDC',
  amount: '100000000',
  by_address: true,
  recipient: user,
}

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
beforeEach(() => t.reset())
afterAll(() => t.close())

const order = async (change: Record<string, unknown> = {}, request = wanted) => {
  const { quote_id } = await bestQuote(t, request)
  return postOrder(t, { quote_id, recipient: user, refund_address: refund, ...change })
}

describe('an EVM order that any account can pay', () => {
  it('charges for its opening, and quotes as usual for a wallet', async () => {
    const byAddress = await bestQuote(t, wanted)
    const { by_address: _, ...byWallet } = wanted
    const usual = await bestQuote(t, byWallet)
    const gas = (quote: typeof usual) => quote.fees.filter(({ kind }) => kind === 'deposit_gas').length
    expect([byAddress, usual].map((quote) => [quote.pays_to_address, gas(quote)])).toEqual([
      [true, 1],
      [false, 0],
    ])
    expect(BigInt(byAddress.receive_amount)).toBeLessThan(BigInt(usual.receive_amount))
  })

  it('charges gas for an hour: twice the price, for the opening and for the payout', async () => {
    const amount = ({ fees }: Awaited<ReturnType<typeof bestQuote>>, kind: string) =>
      BigInt(fees.find((fee) => fee.kind === kind)?.amount ?? 0)
    const held = await bestQuote(t, wanted)
    const { by_address: _, ...byWallet } = wanted
    const gasless = await bestQuote(t, { ...byWallet, gasless: true })
    const [payout, usual] = [amount(held, 'gas_compensation'), amount(gasless, 'gas_compensation')]
    expect(payout - 2n * usual).toBeGreaterThanOrEqual(-1n)
    expect(payout - 2n * usual).toBeLessThanOrEqual(1n)
    expect(amount(held, 'deposit_gas')).toBeGreaterThan(amount(gasless, 'deposit_gas'))
  })

  it('gets no address while the hour’s gas is used up, and a quote for the wallet instead', async () => {
    const { quote_id } = await bestQuote(t, wanted)
    // At a higher gas price not even one opening fits.
    t.chain(north).setGasPrice(10n ** 14n)
    t.clock.advance(3)
    const late = await postOrder(t, { quote_id, recipient: user, refund_address: refund })
    expect(late).toMatchObject({ status: 422, error: { data: { reason: 'gasless_unavailable' } } })
    const quote = await bestQuote(t, wanted)
    expect(quote.pays_to_address).toBe(false)
    expect(quote.fees.some(({ kind }) => kind === 'deposit_gas')).toBe(false)
  })

  it('says why its deposit is not opened', async () => {
    const { data } = await order()
    const [step] = data.steps
    if (step?.kind !== 'pay_address') throw new Error('no address')
    t.chain(north).fund(step.address, assetId(north, usdc), 100_000_000n)
    const opening = await t.store.openings.forOrder(data.order.id as OrderId)
    await t.store.openings.setState(opening?.id ?? 0n, 'waiting', { reason: 'opening_fee_too_low' })
    const headers = { authorization: `Bearer ${data.token}` }
    const { body } = await t.call('GET', `/api/bridge_api/v1/orders/${data.order.id}`, { headers })
    expect((body as { data: OrderDetail }).data.address_reason).toBe('opening_fee_too_low')
  })

  it('gets an address that commits to its terms and its owner, and a task for the maker', async () => {
    const { status, data } = await order()
    expect(status).toBe(200)
    const [step] = data.steps
    if (step?.kind !== 'pay_address' || !step.offer) throw new Error('no address')
    expect(data.steps).toHaveLength(1)
    expect(step).toMatchObject({ chain_id: north, label: 'transfer', amount: '100000000', offer: { escrow } })
    const terms = orderFromWire(step.offer.order)
    const parts = { escrow, owner: refund as `0x${string}`, order: terms }
    expect(step.address).toBe(depositAddress(fakeFactory, parts))
    expect(terms.depositor).toBe(step.address)
    expect(data.order).toMatchObject({ from_address: step.address, refund_address: refund, custody: 'escrow' })
    expect(await t.store.openings.forOrder(data.order.id as OrderId)).toMatchObject({
      kind: 'address',
      depositor: refund,
      signature: '0x',
      state: 'waiting',
      validBefore: terms.openBy,
    })
    // An hour for any exchange to send it.
    expect(terms.openBy - Date.parse(data.order.created_at) / 1000).toBeGreaterThan(3_590)
  })

  it('shows what waits at its address, and nothing while the network is silent', async () => {
    const { data } = await order()
    const [step] = data.steps
    if (step?.kind !== 'pay_address') throw new Error('no address')
    const read = async () =>
      (
        (
          await t.call('GET', `/api/bridge_api/v1/orders/${data.order.id}`, {
            headers: { authorization: `Bearer ${data.token}` },
          })
        ).body as { data: OrderDetail }
      ).data.address_balance
    t.chain(north).fund(step.address, assetId(north, usdc), 7n)
    expect(await read()).toBe('7')
    t.chain(north).fund(step.address, assetId(north, usdc), 8n)
    expect(await read()).toBe('7')
    // In another state an earlier balance would look like one that the opening left.
    await t.store.orders.apply(data.order.id as OrderId, 'expired')
    expect(await read()).toBe('8')
  })

  it('counts as one depositor’s with others of its creator, whoever owns them', async () => {
    const [home, elsewhere] = ['203.0.113.7', '198.51.100.9']
    const said = async (n: number, from: string) => {
      const { quote_id } = await bestQuote(limited, wanted)
      const body = { quote_id, recipient: user, refund_address: `0x${String(n).padStart(40, '1')}` }
      const { status, error } = await postOrder(limited, body, undefined, from)
      return status === 200 ? 'stored' : error.data.reason
    }
    const limited = await createTestApp({ config: { reservations: { ordersPerDepositor: 2, percentPerAddress: 100 } } })
    expect([await said(1, home), await said(2, home), await said(3, home)]).toEqual([
      'stored',
      'stored',
      'depositor_reservations',
    ])
    // The same owner, named by another visitor, is not blocked.
    expect(await said(1, elsewhere)).toBe('stored')
    // Behind a proxy all visitors look alike, so only the owner counts.
    const local = [
      await said(1, '127.0.0.1'),
      await said(1, '127.0.0.1'),
      await said(1, '127.0.0.1'),
      await said(2, '127.0.0.1'),
    ]
    expect(local).toEqual(['stored', 'stored', 'depositor_reservations', 'stored'])
    await limited.close()
  })

  it('needs the address of its owner, and a quote for it', async () => {
    expect(await order({ refund_address: undefined })).toMatchObject({
      status: 422,
      error: { data: { reason: 'sender_required' } },
    })
    const { by_address: _, ...byWallet } = wanted
    expect(await order({}, byWallet)).toMatchObject({ status: 422, error: { data: { reason: 'sender_required' } } })
  })
})
