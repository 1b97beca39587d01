import { encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Moved, MovedRead } from '#chains/contract/reader.ts'
import type { OrderId } from '#core/order/id.ts'
import type { Step } from '#core/wire/order.ts'
import type { QuoteRequest } from '#core/wire/quote.ts'
import { stepsProblem } from '#core/order/stepPolicy.ts'
import { silentLog } from '#runtime/log.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import { proofReads } from '../../orders/externalProof.ts'
import { pollOnce } from '../../orders/testing/pollOnce.ts'
import { askQuotes, postOrder, usdc } from '../../testing/orderFlow.ts'
import { createTestApp, north, stranger, type TestApp, user } from '../../testing/testApp.ts'
import { createDirectProvider } from './createDirectProvider.ts'
import { directPolicy } from './policy.ts'

const token = `${north}:${usdc}` as AssetId
const coins = `${north}:native` as AssetId
const payee = `0x${'c0'.repeat(20)}`
const payment = 'ab'.repeat(16)
let made = 0
/** Another transaction each time: one ends one order, of earlier tests too. */
const newTx = (): string => `0x${String(++made).padStart(64, '0')}`

describe('a step of a direct payment', () => {
  const terms = {
    chain: north,
    asset: token,
    amount: 25n,
    nativeFee: 0n,
    toChain: north,
    recipient: payee,
    toAsset: token,
    minReceive: 25n,
    isExact: true,
    owners: [user],
    refundTo: null,
  }
  const call = (change: Partial<Extract<Step, { kind: 'evm_call' }>> = {}): Step => ({
    kind: 'evm_call',
    chain_id: north,
    label: 'transfer',
    status: 'waiting',
    tx_ref: null,
    to: usdc,
    data: transfer(payee, 25n),
    value: '0',
    offer: null,
    approval: null,
    ...change,
  })
  const problem = (steps: readonly Step[], change: Partial<typeof terms> = {}) =>
    stepsProblem(steps, { ...terms, ...change }, directPolicy)
  const ofCoins = { asset: coins, toAsset: coins }

  it('is the token’s transfer, or a plain payment of coins', async () => {
    expect(await problem([call()])).toBeNull()
    expect(await problem([call({ to: payee, data: '0x', value: '25' })], ofCoins)).toBeNull()
  })

  it.each<[string, Parameters<typeof call>[0], string]>([
    ['pays another recipient', { data: transfer(stranger, 25n) }, 'recipient'],
    ['sends more', { data: transfer(payee, 26n) }, 'outflow'],
    ['sends less', { data: transfer(payee, 24n) }, 'minimum'],
    ['sends another token', { to: stranger }, 'outflow'],
    ['sends coins with it', { value: '1' }, 'unreadable'],
    ['sends coins instead', { to: payee, data: '0x', value: '25' }, 'outflow'],
    ['approves a spender', { data: approve(stranger, 25n) }, 'unreadable'],
    ['moves an allowance', { data: transferFrom(user, payee, 25n) }, 'unreadable'],
    ['has bytes after its arguments', { data: `${transfer(payee, 25n)}00` }, 'unreadable'],
    [
      'has bytes in front of the recipient',
      { data: transfer(payee, 25n).replace('0'.repeat(24), 'f'.repeat(24)) },
      'unreadable',
    ],
    ['carries terms', { terms: '{}' }, 'unreadable'],
    ['is on another network', { chain_id: 1 }, 'network'],
  ])('that %s is refused', async (_, change, expected) => expect(await problem([call(change)])).toBe(expected))

  it.each<[string, Parameters<typeof call>[0], string]>([
    ['pays another recipient', { to: stranger, value: '25' }, 'recipient'],
    ['sends more', { to: payee, value: '26' }, 'outflow'],
    ['sends less', { to: payee, value: '24' }, 'minimum'],
    ['calls the recipient', { to: payee, value: '25', data: '0x12345678' }, 'unreadable'],
  ])('of coins that %s is refused', async (_, change, expected) =>
    expect(await problem([call({ data: '0x', ...change })], ofCoins)).toBe(expected),
  )

  it('needs no approval, and no second transfer', async () => {
    const approval = call({ label: 'approve', data: approve(stranger, 25n) })
    expect(await problem([approval, call()])).toBe('unreadable')
    expect(await problem([call(), call()])).toBe('order')
  })

  it('leads to the same asset alone', async () => expect(await problem([call()], { toAsset: coins })).toBe('recipient'))
})

describe('a direct payment', () => {
  let t: TestApp
  /** The network’s answer for each transaction and account. */
  let network: Map<string, (account: string) => Moved | 'unreachable'>
  const asked: QuoteRequest = {
    from_asset: token,
    to_asset: token,
    amount: '25000000',
    exact: 'receive',
    from_address: user,
    recipient: payee,
    payment,
  }
  const amount = 25_000_000n

  beforeAll(async () => {
    t = await createTestApp()
    const moved = ({ account, txId }: MovedRead): Promise<Moved | null> => {
      const found = network.get(txId)?.(account) ?? null
      return found === 'unreachable' ? Promise.reject(new Error('no quorum')) : Promise.resolve(found)
    }
    Object.assign(t.chain(north), { moved })
  })
  afterAll(() => t.close())
  beforeEach(async () => {
    await t.reset()
    network = new Map()
  })

  const quoteOf = async (change: Partial<QuoteRequest> = {}) => askQuotes(t, { ...asked, ...change })
  const place = async (change: Partial<QuoteRequest> = {}, extra: Record<string, unknown> = {}) => {
    const { quotes } = await quoteOf(change)
    return postOrder(t, {
      quote_id: quotes[0]?.quote_id,
      from_address: user,
      recipient: payee,
      payment: change.payment ?? payment,
      ...extra,
    })
  }
  const placed = async (change: Partial<QuoteRequest> = {}) => (await place(change)).data
  const report = async ({ order, token: creator }: Awaited<ReturnType<typeof placed>>, txId: string) => {
    const headers = { authorization: `Bearer ${creator}` }
    const path = `/api/bridge_api/v1/orders/${order.id}/deposit`
    expect((await t.call('POST', path, { body: { tx_hash: txId }, headers })).status).toBe(200)
  }
  const poll = async (seconds = 10) => {
    t.clock.advance(seconds)
    const direct = createDirectProvider(t.deps)
    await pollOnce({ ...t.deps, providers: [direct], log: silentLog, reads: proofReads(t.deps.chains) })
  }
  const stateOf = async ({ order: { id } }: Awaited<ReturnType<typeof placed>>) => {
    const [row, progress] = [await t.store.orders.get(id as OrderId), await t.store.externalOrders.get(id as OrderId)]
    return {
      state: row?.state,
      reason: progress?.reason,
      verified: progress?.isReceivedVerified,
      tx: progress?.payoutTx,
    }
  }
  const payments = async (id = payment) =>
    ((await t.call('GET', `/api/bridge_api/v1/payments/${id}`)).body as { data: { orders: Record<string, unknown>[] } })
      .data.orders
  /** A token's transfer as the network shows it to each account. */
  const transferred =
    ({ from = user, to = payee, units = amount, position = 3, at = t.clock.now() } = {}) =>
    (account: string): Moved => {
      if (account === from) return { at, amount: -units }
      return account === to ? { at, amount: units, arrivals: [{ from, position, amount: units }] } : { at, amount: 0n }
    }
  const sentCoins =
    ({ from = user, to = payee, units = amount } = {}) =>
    (account: string): Moved => ({
      at: t.clock.now(),
      amount: account === from ? -units : account === to ? units : 0n,
    })

  it('is quoted for a payment request alone, without a fee, and asks no other provider', async () => {
    const { quotes, reasons } = await quoteOf()
    expect(reasons).toEqual([])
    expect(quotes).toMatchObject([
      {
        provider: 'direct',
        custody: 'direct',
        exact: 'receive',
        send_amount: '25000000',
        receive_amount: '25000000',
        min_receive_amount: '25000000',
        fees: [],
        native_fee: '0',
        signatures: 1,
      },
    ])
    const reasonsOf = async (change: object) => (await quoteOf(change)).reasons.map(({ reason }) => reason)
    expect(await reasonsOf({ payment: undefined })).toEqual(['no_route'])
    expect(await reasonsOf({ exact: 'send' })).toEqual(['exact_unsupported'])
    expect(await reasonsOf({ destination_gas: '1' })).toEqual(['destination_gas_unsupported'])
    expect(await reasonsOf({ gasless: true })).toEqual(['gasless_unavailable'])
    expect(await reasonsOf({ recipient: user })).toEqual(['recipient_is_payer'])
    expect(await reasonsOf({ recipient: usdc })).toEqual(['recipient_unusable'])
    expect(await reasonsOf({ recipient: `0x${'0'.repeat(36)}dead` })).toEqual(['recipient_unusable'])
  })

  it('is not offered where no quorum reads the network, nor as a route', async () => {
    const south = `31338:native`
    expect((await quoteOf({ from_asset: south, to_asset: south })).reasons).toMatchObject([
      { reason: 'provider_unavailable' },
    ])
    expect(createDirectProvider(t.deps).routes()).toEqual([])
  })

  it('follows the surface policy', async () => {
    t.policy.web['payment:direct'] = 'hidden'
    expect((await quoteOf()).reasons).toMatchObject([{ reason: 'hidden_on_surface' }])
    delete t.policy.web['payment:direct']
    const { quotes } = await quoteOf()
    t.policy.web['payment:direct'] = 'bridging-only'
    const body = { quote_id: quotes[0]?.quote_id, from_address: user, recipient: payee, payment }
    expect((await postOrder(t, body)).error.data).toMatchObject({ reason: 'hidden_on_surface' })
  })

  it('is ordered for the request that it was quoted for', async () => {
    for (const other of ['cd'.repeat(16), undefined])
      expect((await place({}, { payment: other })).error.data).toMatchObject({ reason: 'quote_mismatch' })
  })

  it('ends as paid once the network shows it, and pays the request', async () => {
    const made = await placed()
    expect(made.steps).toMatchObject([{ kind: 'evm_call', label: 'transfer', to: usdc, data: transfer(payee, amount) }])
    await poll()
    expect(await stateOf(made)).toMatchObject({ state: 'quoted', reason: null })
    const tx = newTx()
    await report(made, tx)
    await poll()
    expect(await stateOf(made)).toMatchObject({ state: 'quoted', reason: null })
    network.set(tx, transferred())
    await poll()
    expect(await stateOf(made)).toEqual({ state: 'done', reason: null, verified: true, tx })
    expect(await payments()).toMatchObject([
      {
        id: made.order.id,
        status: 'settled',
        payout: { tx_hash: tx },
        outcome: { received_amount: '25000000', received_verified: true },
      },
    ])
    expect((await t.contents())['point_bridges'] ?? '').not.toContain(made.order.id)
  })

  it('of coins counts only as a transaction from the payer to the recipient', async () => {
    const request = { from_asset: coins, to_asset: coins }
    const ends: [(account: string) => Moved, string][] = [
      [sentCoins(), 'done'],
      [sentCoins({ from: stranger }), 'quoted'],
      [sentCoins({ units: amount + 1n }), 'quoted'],
      // Coins that a contract passed on are in no event.
      [() => ({ at: t.clock.now(), amount: null }), 'quoted'],
    ]
    for (const [shown, state] of ends) {
      const tx = newTx()
      const made = await placed(request)
      network.set(tx, shown)
      await report(made, tx)
      await poll()
      expect((await stateOf(made)).state).toBe(state)
    }
  })

  it.each<[string, () => (account: string) => Moved]>([
    ['paid someone else', () => transferred({ to: stranger })],
    ['moved less', () => transferred({ units: amount - 1n })],
    ['moved more', () => transferred({ units: amount + 1n })],
    ['was sent by another account', () => transferred({ from: stranger })],
    ['is older than the order', () => transferred({ at: new Date(t.clock.now().getTime() - 86_400_000) })],
  ])('isn’t a transaction that %s: the order stays to be paid, then expires', async (_, shown) => {
    const [wrong, right] = [newTx(), newTx()]
    const made = await placed()
    network.set(wrong, shown())
    await report(made, wrong)
    await poll()
    expect(await stateOf(made)).toEqual({ state: 'quoted', reason: 'payment_other', verified: false, tx: null })
    await poll(3600)
    expect(await stateOf(made)).toMatchObject({ state: 'expired', reason: 'payment_other' })
    network.set(right, transferred())
    await report(made, right)
    await poll(600)
    expect(await stateOf(made)).toMatchObject({ state: 'done', reason: null, tx: right })
  })

  it('pays one request: the same transaction pays no second order, and each transfer of a batch one', async () => {
    const other = 'ef'.repeat(16)
    const [first, second] = [await placed(), await placed({ payment: other })]
    const tx = newTx()
    const two = (account: string): Moved => ({
      ...transferred()(account),
      ...(account === payee
        ? { amount: 2n * amount, arrivals: [3, 7].map((position) => ({ from: user, position, amount })) }
        : { amount: -2n * amount }),
    })
    network.set(tx, transferred())
    for (const made of [first, second]) await report(made, tx)
    await poll()
    await poll(60)
    const states = [await stateOf(first), await stateOf(second)].map(({ state }) => state)
    expect(states.sort()).toEqual(['done', 'quoted'])
    network.set(tx, two)
    await poll(3600)
    expect([await stateOf(first), await stateOf(second)].map(({ state }) => state)).toEqual(['done', 'done'])
  })

  it('belongs to the order that was made first, whoever names it for another one', async () => {
    const payers = await placed()
    const strangers = await placed({ payment: 'ef'.repeat(16) })
    const tx = newTx()
    await report(strangers, tx)
    await report(payers, tx)
    network.set(tx, transferred())
    const id = payers.order.id as OrderId
    const claim = (await t.store.externalOrders.get(id))?.pollAt ?? new Date()
    const pollAt = new Date(t.clock.now().getTime() + 60_000)
    await t.store.externalOrders.postpone(id, { pollAt, claim, isFailure: false })
    await poll(30)
    expect(await stateOf(strangers)).toMatchObject({ state: 'quoted', reason: 'payment_other' })
    await poll(60)
    expect(await stateOf(payers)).toMatchObject({ state: 'done', tx })
    await poll(60)
    expect(await stateOf(strangers)).toMatchObject({ state: 'quoted', reason: 'payment_other' })
  })

  it('has an end in words where the network rejected or dropped its transaction', async () => {
    const [reverted, missing] = [newTx(), newTx()]
    const [failed, dropped] = [await placed(), await placed()]
    network.set(reverted, () => ({ at: t.clock.now(), amount: 0n, isFailed: true }))
    await report(failed, reverted)
    await report(dropped, missing)
    await poll()
    expect(await stateOf(failed)).toMatchObject({ state: 'quoted', reason: 'payment_failed' })
    expect(await stateOf(dropped)).toMatchObject({ state: 'quoted', reason: null })
    await poll(3600)
    expect(await stateOf(failed)).toMatchObject({ state: 'failed', reason: 'payment_failed' })
    await poll(600)
    expect(await stateOf(dropped)).toMatchObject({ state: 'expired', reason: 'payment_unseen' })
  })

  it('can be sent again within its time, by the replacement’s transaction too', async () => {
    const [reverted, next] = [newTx(), newTx()]
    const made = await placed()
    network.set(reverted, () => ({ at: t.clock.now(), amount: 0n, isFailed: true }))
    await report(made, reverted)
    await poll()
    network.set(next, transferred())
    await report(made, next)
    await poll(60)
    expect(await stateOf(made)).toMatchObject({ state: 'done', reason: null, tx: next })
  })

  it('is neither paid nor over while the network’s endpoints disagree', async () => {
    const tx = newTx()
    const made = await placed()
    network.set(tx, () => 'unreachable')
    await report(made, tx)
    await poll()
    await poll(7200)
    expect(await stateOf(made)).toMatchObject({ state: 'quoted', reason: null, tx: null })
    network.set(tx, transferred())
    await poll(600)
    expect(await stateOf(made)).toMatchObject({ state: 'done', tx: tx })
  })
})

function transfer(to: string, units: bigint): `0x${string}` {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to as `0x${string}`, units] })
}
function approve(spender: string, units: bigint): `0x${string}` {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender as `0x${string}`, units] })
}
function transferFrom(from: string, to: string, units: bigint): `0x${string}` {
  const abi = parseAbi(['function transferFrom(address from, address to, uint256 amount)'])
  return encodeFunctionData({
    abi,
    functionName: 'transferFrom',
    args: [from as `0x${string}`, to as `0x${string}`, units],
  })
}
