import { recoverTypedDataAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decodeDepositorCall } from '#chains/evm/order/calls.ts'
import { memoHash, orderHash } from '#chains/evm/order/hash.ts'
import { assetId } from '#core/chain/assetId.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import { orderIdFromNonce, type OrderId } from '#core/order/id.ts'
import { offerTypedData } from '#chains/evm/order/typedData.ts'
import { orderFromWire } from '#chains/evm/order/wire.ts'
import type { Order, OrderDetail, OrderPage, Step } from '#core/wire/order.ts'
import { createMakerProvider } from '../providers/maker/createMakerProvider.ts'
import {
  bestQuote,
  ethRoute,
  fromSol,
  observeDeposit,
  placeOrder,
  postOrder,
  toSol,
  usdc,
  usdcRoute,
} from '../testing/orderFlow.ts'
import { createTestApp, maker, north, proxy, south, stranger, svmUser, type TestApp, user } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(() => t.reset())
afterAll(() => t.close())

const orderCount = async () => [...(await t.store.orders.countByState()).values()].reduce((a, b) => a + b, 0)
const other = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
const api = '/api/bridge_api/v1'
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const labels = (steps: readonly Step[]) => steps.map((s) => s.label)
const stored = async (id: string) => {
  const row = await t.store.orders.get(id as OrderId)
  if (!row) throw new Error('not stored')
  return row
}
const termsOf = (step: Step | undefined) => {
  const { offer } = evm(step)
  if (!offer) throw new Error('no offer')
  return orderFromWire(offer.order)
}
const evm = (step: Step | undefined) => {
  if (step?.kind !== 'evm_call') throw new Error('not an EVM call')
  return step
}

describe('an order of an exact payout', () => {
  const wanted = '40000000000000000000'
  const exact = { ...usdcRoute, amount: wanted, exact: 'receive' } as const

  it('offers exactly what was asked for, and keeps which side that is', async () => {
    const quote = await bestQuote(t, exact)
    const { order, steps } = await placeOrder(t, exact)
    expect(order).toMatchObject({ exact: 'receive', receive_amount: wanted, send_amount: quote.send_amount })
    expect(termsOf(steps.at(-1))).toMatchObject({
      outputAmount: BigInt(wanted),
      inputAmount: BigInt(quote.send_amount),
    })
    expect((await stored(order.id)).exact).toBe('receive')
  })

  it('is none if the inventory no longer suffices', async () => {
    const quote = await bestQuote(t, exact)
    t.chain(south).fund(maker, assetId(south, usdcSouth(quote.to_asset)), BigInt(wanted) - 1n)
    t.clock.advance(3)
    const placed = await postOrder(t, { quote_id: quote.quote_id, from_address: user, recipient: user })
    expect(placed.error.data.reason).toBe('insufficient_liquidity')
  })

  it('sends exactly the amount if that was asked for', async () =>
    expect((await placeOrder(t, usdcRoute)).order).toMatchObject({ exact: 'send', send_amount: usdcRoute.amount }))
})
const usdcSouth = (asset: string): string => asset.split(':')[1] ?? ''

describe('an escrowed order', () => {
  it('is stored under the hash that the contracts compute, with a signed offer', async () => {
    const { order, steps } = await placeOrder(t, ethRoute)
    const open = evm(steps[0])
    if (!open.offer) throw new Error('no offer')
    const terms = orderFromWire(open.offer.order)
    expect(orderHash(terms)).toBe(order.onchain_id)
    expect((await stored(order.id)).onchainId).toBe(order.onchain_id)
    const signer = await recoverTypedDataAddress({
      ...offerTypedData(terms, open.offer.escrow as `0x${string}`),
      signature: open.offer.maker_signature as `0x${string}`,
    })
    expect(signer).toBe(t.deps.offerSigner?.address)
    expect(decodeDepositorCall(open.data as `0x${string}`)).toEqual({
      kind: 'open',
      order: terms,
      makerSignature: open.offer.maker_signature,
    })
    expect(terms).toMatchObject({
      depositor: user,
      maker,
      recipient: user,
      inputAmount: BigInt(open.value),
      memoHash: `0x${'0'.repeat(64)}`,
    })
  })

  it('keeps the windows that the escrow requires, from chain time if that is ahead', async () => {
    const ahead = Math.floor(t.clock.now().getTime() / 1000) + 5000
    await t.store.chainState.setHead(south, { height: 1n, hash: '0x1', time: ahead, finalized: 1n })
    const { order, steps } = await placeOrder(t, ethRoute)
    const terms = termsOf(steps[0])
    expect(terms.openBy).toBe(ahead + 60)
    expect(terms.refundAfter - terms.fillDeadline).toBeGreaterThanOrEqual(2 * 3600)
    expect(order.open_by).toBe(new Date(terms.openBy * 1000).toISOString())
    const long = termsOf((await placeOrder(t, toSol)).steps[0])
    expect(long.refundAfter - long.fillDeadline).toBeGreaterThanOrEqual(24 * 3600)
  })

  it('requires an approval of exactly the amount, unless the allowance suffices', async () => {
    const first = await placeOrder(t, usdcRoute)
    expect(labels(first.steps)).toEqual(['approve', 'open'])
    const approve = evm(first.steps[0])
    expect(approve).toMatchObject({
      to: usdc,
      approval: { token: usdc, spender: evm(first.steps[1]).to, amount: usdcRoute.amount },
    })
    expect(decodeDepositorCall(approve.data as `0x${string}`)).toEqual({
      kind: 'approve',
      spender: approve.approval?.spender,
      amount: BigInt(usdcRoute.amount),
    })
    t.chain(north).approve(user, usdc, evm(first.steps[1]).to, BigInt(usdcRoute.amount))
    expect(labels((await placeOrder(t, usdcRoute)).steps)).toEqual(['open'])
  })

  it('binds a payout on a memo network to the order id', async () => {
    const { order, steps } = await placeOrder(t, toSol)
    expect(termsOf(steps[0]).memoHash).toBe(memoHash(order.id))
  })
})

describe('an order to an exchange', () => {
  const withMemo = { ...toSol, exchange_id: 11 }
  const reasonFor = async (request: typeof toSol, extra: Record<string, unknown> = {}) => {
    const quote = await bestQuote(t, request)
    const { status, error } = await postOrder(t, {
      quote_id: quote.quote_id,
      from_address: user,
      recipient: request.recipient,
      ...extra,
    })
    return [status, error.data.reason, error.data.fix?.kind]
  }

  it('is paid by transfer, and remembers the exchange', async () => {
    const { order, steps } = await placeOrder(t, { ...ethRoute, exchange_id: 11, recipient: stranger })
    expect(order).toMatchObject({ fill_mode: 'transfer', exchange_id: 11, memo: null })
    expect(termsOf(steps[0])).toMatchObject({ fillMode: 1, recipient: stranger, memoHash: `0x${'0'.repeat(64)}` })
  })

  it('binds the payout to the memo that the exchange requires', async () => {
    const { order, steps } = await placeOrder(t, withMemo, { memo: '104822' })
    expect(order).toMatchObject({ memo: '104822', exchange_id: 11 })
    expect(termsOf(steps[0]).memoHash).toBe(memoHash('104822'))
  })

  it.each([
    ['without the memo', withMemo, {}, 'memo_missing'],
    ['with an empty one', withMemo, { memo: '' }, 'memo_missing'],
    ['with one that is too long', withMemo, { memo: 'x'.repeat(65) }, 'memo_too_long'],
    ['with one that looks like an order', withMemo, { memo: '1'.repeat(22) }, 'memo_reserved'],
    ['with one that nobody asks for', { ...ethRoute, exchange_id: 11 }, { memo: '7' }, 'memo_unwanted'],
    ['to a wallet with a memo', toSol, { memo: '7' }, 'memo_unwanted'],
  ])('is refused %s', async (_, request, extra, reason) => {
    expect(await reasonFor(request, extra)).toEqual([422, reason, 'change_recipient'])
  })

  it('can omit an optional memo', async () => {
    const { order, steps } = await placeOrder(t, { ...withMemo, exchange_id: 13 })
    expect(order.memo).toBeNull()
    expect(termsOf(steps[0]).memoHash).toBe(memoHash(null))
  })

  it('is refused if the recipient now rejects plain transfers', async () => {
    const quote = await bestQuote(t, { ...ethRoute, exchange_id: 11, recipient: stranger })
    t.chain(south).refuseRecipient(stranger, 'recipient_rejects', maker)
    t.clock.advance(25)
    const { status, error } = await postOrder(t, { quote_id: quote.quote_id, from_address: user, recipient: stranger })
    expect([status, error.data.reason]).toEqual([422, 'recipient_unusable'])
  })
})

describe('an order with a deposit in the maker’s custody', () => {
  it('needs a refund address', async () => {
    const quote = await bestQuote(t, fromSol)
    const { status, error } = await postOrder(t, { quote_id: quote.quote_id, from_address: svmUser, recipient: user })
    expect([status, error.data.reason]).toEqual([422, 'refund_address_required'])
  })

  it('is a transfer whose memo contains what a refund needs, paid through the filler under the same id', async () => {
    const { order, steps } = await placeOrder(t, fromSol, { refund_address: svmUser })
    const row = await stored(order.id)
    const memo = `cw1:${order.id}:${fromSol.amount}:${row.toChain}:${row.onchainId?.slice(2)}:${svmUser}`
    expect(steps).toMatchObject([{ kind: 'svm_tx', transfer: { from: svmUser, memo, amount: fromSol.amount } }])
    expect(row).toMatchObject({ makerSignature: null, refundAfter: null })
    expect(row.escrowOrder).toMatchObject({
      depositor: `0x${'0'.repeat(40)}`,
      inputToken: `0x${'0'.repeat(40)}`,
      maker,
      memoHash: memoHash(order.id),
      fillMode: 0,
    })
    expect(row.onchainId).toBe(row.escrowOrder && orderHash(row.escrowOrder))
    expect(orderIdFromNonce(row.escrowOrder?.nonce ?? 0n)).toBe(order.id)
  })
})

describe('a repeated POST', () => {
  it('returns the same order and token; another body with the key is refused', async () => {
    const before = await orderCount()
    const quote = await bestQuote(t, ethRoute)
    const body = { quote_id: quote.quote_id, from_address: user, recipient: user }
    const first = await postOrder(t, body, 'one-and-the-same')
    expect(await postOrder(t, body, 'one-and-the-same')).toEqual(first)
    const other = await postOrder(t, { ...body, recipient: stranger }, 'one-and-the-same')
    expect([other.status, other.error.data.reason]).toEqual([409, 'idempotency_conflict'])
    expect(await orderCount()).toBe(before + 1)
  })

  it('creates one order for five concurrent ones', async () => {
    const before = await orderCount()
    const quote = await bestQuote(t, ethRoute)
    const body = { quote_id: quote.quote_id, from_address: user, recipient: user }
    const answers = await Promise.all(Array.from({ length: 5 }, () => postOrder(t, body, 'all-at-once')))
    expect(answers.every((a) => a.status === 200 || a.status === 409)).toBe(true)
    expect(await orderCount()).toBe(before + 1)
  })

  it('frees the key of a refused order', async () => {
    const quote = await bestQuote(t, ethRoute)
    const body = { quote_id: quote.quote_id, from_address: user, recipient: user }
    await t.store.chainState.pause(south, 'reorg')
    t.clock.advance(1)
    expect((await postOrder(t, body, 'try-again-later')).error.data.reason).toBe('route_paused')
    await t.store.chainState.resume(south)
    t.clock.advance(1)
    expect((await postOrder(t, body, 'try-again-later')).status).toBe(200)
  })

  it('requires the header', async () => {
    const { status } = await t.call('POST', `${api}/orders`, {
      body: { quote_id: 'x', from_address: user, recipient: user },
    })
    expect(status).toBe(400)
  })
})

describe('a refused order', () => {
  const place = async (change: Record<string, unknown>) => {
    const quote = await bestQuote(t, ethRoute)
    const { status, error } = await postOrder(t, {
      quote_id: quote.quote_id,
      from_address: user,
      recipient: user,
      ...change,
    })
    return { status, ...error.data }
  }
  let before = 0
  beforeEach(async () => {
    before = await orderCount()
  })
  afterEach(async () => expect(await orderCount(), 'a refused call stored nothing').toBe(before))

  it('an unknown quote', async () =>
    expect(await place({ quote_id: 'none' })).toMatchObject({
      status: 410,
      reason: 'quote_unknown',
      fix: { kind: 'requote' },
    }))
  it('another recipient than the quoted one', async () =>
    expect(await place({ recipient: stranger })).toMatchObject({
      status: 422,
      reason: 'quote_mismatch',
      fix: { kind: 'requote' },
    }))
  it('a recipient of another family', async () =>
    expect(await place({ recipient: svmUser })).toMatchObject({ status: 422, reason: 'recipient_invalid' }))
  it('an unknown field', async () =>
    expect(await place({ channel: 1 })).toMatchObject({ status: 400, reason: 'request_invalid' }))

  it.each(['body', 'request'] as const)('a quote whose %s an earlier release stored in another form', async (part) => {
    const { quote_id } = await bestQuote(t, ethRoute)
    const kept = await t.store.quotes.get(quote_id)
    if (!kept) throw new Error('not stored')
    const { send_usd_stale: _, amount: __, ...older } = kept[part] as Record<string, unknown>
    const { requestId: _requestId, ...quote } = kept
    await t.store.quotes.save({ id: `${quote_id}-${part}`, answers: [], expiresAt: kept.expiresAt }, [
      { ...quote, [part]: older, id: `${quote_id}-${part}`, surface: 'web' },
    ])
    expect(await place({ quote_id: `${quote_id}-${part}` })).toMatchObject({
      status: 410,
      reason: 'quote_unknown',
      fix: { kind: 'requote' },
    })
  })

  it('an expired quote', async () => {
    const quote = await bestQuote(t, ethRoute)
    t.clock.advance(46)
    const { status, error } = await postOrder(t, { quote_id: quote.quote_id, from_address: user, recipient: user })
    expect([status, error.data]).toEqual([410, { reason: 'quote_expired', fix: { kind: 'requote' } }])
  })

  it('from a restricted country, by the header of a trusted proxy', async () => {
    const quote = await bestQuote(t, ethRoute)
    const answer = await t.call('POST', `${api}/orders`, {
      body: { quote_id: quote.quote_id, from_address: user, recipient: user },
      headers: { 'idempotency-key': 'restricted', 'cf-ipcountry': 'IR' },
      from: proxy,
    })
    expect(answer).toMatchObject({ status: 403, body: { data: { reason: 'country_restricted' } } })
  })

  it('if the surface policy now hides the pair', async () => {
    const quote = await bestQuote(t, ethRoute)
    t.policy.web['wallet:evm'] = 'hidden'
    const { status, error } = await postOrder(t, { quote_id: quote.quote_id, from_address: user, recipient: user })
    expect([status, error.data]).toEqual([403, { reason: 'hidden_on_surface' }])
  })

  it('while the destination does not respond, with the seconds to wait', async () => {
    const quote = await bestQuote(t, ethRoute)
    t.clock.advance(25)
    t.chain(south).setDown(true)
    const { status, error } = await postOrder(t, { quote_id: quote.quote_id, from_address: user, recipient: user })
    expect([status, error.data]).toEqual([
      503,
      { reason: 'chain_unreachable', fix: { kind: 'retry_after', seconds: 5 } },
    ])
  })

  it('of a screened address', async () => {
    t.listed.add(`order ${user}`)
    expect(await place({})).toMatchObject({ status: 403, reason: 'address_listed' })
  })
})

it('orders in an address’s name from other IP addresses do not lock out its owner', async () => {
  const strict = await createTestApp({ config: { rateLimitScale: 1 } })
  try {
    const quote = await bestQuote(strict, ethRoute)
    const order = (from: string) =>
      postOrder(strict, { quote_id: quote.quote_id, from_address: user, recipient: user }, undefined, from)
    const many = await Promise.all(Array.from({ length: 25 }, () => order('198.51.100.9')))
    expect(many.map((a) => a.status)).toContain(429)
    expect((await order('192.0.2.8')).status).toBe(200)
  } finally {
    await strict.close()
  }
})

describe('access to an order', () => {
  const read = (id: string, token?: string) => t.call('GET', `${api}/orders/${id}`, token ? bearer(token) : {})

  it('is limited to its creator until the deposit is seen, then public', async () => {
    const { order, token } = await placeOrder(t, ethRoute)
    expect((await read(order.id)).status).toBe(404)
    expect((await read(order.id, `co_${'x'.repeat(43)}`)).status).toBe(404)
    expect((await read(order.id, token)).status).toBe(200)
    await observeDeposit(t, order.id)
    const seen = (await read(order.id)).body as { data: OrderDetail }
    expect(seen.data).toMatchObject({
      status: 'deposit_seen',
      deposit: { chain_id: north },
      steps: [{ label: 'open', status: 'done' }],
    })
    expect(seen.data.events.map((e) => [e.seq, e.type, e.status])).toEqual([
      [1, 'created', 'created'],
      [2, 'deposit_seen', 'deposit_seen'],
    ])
  })

  it('stays public after the deposit was orphaned', async () => {
    const { order } = await placeOrder(t, ethRoute)
    await observeDeposit(t, order.id)
    for (const deposit of await t.store.deposits.forOrder(order.id as OrderId))
      await t.store.deposits.orphan(deposit.id)
    expect((await read(order.id)).body).toMatchObject({ data: { status: 'created', deposit: null } })
  })

  it.each(['orders', '1'.repeat(22), 'x'])('%s is no order', async (id) => expect((await read(id)).status).toBe(404))
})

describe('the deposit hint', () => {
  const hash = `0x${'AB'.repeat(32)}`
  const hint = (id: string, tx_hash: string, token?: string) =>
    t.call('POST', `${api}/orders/${id}/deposit`, { body: { tx_hash }, ...(token ? bearer(token) : {}) })

  it('marks the last step as sent, in the canonical spelling', async () => {
    const { order, token } = await placeOrder(t, ethRoute)
    const { body } = await hint(order.id, hash, token)
    expect(body).toMatchObject({ data: { steps: [{ label: 'open', status: 'sent', tx_ref: hash.toLowerCase() }] } })
    expect((await stored(order.id)).depositHint).toBe(hash.toLowerCase())
  })
  it('changes nothing without the token', async () => {
    const { order } = await placeOrder(t, ethRoute)
    expect((await hint(order.id, hash)).status).toBe(404)
    await observeDeposit(t, order.id)
    expect((await hint(order.id, hash)).status).toBe(200)
    expect((await stored(order.id)).depositHint).toBeNull()
  })
  it('refuses text that is not a transaction', async () => {
    const { order, token } = await placeOrder(t, ethRoute)
    expect(await hint(order.id, 'hello', token)).toMatchObject({
      status: 422,
      body: { data: { reason: 'tx_hash_invalid' } },
    })
  })
})

describe('history and search', () => {
  const list = async (path: string) => ((await t.call('GET', path)).body as { data: OrderPage }).data

  it('page newest first, in any spelling of the address', async () => {
    const mine = { ...ethRoute, from_address: stranger, recipient: stranger }
    const ids: string[] = []
    for (let i = 0; i < 3; i++) {
      const { order } = await placeOrder(t, mine)
      await observeDeposit(t, order.id)
      ids.unshift(order.id)
      t.clock.advance(5)
    }
    await placeOrder(t, mine)
    const first = await list(`${api}/${stranger.toUpperCase().replace('0X', '0x')}/orders?limit=2`)
    const second = await list(`${api}/${stranger}/orders?limit=2&cursor=${encodeURIComponent(first.next_cursor ?? '')}`)
    expect([...first.list, ...second.list].map((o) => o.id)).toEqual(ids)
    expect(second.next_cursor).toBeNull()
    expect((await list(`${api}/${stranger}/orders?status=deposit_seen`)).list).toHaveLength(3)
    expect((await list(`${api}/${stranger}/orders?status=settled`)).list).toEqual([])
    expect((await list(`${api}/${maker}/orders`)).list).toEqual([])
  })

  it('refuse an invalid cursor', async () =>
    expect((await t.call('GET', `${api}/${user}/orders?cursor=zzz`)).status).toBe(400))

  it('find by id, on-chain id, transaction and address, and nothing without a deposit', async () => {
    const { order } = await placeOrder(t, { ...ethRoute, recipient: other })
    expect((await list(`${api}/search?q=${order.id}`)).list).toEqual([])
    const { txId } = await observeDeposit(t, order.id)
    for (const q of [order.id, order.onchain_id ?? '', txId.toUpperCase().replace('0X', '0x'), other])
      expect(
        (await list(`${api}/search?q=${q}`)).list.map((o) => o.id),
        q,
      ).toEqual([order.id])
  })
})

describe('a refund that is due', () => {
  const read = async (id: string) => ((await t.call('GET', `${api}/orders/${id}`)).body as { data: Order }).data

  it('is offered as a step once refundAfter has passed', async () => {
    const { order } = await placeOrder(t, ethRoute)
    await observeDeposit(t, order.id)
    expect((await read(order.id)).refund_step).toBeNull()
    const time = Date.parse(order.refund_after ?? '') / 1000 + 1
    t.clock.advance(time - t.clock.now().getTime() / 1000)
    const due = await read(order.id)
    expect(due.status).toBe('action_needed')
    const step = evm(due.refund_step ?? undefined)
    expect(decodeDepositorCall(step.data as `0x${string}`)).toMatchObject({ kind: 'refund' })
    const history = (await t.call('GET', `${api}/${user}/orders?status=action_needed`)).body as { data: OrderPage }
    expect(history.data.list.map((o) => o.id)).toContain(order.id)
  })
})

describe('on a network whose escrow was replaced', () => {
  const next = `0x${'4e'.repeat(20)}`
  let two: TestApp
  beforeAll(async () => {
    const chains = t.catalogue.chains.map((chain) =>
      chain.id === north && chain.settlement
        ? {
            ...chain,
            settlement: {
              ...chain.settlement,
              escrows: [...chain.settlement.escrows, { address: next, version: '2' as const, firstBlock: 9 }],
            },
          }
        : chain,
    )
    two = await createTestApp({ deps: { catalogue: { ...t.catalogue, chains } } })
  })
  afterAll(() => two.close())

  it('new orders are signed for the newer one, and a refund uses the one that has the order', async () => {
    const older = chainById(t.catalogue, north).settlement?.escrows[0]?.address ?? ''
    const { order, steps } = await placeOrder(two, ethRoute)
    const open = evm(steps[0])
    expect([open.to, open.offer?.escrow]).toEqual([next, next])
    const row = await two.store.orders.get(order.id as OrderId)
    expect(row?.escrow).toBe(next)
    const signer = await recoverTypedDataAddress({
      ...offerTypedData(termsOf(open), next as `0x${string}`),
      signature: open.offer?.maker_signature as `0x${string}`,
    })
    expect(signer).toBe(two.deps.offerSigner?.address)
    if (!row) throw new Error('not stored')
    const due = new Date((row.refundAfter?.getTime() ?? 0) + 1_000)
    const refundOf = (escrow: string | null) => {
      const step = createMakerProvider(two.deps as never).refundStep?.({ ...row, state: 'seen', escrow }, due)
      return step && evm(step).to
    }
    expect([older, next, `0x${'66'.repeat(20)}`, null].map(refundOf)).toEqual([older, next, null, null])
  })
})

it('a refund that never landed is offered to its owner while the escrow has the deposit', async () => {
  const { order } = await placeOrder(t, ethRoute)
  await observeDeposit(t, order.id)
  await t.store.orders.apply(order.id as OrderId, 'refund_intent_written')
  const read = async () => ((await t.call('GET', `${api}/orders/${order.id}`)).body as { data: Order }).data
  t.chain(north).setEscrowStatus(order.onchain_id ?? '', 'open')
  expect(await read()).toMatchObject({ status: 'refunding', refund_step: null })
  t.clock.advance(Date.parse(order.refund_after ?? '') / 1000 + 1 - t.clock.now().getTime() / 1000)
  expect(await read()).toMatchObject({ status: 'action_needed', refund_step: { kind: 'evm_call' } })
  t.chain(north).setEscrowStatus(order.onchain_id ?? '', 'cancelled')
  expect(await read()).toMatchObject({ status: 'refunded', refund_step: null })
})

it('reports how many confirmations a deposit has and needs', async () => {
  const { order } = await placeOrder(t, { ...ethRoute, amount: '1000000000000000000' })
  await observeDeposit(t, order.id, 10n)
  await t.store.chainState.setHead(north, { height: 11n, hash: '0x1', time: 1, finalized: 1n })
  expect((await t.call('GET', `${api}/orders/${order.id}`)).body).toMatchObject({
    data: { confirmations: { have: 2, need: 3 } },
  })
})
