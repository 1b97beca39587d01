import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import { gasFloor } from '#core/catalogue/moneyLimits.ts'
import type { QuoteRequest } from '#core/wire/quote.ts'
import {
  askQuotes,
  bestQuote,
  ethRoute,
  fromSol,
  observeDeposit,
  placeOrder,
  postOrder,
  toSol,
  usdcRoute,
} from '../testing/orderFlow.ts'
import { createTestApp, maker, north, sol, south, stranger, svmUser, type TestApp, user } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(() => t.reset())
afterAll(() => t.close())

const refusal = async (request: QuoteRequest) => {
  const { quotes, reasons } = await askQuotes(t, request)
  expect(quotes).toEqual([])
  expect(reasons).toHaveLength(1)
  return reasons[0]
}

describe('a quote of the maker for an exact payout', () => {
  const exact = (request: QuoteRequest, amount: string): QuoteRequest => ({ ...request, amount, exact: 'receive' })

  it('pays out exactly that, for the amount that a quote of the other side starts from', async () => {
    const wanted = '40000000000000000000'
    const quote = await bestQuote(t, exact(usdcRoute, wanted))
    expect(quote).toMatchObject({ exact: 'receive', receive_amount: wanted, min_receive_amount: wanted })
    const fees = quote.fees.reduce((sum, f) => sum + BigInt(f.amount), 0n)
    expect((BigInt(quote.send_amount) - fees) * 10n ** 12n).toBe(BigInt(wanted))
    const other = await bestQuote(t, { ...usdcRoute, amount: quote.send_amount })
    expect(other).toMatchObject({ exact: 'send', receive_amount: wanted })
    const less = await bestQuote(t, { ...usdcRoute, amount: String(BigInt(quote.send_amount) - 1n) })
    expect(BigInt(less.receive_amount)).toBeLessThan(BigInt(wanted))
  })

  it('compares the limits with what would be sent', async () => {
    expect(await refusal(exact(ethRoute, '1'))).toMatchObject({
      reason: 'below_minimum',
      fix: { kind: 'use_amount', amount: '1000000000000000' },
    })
    expect(await refusal(exact(ethRoute, '5000000000000000000'))).toMatchObject({
      reason: 'above_maximum',
      fix: { kind: 'use_amount', amount: '5000000000000000000' },
    })
    expect((await askQuotes(t, exact(ethRoute, '4990000000000000000'))).quotes).toHaveLength(1)
  })

  it('compares the inventory with what would arrive', async () => {
    t.chain(south).fund(maker, assetId(south, 'native'), 50_000_000_000_000_000n + floor())
    expect((await askQuotes(t, exact(ethRoute, '50000000000000000'))).quotes).toHaveLength(1)
    expect(await refusal(exact(ethRoute, '50000000000000001'))).toMatchObject({ reason: 'insufficient_liquidity' })
  })

  it('compares the escrow’s claim limit with what would be sent', async () => {
    t.chain(north).setEscrowLimits({ claimCap: 50_000_000_000_000_000n })
    expect(await refusal(exact(ethRoute, '50000000000000000'))).toMatchObject({ reason: 'above_maximum' })
  })
})

describe('a quote of the maker', () => {
  it('adds up: receive = send − gas compensation − fees, between 6 and 18 decimals', async () => {
    const quote = await bestQuote(t, usdcRoute)
    const fees = quote.fees.reduce((sum, f) => sum + BigInt(f.amount), 0n)
    expect(BigInt(quote.receive_amount)).toBe((BigInt(quote.send_amount) - fees) * 10n ** 12n)
    expect(quote).toMatchObject({
      custody: 'escrow',
      fill_mode: 'contract',
      signatures: 2,
      fee_ratio: '0.0001',
      provider: 'maker',
    })
  })

  it('reports who holds the deposit on a network without our contract', async () => {
    expect(await bestQuote(t, fromSol)).toMatchObject({ custody: 'maker', signatures: 1 })
    expect(await bestQuote(t, toSol)).toMatchObject({ custody: 'escrow', fill_mode: 'transfer' })
  })

  it('follows the gas price of the destination', async () => {
    const cheap = await bestQuote(t, ethRoute)
    t.chain(south).setGasPrice(50_000_000_000n)
    t.clock.advance(3)
    const dear = await bestQuote(t, ethRoute)
    expect(BigInt(dear.fees[0]?.amount ?? 0)).toBe(50n * BigInt(cheap.fees[0]?.amount ?? 0))
  })

  it('is not made while fees on the destination exceed the operator’s cap', async () => {
    const { settlement } = t.catalogue.chains.find(({ id }) => id === south) ?? {}
    if (!settlement) throw new Error('no settlement')
    settlement.maxFeePerGasGwei = '20'
    t.chain(south).setGasPrice(20_000_000_001n)
    expect(await refusal(ethRoute)).toMatchObject({ reason: 'network_fee_high', fix: { kind: 'retry_after' } })
    t.chain(south).setGasPrice(20_000_000_000n)
    t.clock.advance(3)
    await bestQuote(t, ethRoute)
    delete settlement.maxFeePerGasGwei
  })

  it('charges for gas requested on the destination, with the margin of the tier', async () => {
    const plain = await bestQuote(t, ethRoute)
    const withGas = await bestQuote(t, { ...ethRoute, destination_gas: '1000' })
    expect(BigInt(withGas.fees[0]?.amount ?? 0) - BigInt(plain.fees[0]?.amount ?? 0)).toBe(1300n)
  })

  it('states the value of that gas, and none without any', async () => {
    expect(await bestQuote(t, { ...usdcRoute, destination_gas: '1000000000000000' })).toMatchObject({
      destination_gas: '1000000000000000',
      destination_gas_usd: '3',
    })
    expect(await bestQuote(t, usdcRoute)).toMatchObject({ destination_gas: '0', destination_gas_usd: null })
  })

  it('leaves optional gas out where it can’t be added, in the quote and in the order', async () => {
    const asked = { ...usdcRoute, recipient: user, destination_gas: '1000', destination_gas_optional: true }
    expect((await bestQuote(t, asked)).destination_gas).toBe('1000')
    t.chain(south).refuseRecipient(user, 'recipient_rejects', assetId(south, 'native'))
    t.clock.advance(30)
    const quote = await bestQuote(t, asked)
    expect(quote.destination_gas).toBe('0')
    const { order, steps } = await placeOrder(t, { ...asked, amount: asked.amount })
    expect(order.destination_gas).toBe('0')
    const open = steps.at(-1)
    expect(open?.kind === 'evm_call' && open.offer?.order.destinationGas).toBe('0')
  })

  it('adds the gas to the signed order', async () => {
    const { order, steps } = await placeOrder(t, { ...usdcRoute, recipient: user, destination_gas: '1000' })
    expect(order.destination_gas).toBe('1000')
    const open = steps.at(-1)
    expect(open?.kind === 'evm_call' && open.offer?.order.destinationGas).toBe('1000')
  })

  it('refuses gas that a recipient would reject, which would fail the whole payout', async () => {
    t.chain(south).refuseRecipient(user, 'recipient_rejects', assetId(south, 'native'))
    const asked = { ...usdcRoute, recipient: user, destination_gas: '1000' }
    expect(await refusal(asked)).toMatchObject({ reason: 'destination_gas_unsupported' })
    expect((await askQuotes(t, { ...asked, destination_gas: '0' })).quotes).toHaveLength(1)
  })

  it('reads prices and balances once for many quotes in two seconds', async () => {
    await Promise.all(Array.from({ length: 5 }, () => askQuotes(t, ethRoute)))
    expect(t.chain(south).reads.get('gasPrice')).toBe(1)
    expect(t.chain(south).reads.get('balances')).toBe(1)
  })
})

/** The maker's gas reserve on the destination. */
const floor = (): bigint => gasFloor(t.catalogue, south) ?? 0n

describe('a refusal with its cause and its fix', () => {
  it('below the minimum', async () =>
    expect(await refusal({ ...ethRoute, amount: '1' })).toMatchObject({
      reason: 'below_minimum',
      fix: { kind: 'use_amount', amount: '1000000000000000' },
    }))
  it('above the maximum', async () =>
    expect(await refusal({ ...ethRoute, amount: '9'.repeat(20) })).toMatchObject({
      reason: 'above_maximum',
      fix: { kind: 'use_amount', amount: '5000000000000000000' },
    }))

  it('fees above the amount: the amount in the fix can be sent', async () => {
    t.chain(south).setGasPrice(10n ** 13n)
    const reason = await refusal({ ...ethRoute, amount: '1000000000000000' })
    expect(reason).toMatchObject({ reason: 'below_minimum', fix: { kind: 'use_amount' } })
    const amount = reason?.fix?.kind === 'use_amount' ? reason.fix.amount : ''
    expect((await askQuotes(t, { ...ethRoute, amount })).quotes).toHaveLength(1)
  })

  it('not enough inventory: the amount in the fix can be sent', async () => {
    t.chain(south).fund(maker, assetId(south, 'native'), 50_000_000_000_000_000n + floor())
    const reason = await refusal(ethRoute)
    expect(reason).toMatchObject({
      reason: 'insufficient_liquidity',
      fix: { kind: 'use_amount', amount: '50000000000000000' },
    })
    expect((await askQuotes(t, { ...ethRoute, amount: '50000000000000000' })).quotes).toHaveLength(1)
  })

  it('the coins that the maker keeps for its own transactions', async () => {
    t.chain(south).fund(maker, assetId(south, 'native'), floor())
    expect(await refusal(ethRoute)).toMatchObject({ reason: 'insufficient_liquidity', fix: { kind: 'retry_after' } })
    expect((await askQuotes(t, usdcRoute)).quotes).toHaveLength(1)
  })

  it('gas on top that the maker does not have, in the quote and in the order', async () => {
    const withGas = { ...usdcRoute, destination_gas: '1000' }
    const quote = await bestQuote(t, withGas)
    t.chain(south).fund(maker, assetId(south, 'native'), floor() + 999n)
    t.clock.advance(3)
    expect(await refusal(withGas)).toMatchObject({ reason: 'insufficient_liquidity' })
    expect(
      (await postOrder(t, { quote_id: quote.quote_id, from_address: user, recipient: user })).error.data.reason,
    ).toBe('insufficient_liquidity')
  })

  it('native coins that suffice only without the gas on top, in the order', async () => {
    const quote = await bestQuote(t, { ...ethRoute, destination_gas: '1000' })
    t.chain(south).fund(maker, assetId(south, 'native'), floor() + BigInt(quote.receive_amount) + 999n)
    t.clock.advance(3)
    expect(
      (await postOrder(t, { quote_id: quote.quote_id, from_address: user, recipient: user })).error.data.reason,
    ).toBe('insufficient_liquidity')
  })

  it('more gas on top than some transactions cost', async () => {
    expect(await refusal({ ...usdcRoute, destination_gas: '3333333333333335' })).toMatchObject({
      reason: 'destination_gas_too_high',
    })
    expect((await askQuotes(t, { ...usdcRoute, destination_gas: '3333333333333333' })).quotes).toHaveLength(1)
  })

  it('a frozen escrow, in the quote and in the order', async () => {
    const quote = await bestQuote(t, ethRoute)
    t.chain(north).setEscrowLimits({ frozen: true })
    t.clock.advance(3)
    expect(await refusal(ethRoute)).toMatchObject({ reason: 'route_paused', fix: { kind: 'retry_after' } })
    expect((await postOrder(t, { quote_id: quote.quote_id, from_address: user, recipient: user })).error.data).toEqual({
      reason: 'route_paused',
      fix: { kind: 'requote' },
    })
  })

  it('an escrow that accepts offers of another key, until a rotation is over', async () => {
    const quote = await bestQuote(t, ethRoute)
    t.chain(north).setOfferSigner(stranger)
    t.clock.advance(11)
    expect(await refusal(ethRoute)).toMatchObject({ reason: 'route_paused', fix: { kind: 'retry_after' } })
    expect(
      (await postOrder(t, { quote_id: quote.quote_id, from_address: user, recipient: user })).error.data.reason,
    ).toBe('route_paused')
    t.chain(north).setOfferSigner(t.deps.offerSigner?.address.toLowerCase() ?? null)
    t.clock.advance(11)
    await bestQuote(t, ethRoute)
  })

  it('more than the escrow’s claim limit: the amount in the fix can be sent', async () => {
    t.chain(north).setEscrowLimits({ claimCap: 50_000_000_000_000_000n })
    expect(await refusal(ethRoute)).toMatchObject({
      reason: 'above_maximum',
      fix: { kind: 'use_amount', amount: '50000000000000000' },
    })
    expect(await bestQuote(t, { ...ethRoute, amount: '50000000000000000' })).toMatchObject({
      max_amount: '50000000000000000',
    })
  })

  it('an escrow whose limit is used up by deposits waiting for their claim', async () => {
    const { order } = await placeOrder(t, usdcRoute)
    await observeDeposit(t, order.id)
    t.chain(north).setEscrowLimits({ claimLeft: 0n, claimCap: BigInt(usdcRoute.amount), windowSeconds: 7200 })
    t.clock.advance(3)
    expect(await refusal(usdcRoute)).toMatchObject({ reason: 'route_paused', fix: { kind: 'retry_after' } })
  })

  it('a source whose limits cannot be read', async () => {
    t.chain(north).setDown(true)
    expect(await refusal(ethRoute)).toMatchObject({ reason: 'chain_unreachable' })
  })

  it('more than the maker’s custody limit; the amount in the fix can be sent', async () => {
    const quote = await bestQuote(t, fromSol)
    const deposit = async (amount: string) => {
      const { order } = await placeOrder(t, { ...fromSol, amount }, { refund_address: svmUser })
      const memo = order.id
      await t.store.deposits.record({
        chainId: sol,
        txId: memo,
        ordinal: 0,
        height: 1n,
        blockHash: 'b',
        asset: assetId(sol, order.from_asset.split(':')[1] ?? ''),
        amount: BigInt(amount),
        sender: svmUser,
        binding: { kind: 'memo', memo },
      })
      t.clock.advance(3)
    }
    // 8 × 2 ETH at 3,000 dollars are in custody; 2,000 of 50,000 dollars are left.
    for (let i = 0; i < 8; i++) await deposit('200000000')
    expect(await refusal({ ...fromSol, amount: '100000000' })).toMatchObject({
      reason: 'custody_cap',
      fix: { kind: 'use_amount', amount: '66666666' },
    })
    await deposit('66666666')
    expect(await refusal(fromSol)).toMatchObject({ reason: 'custody_cap', fix: { kind: 'retry_after' } })
    expect(
      (
        await postOrder(t, {
          quote_id: quote.quote_id,
          from_address: svmUser,
          recipient: user,
          refund_address: svmUser,
        })
      ).error.data.reason,
    ).toBe('custody_cap')
  })

  it('a paused network', async () => {
    await t.store.chainState.pause(south, 'reorg')
    expect(await refusal(ethRoute)).toMatchObject({ reason: 'route_paused', fix: { kind: 'retry_after' } })
  })

  it('a network that does not respond', async () => {
    t.chain(south).setDown(true)
    expect(await refusal(ethRoute)).toMatchObject({ reason: 'chain_unreachable', fix: { kind: 'retry_after' } })
  })

  it('a recipient that cannot be paid', async () => {
    t.chain(south).refuseRecipient(user, 'recipient_rejects')
    expect(await refusal(ethRoute)).toMatchObject({ reason: 'recipient_unusable', fix: { kind: 'change_recipient' } })
  })

  it('a recipient that accepts coins from the filler but no plain transfer, only of an exchange', async () => {
    t.chain(south).refuseRecipient(user, 'recipient_rejects', maker)
    expect(await bestQuote(t, ethRoute)).toMatchObject({ fill_mode: 'contract' })
    expect(await refusal({ ...ethRoute, exchange_id: 11 })).toMatchObject({
      reason: 'recipient_unusable',
      fix: { kind: 'change_recipient' },
    })
  })

  it('a recipient of another family', async () =>
    expect(await refusal({ ...toSol, recipient: user })).toMatchObject({
      reason: 'recipient_invalid',
      fix: { kind: 'change_recipient' },
    }))
  it('a pair without a route', async () =>
    expect(await refusal({ ...ethRoute, to_chain_id: north })).toMatchObject({ reason: 'no_route' }))
  it('a token that is not offered', async () =>
    expect(await refusal({ ...ethRoute, token: 'DOGE' })).toMatchObject({ reason: 'asset_unknown' }))
  it('an exchange that is not offered', async () =>
    expect(await refusal({ ...ethRoute, exchange_id: 999 })).toMatchObject({ reason: 'exchange_unknown' }))

  it('an exchange that has suspended deposits, with the reason', async () => {
    expect(await refusal({ ...ethRoute, exchange_id: 12 })).toMatchObject({
      reason: 'exchange_suspended',
      message: expect.stringContaining('Wallet maintenance'),
    })
  })

  it('a token, or a network, that the exchange does not accept', async () => {
    expect(await refusal({ ...usdcRoute, exchange_id: 13 })).toMatchObject({ reason: 'exchange_unsupported' })
    expect(await refusal({ ...ethRoute, from_chain_id: south, to_chain_id: north, exchange_id: 13 })).toMatchObject({
      reason: 'exchange_unsupported',
    })
  })

  it('below the exchange’s minimum: the amount in the fix arrives in full, and a quote states it', async () => {
    const small = { ...ethRoute, exchange_id: 11, amount: '2000000000000000' }
    const reason = await refusal(small)
    expect(reason).toMatchObject({ reason: 'below_exchange_minimum', fix: { kind: 'use_amount' } })
    const amount = reason?.fix?.kind === 'use_amount' ? reason.fix.amount : ''
    const quote = await bestQuote(t, { ...small, amount })
    expect(BigInt(quote.receive_amount)).toBeGreaterThanOrEqual(2_000_000_000_000_000n)
    expect(quote.min_amount).toBe(amount)
    // The fix is rounded up: a little less is delivered too, and then counts as the minimum.
    const less = String(BigInt(amount) - 1n)
    expect((await bestQuote(t, { ...small, amount: less })).min_amount).toBe(less)
  })

  it('an exchange if the maker holds the deposit', async () =>
    expect(await refusal({ ...fromSol, exchange_id: 11 })).toMatchObject({ reason: 'exchange_unsupported' }))
  it('a token for an exchange with gas on top', async () => {
    expect(await refusal({ ...usdcRoute, exchange_id: 11, destination_gas: '1000' })).toMatchObject({
      reason: 'destination_gas_unsupported',
    })
    expect(await bestQuote(t, { ...ethRoute, exchange_id: 11, destination_gas: '1000' })).toMatchObject({
      fill_mode: 'transfer',
    })
  })

  it('an exchange as recipient is paid by a plain transfer', async () => {
    expect(await bestQuote(t, { ...ethRoute, exchange_id: 11 })).toMatchObject({ fill_mode: 'transfer' })
  })
})

it('refuses unknown fields', async () => {
  const { status, body } = await t.call('POST', '/api/bridge_api/v1/quotes', { body: { ...ethRoute, channel: 1 } })
  expect(status).toBe(400)
  expect(body).toMatchObject({ data: { reason: 'request_invalid' } })
})

it('screens addresses at the quote', async () => {
  t.listed.add(`quote ${stranger}`)
  expect((await askQuotes(t, ethRoute)).quotes).toHaveLength(1)
  expect(await askQuotes(t, { ...ethRoute, recipient: stranger })).toMatchObject({
    quotes: [],
    reasons: [{ reason: 'address_listed' }],
  })
})
