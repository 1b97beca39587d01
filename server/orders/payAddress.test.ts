import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { isOfferOf } from '#chains/evm/order/addressOffer.ts'
import { orderHash } from '#chains/evm/order/hash.ts'
import { createFakeKey } from '#src/wallets/bitcoin/testing/fakeKey.ts'
import { networkOf } from '#chains/bitcoin/networks.ts'
import { bitcoinServices } from '#chains/bitcoin/services.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderDetail } from '#core/wire/order.ts'
import type { QuoteRequest } from '#core/wire/quote.ts'
import { openDepositAccounts } from '../providers/maker/prepare.ts'
import { bestQuote, fromSol, placeOrder, postOrder } from '../testing/orderFlow.ts'
import { createTestApp, north, svmUser, type TestApp, user } from '../testing/testApp.ts'

const bitshore = chainId(999706631)
const { hrp = '', pubKeyHash = 0, scriptHash = 0 } = networkOf(bitshore) ?? {}
const keyAt = (n: number) => createFakeKey(n, { bech32: hrp, pubKeyHash, scriptHash, wif: 0xef }).address.p2wpkh
const refund = keyAt(31)
const fromBitcoin: QuoteRequest = {
  from_chain_id: bitshore,
  to_chain_id: north,
  token: 'BTC',
  amount: '1000000',
  recipient: user,
}

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
beforeEach(() => t.reset())
afterAll(() => t.close())

const order = async (change: Record<string, unknown> = {}, app = t) => {
  const { quote_id } = await bestQuote(app, fromBitcoin)
  return postOrder(app, { quote_id, recipient: user, refund_address: refund, ...change })
}
const addressOf = (index: number): string | undefined =>
  bitcoinServices.openDepositAccount?.(
    chainById(t.catalogue, bitshore).settlement?.depositAccount ?? '',
    bitshore,
  )(index)

describe('an order whose deposit has an address of its own', () => {
  it('needs a refund address and no wallet, and gets an address that the deposit account derives', async () => {
    const { status, data } = await order()
    expect(status).toBe(200)
    const [step] = data.steps
    if (step?.kind !== 'pay_address') throw new Error('no address')
    expect(data.steps).toHaveLength(1)
    expect(step).toMatchObject({ chain_id: bitshore, label: 'transfer', status: 'waiting', amount: '1000000' })
    expect(step.address).toBe(addressOf(step.index))
    expect(data.order).toMatchObject({ from_address: refund, refund_address: refund, custody: 'maker' })
    const row = await t.store.depositAddresses.find(bitshore, step.address)
    const terms = (await t.store.orders.get(data.order.id as OrderId))?.escrowOrder
    if (!row || !terms) throw new Error('not stored')
    expect(row.orderId).toBe(data.order.id)
    const offer = { chainId: bitshore, address: step.address, orderHash: orderHash(terms) }
    expect(await isOfferOf(devAccounts.offerSigner.address, offer, row.signature)).toBe(true)
    const minutes = (Date.parse(data.order.open_by) - t.clock.now().getTime()) / 60_000
    expect(minutes).toBeGreaterThan(59)
  })

  it('shows its address again to its creator alone', async () => {
    const { data } = await order()
    const read = (token: string) =>
      t.call('GET', `/api/bridge_api/v1/orders/${data.order.id}`, { headers: { authorization: `Bearer ${token}` } })
    const { body } = await read(data.token)
    expect((body as { data: OrderDetail }).data.steps).toEqual(data.steps)
    expect((await read('co_other')).status).toBe(404)
  })

  it('never shares an address, and a repeated request gets the same one', async () => {
    const { quote_id } = await bestQuote(t, fromBitcoin)
    const body = { quote_id, recipient: user, refund_address: refund }
    const key = crypto.randomUUID()
    const again = await Promise.all([0, 1, 2].map(() => postOrder(t, body, key)))
    const other = await order()
    const stepsOf = (of: typeof again) => of.filter(({ status }) => status === 200).map(({ data }) => data.steps[0])
    const first = stepsOf(again)
    expect(new Set(first.map((step) => JSON.stringify(step))).size).toBe(1)
    expect(await postOrder(t, body, key)).toMatchObject({ data: { steps: [first[0]] } })
    expect(stepsOf([other])[0]).not.toMatchObject({ address: (first[0] as { address: string }).address })
  })

  it('binds amount, recipient and refund address by its hash', async () => {
    const { data } = await order()
    const row = await t.store.orders.get(data.order.id as OrderId)
    if (!row?.escrowOrder) throw new Error('no terms')
    expect(row.onchainId).toBe(orderHash(row.escrowOrder))
    expect(row.escrowOrder).toMatchObject({ inputAmount: 1_000_000n, recipient: user })
    const other = { ...row.escrowOrder, depositor: '0x0014' as const }
    expect(orderHash(other)).not.toBe(row.onchainId)
    // The script of the refund address.
    expect(row.escrowOrder.depositor).toMatch(/^0x0014[0-9a-f]{40}$/)
  })

  it('belongs to the wallet that pays, if one is connected', async () => {
    const wallet = keyAt(32)
    const { data } = await order({ from_address: wallet })
    expect(data.order).toMatchObject({ from_address: wallet, refund_address: refund })
    expect(data.steps[0]).toMatchObject({ kind: 'pay_address' })
  })

  it.each([
    ['no refund address', { refund_address: undefined }, 'refund_address_required'],
    ['a refund address of the main network', { refund_address: createFakeKey(31).address.p2wpkh }, 'refund_invalid'],
    ['a refund address of another family', { refund_address: user }, 'refund_invalid'],
  ])('is refused with %s, and consumes no address', async (_, change, reason) => {
    const before = await t.store.depositAddresses.since(bitshore, -1)
    expect(await order(change)).toMatchObject({ status: 422, error: { data: { reason } } })
    expect(await t.store.depositAddresses.since(bitshore, -1)).toEqual(before)
  })

  it('screens the refund address', async () => {
    t.listed.add(`order ${refund}`)
    expect(await order()).toMatchObject({ status: 403, error: { data: { reason: 'address_listed' } } })
  })
})

it('other networks require the sender', async () => {
  const { from_address: _, ...walletless } = fromSol
  const { quote_id } = await bestQuote(t, walletless)
  const { status, error } = await postOrder(t, { quote_id, recipient: user, refund_address: svmUser })
  expect([status, error]).toMatchObject([
    422,
    { data: { reason: 'sender_required', fix: { kind: 'connect_wallet', family: 'svm' } } },
  ])
  expect((await placeOrder(t, fromSol, { refund_address: svmUser })).steps[0]).toMatchObject({ kind: 'svm_tx' })
})

it('one visitor cannot collect addresses, and others still get them', async () => {
  const strict = await createTestApp({ config: { rateLimitScale: 1 / 20 } })
  const { quote_id } = await bestQuote(strict, fromBitcoin)
  const place = (n: number, from: string) =>
    postOrder(strict, { quote_id, recipient: user, refund_address: keyAt(40 + n) }, crypto.randomUUID(), from)
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) {
    statuses.push((await place(n, '192.0.2.77')).status)
    strict.clock.advance(4)
  }
  expect(statuses).toContain(200)
  expect(statuses).toContain(429)
  const handed = (await strict.store.depositAddresses.since(bitshore, -1)).length
  expect(handed).toBe(statuses.filter((status) => status === 200).length)
  expect((await place(9, '198.51.100.3')).status).toBe(200)
  await strict.close()
}, 60_000)

it('refuses to start with a deposit account that derives no addresses', () => {
  const settle = (account: string) => ({
    chains: t.catalogue.chains.map((chain) =>
      chain.id === bitshore && chain.settlement
        ? { ...chain, settlement: { ...chain.settlement, depositAccount: account } }
        : chain,
    ),
  })
  expect(() => openDepositAccounts(settle('xpub-of-nothing'))).toThrow(/settlement\.json, 999706631, depositAccount: /)
  expect(openDepositAccounts(t.catalogue).size).toBe(1)
})
