import { uuidv7 } from 'uuidv7'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { svm } from '#chains/svm/family.ts'
import { writeDepositMemo } from '#core/order/depositMemo.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { AssetDef, RouteDef } from '#core/catalogue/types.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { rescaleDown } from '#core/money/units.ts'
import type { Market, PricePoint } from './priceWindow.ts'
import { resignProblem, validateDeposit, type ValidationFacts } from './validate.ts'

const [A, B] = [chainId(1), chainId(2)]
const [from, to] = [assetId(A, NATIVE), assetId(B, NATIVE)]
const MAKER = '0x00000000000000000000000000000000000000aa'
const offer = {
  maker: MAKER,
  inputAmount: 1000n,
  outputAmount: 9000n,
  destinationGas: 0n,
  recipient: '0xBB',
  outputToken: '0x00',
  srcChainId: 1n,
  dstChainId: 2n,
  fillMode: 0,
  channelFee: 0n,
  fillDeadline: 5_000,
  refundAfter: 9_000,
} as unknown as EscrowOrder
const row = {
  custody: 'escrow',
  fromAsset: from,
  toAsset: to,
  fromChain: A,
  toChain: B,
  sendAmount: 1000n,
  receiveAmount: 9000n,
  destinationGas: 0n,
  gasCompensation: 100n,
  onchainId: '0x01',
  escrowOrder: offer,
  fillMode: 'contract',
  fillDeadline: new Date(5_000_000),
  refundAfter: new Date(9_000_000),
} as unknown as OrderRow
const route = {
  from,
  to,
  min: 500n,
  max: 5000n,
  custody: 'escrow',
  enabled: true,
  feeRatio: 0n,
  gasTiers: [
    { upTo: 1500n, gasUnits: 1n, marginPercent: 0 },
    { upTo: null, gasUnits: 2n, marginPercent: 0 },
  ],
} as unknown as RouteDef
const asset = (decimals: number, symbol = 'ETH') => ({ decimals, symbol, priceKey: symbol }) as AssetDef
const noPrices = { from: null, to: null, native: null }
const marketOf = (prices: Omit<PricePoint, 'at'>): Market => ({
  points: [{ at: 0, ...prices }],
  window: { start: 0, end: 0 },
})
const pricing = { native: asset(7), market: marketOf(noPrices), tolerance: 0n, gasPrice: 0n }
const facts = (change: Partial<ValidationFacts> = {}): ValidationFacts => ({
  order: row,
  deposit: { asset: from, amount: 1000n, exception: null, memo: null },
  route,
  channel: null,
  from: asset(6),
  to: asset(7),
  terms: offer,
  termsId: '0x01',
  written: { recipient: '0xbb', outputToken: '0x00' },
  makers: [MAKER.toUpperCase().replace('0X', '0x')],
  pricing,
  custody: null,
  ...change,
})
const with_ = (change: Partial<OrderRow>): OrderRow => ({ ...row, ...change })
const memo = { ...row, custody: 'maker' } as OrderRow
const signed = {
  ...memo,
  id: orderIdFromUuid(uuidv7()),
  onchainId: `0x${'01'.repeat(32)}`,
  refundAddress: 'home',
} as OrderRow
const written = writeDepositMemo(svm.depositMemo, signed) ?? ''
const direct = { ...route, custody: 'maker' } as RouteDef
const sent = (amount: bigint, asset = from) => ({ asset, amount, exception: null, memo: null })

const gas = (destinationGas: bigint): Partial<ValidationFacts> => ({
  order: with_({ destinationGas }),
  terms: { ...offer, destinationGas },
})

describe('a confirmed deposit', () => {
  it.each<[string, Partial<ValidationFacts>, object]>([
    ['as quoted', {}, { kind: 'pay', amount: 9000n }],
    ['its stored offer has another hash', { termsId: '0x02' }, { kind: 'hold', reason: 'offer_mismatch' }],
    [
      'its offer pays another amount than the order',
      { order: with_({ receiveAmount: 9001n }) },
      { kind: 'hold', reason: 'offer_mismatch' },
    ],
    [
      'its offer pays somebody else',
      { written: { recipient: '0xcc', outputToken: '0x00' } },
      { kind: 'hold', reason: 'offer_mismatch' },
    ],
    [
      'its offer pays another token',
      { written: { recipient: '0xbb', outputToken: '0x11' } },
      { kind: 'hold', reason: 'offer_mismatch' },
    ],
    ['its offer names another maker', { makers: ['0x00'] }, { kind: 'hold', reason: 'offer_mismatch' }],
    [
      'its offer is for another network',
      { order: with_({ toChain: chainId(3) }) },
      { kind: 'hold', reason: 'offer_mismatch' },
    ],
    ['an escrow that shows another amount', { deposit: sent(999n) }, { kind: 'hold', reason: 'offer_mismatch' }],
    [
      'an escrow order without an offer',
      { order: with_({ escrowOrder: null, onchainId: null }), terms: null, termsId: null },
      { kind: 'hold', reason: 'offer_missing' },
    ],
    ['an asset that left the catalogue', { to: null }, { kind: 'hold', reason: 'asset_unknown' }],
    ['set aside on arrival', { deposit: { ...sent(1000n), exception: 'late' } }, { kind: 'return', reason: 'late' }],
    [
      'whose signed memo names another refund address',
      { order: signed, route: direct, deposit: { ...sent(1000n), memo: written.replace('home', 'thief') } },
      { kind: 'hold', reason: 'deposit_memo_conflict' },
    ],
    [
      'whose signed memo says the same',
      { order: signed, route: direct, termsId: signed.onchainId, deposit: { ...sent(1000n), memo: written } },
      { kind: 'pay', amount: 9000n },
    ],
    ['by memo, as quoted', { order: memo, route: direct }, { kind: 'pay', amount: 9000n }],
    [
      'by memo, less: gas compensation stays in its tier',
      { order: memo, route: direct, deposit: sent(900n) },
      { kind: 'pay', amount: 8000n },
    ],
    [
      'by memo, more: gas compensation of the next tier',
      { order: memo, route: direct, deposit: sent(2000n) },
      { kind: 'pay', amount: 18_000n },
    ],
    ['by memo, just the minimum', { order: memo, route: direct, deposit: sent(500n) }, { kind: 'pay', amount: 4000n }],
    [
      'by memo, below it',
      { order: memo, route: direct, deposit: sent(499n) },
      { kind: 'return', reason: 'below_minimum' },
    ],
    [
      'by memo, above the maximum',
      { order: memo, route: direct, deposit: sent(5001n) },
      { kind: 'return', reason: 'above_maximum' },
    ],
    [
      'by memo, another token',
      { order: memo, route: direct, deposit: sent(1000n, to) },
      { kind: 'return', reason: 'other_asset' },
    ],
    [
      'by memo, off its quote on a route that is gone',
      { order: memo, deposit: sent(900n), route: null },
      { kind: 'return', reason: 'route_gone' },
    ],
    [
      'by memo, eaten up by fees',
      { order: { ...memo, gasCompensation: 900n }, route: direct, deposit: sent(600n) },
      { kind: 'return', reason: 'below_minimum' },
    ],
    ['as quoted, below the minimum', { route: { ...route, min: 1001n } }, { kind: 'return', reason: 'below_minimum' }],
    ['as quoted, above the maximum', { route: { ...route, max: 999n } }, { kind: 'return', reason: 'above_maximum' }],
    [
      'as quoted, on a route that was switched off',
      { route: { ...route, enabled: false } },
      { kind: 'return', reason: 'route_disabled' },
    ],
    ['as quoted, by memo on a route of the escrow', { order: memo, route }, { kind: 'hold', reason: 'offer_mismatch' }],
    [
      'as quoted, above what the maker holds for others',
      { order: memo, route: direct, custody: { usdE8: 11n, capE8: 10n } },
      { kind: 'return', reason: 'custody_cap' },
    ],
    [
      'as quoted, while no price says what the maker holds for others',
      { order: memo, route: direct, custody: { usdE8: null, capE8: 10n } },
      { kind: 'wait', reason: 'price_unknown' },
    ],
    [
      'with a later deadline than its offer',
      { order: with_({ fillDeadline: new Date(6_000_000) }) },
      { kind: 'hold', reason: 'offer_mismatch' },
    ],
    [
      'with another time of refund than its offer',
      { order: with_({ refundAfter: new Date(8_000_000) }) },
      { kind: 'hold', reason: 'offer_mismatch' },
    ],
    [
      'paid another way than its offer',
      { order: with_({ fillMode: 'transfer' }) },
      { kind: 'hold', reason: 'offer_mismatch' },
    ],
    ['of a partner that takes some of it', { terms: { ...offer, channelFee: 100n } }, { kind: 'pay', amount: 9000n }],
    [
      'of a partner that takes more than is left',
      { terms: { ...offer, channelFee: 101n } },
      { kind: 'hold', reason: 'price_mismatch' },
    ],
    [
      'that pays for its own gas',
      { pricing: { ...pricing, native: asset(6), gasPrice: 100n } },
      { kind: 'pay', amount: 9000n },
    ],
    [
      'that does not pay for its own gas',
      { pricing: { ...pricing, native: asset(6), gasPrice: 101n } },
      { kind: 'hold', reason: 'price_mismatch' },
    ],
    ['with coins on top that it does not pay for', gas(1001n), { kind: 'hold', reason: 'price_mismatch' }],
    ['with coins on top that it pays for', gas(1000n), { kind: 'pay', amount: 9000n }],
    [
      'with coins on top while their price is unknown',
      { ...gas(1n), pricing: { ...pricing, native: asset(7, 'SOL') } },
      { kind: 'wait', reason: 'price_unknown' },
    ],
  ])('%s', (_, change, verdict) => expect(validateDeposit(facts(change))).toEqual(verdict))
})

describe('a deposit to an address of its own', () => {
  const order = { ...row, custody: 'maker', escrowOrder: null } as OrderRow
  const bound = { ...offer, depositor: '0x0014aa' } as EscrowOrder
  const decide = (amount: bigint, terms: EscrowOrder) =>
    validateDeposit(
      facts({
        order,
        terms,
        deposit: { asset: from, amount, exception: null, memo: null },
        route: { ...route, custody: 'maker' },
        custody: { usdE8: 1n, capE8: 2n },
      }),
    )

  it('is returned if it is less than the order’s amount, and paid if it is not', () => {
    expect(decide(999n, bound)).toEqual({ kind: 'return', reason: 'short' })
    expect(decide(1000n, bound)).toMatchObject({ kind: 'pay' })
  })

  it('differs from a deposit with a memo, which pays out what arrived', () => {
    const unbound = { ...offer, depositor: `0x${'0'.repeat(40)}` } as EscrowOrder
    expect(decide(999n, unbound)).not.toMatchObject({ reason: 'short' })
  })
})

describe('an order with manipulated terms', () => {
  const big = fc.bigInt({ min: 0n, max: 10n ** 30n })
  const facts$ = fc
    .record({
      deposited: big,
      sendAmount: big,
      asked: fc.oneof(big, fc.integer({ min: 1, max: 120 })),
      gasCompensation: big,
      destinationGas: fc.oneof(fc.constant(0n), fc.constant(0n), big),
      channelFee: fc.oneof(fc.constant(0n), big),
      feeRatio: fc.oneof(fc.constant(100_000n), fc.bigInt({ min: 0n, max: 10n ** 9n })),
      decimals: fc.tuple(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 24 })),
      custody: fc.constantFrom('escrow' as const, 'maker' as const),
      price: fc.tuple(big, big),
      swaps: fc.boolean(),
      tolerance: fc.bigInt({ min: 0n, max: 10n ** 8n }),
    })
    .map((of) => {
      const whole = rescaleDown(of.deposited, ...of.decimals)
      const asQuoted = {
        ...of,
        sendAmount: of.custody === 'escrow' ? of.deposited : of.sendAmount,
        receiveAmount: typeof of.asked === 'bigint' ? of.asked : (whole * BigInt(of.asked)) / 100n,
      }
      const { custody, sendAmount, receiveAmount, gasCompensation, destinationGas } = asQuoted
      const terms = {
        ...offer,
        inputAmount: sendAmount,
        outputAmount: receiveAmount,
        destinationGas,
        channelFee: of.channelFee,
      }
      const change: Partial<ValidationFacts> = {
        order: with_({ custody, sendAmount, receiveAmount, gasCompensation, destinationGas }),
        deposit: sent(of.deposited),
        terms,
        from: asset(of.decimals[0]),
        to: asset(of.decimals[1], of.swaps ? 'SOL' : 'ETH'),
        route: { ...route, custody, min: 1n, max: 10n ** 29n, feeRatio: of.feeRatio } as RouteDef,
        pricing: {
          native: asset(of.decimals[1], of.swaps ? 'SOL' : 'ETH'),
          market: marketOf({ from: of.price[0], to: of.price[1], native: of.price[1] }),
          tolerance: of.tolerance,
          gasPrice: 0n,
        },
      }
      return { of, facts: facts(change) }
    })

  it('never pays more than its deposit is worth, or more than the route allows', () => {
    let paid = 0
    fc.assert(
      fc.property(facts$, ({ of, facts: written }) => {
        const verdict = validateDeposit(written)
        if (verdict.kind !== 'pay') return
        expect(of.deposited).toBeLessThanOrEqual(10n ** 29n)
        const out = verdict.amount + of.destinationGas
        paid += 1
        if (!of.swaps) return void expect(out).toBeLessThanOrEqual(rescaleDown(of.deposited, ...of.decimals) + 1n)
        const [send, receive] = [
          of.deposited * of.price[0] * 10n ** BigInt(of.decimals[1]),
          verdict.amount * of.price[1] * 10n ** BigInt(of.decimals[0]),
        ]
        expect(receive * 10n ** 9n).toBeLessThanOrEqual(send * (10n ** 9n + of.tolerance))
      }),
      { numRuns: 4_000 },
    )
    expect(paid).toBeGreaterThan(20)
  })

  it('is not signed again for more either', () =>
    fc.assert(
      fc.property(facts$, big, ({ of, facts: written }, amount) => {
        if (of.swaps || resignProblem(written, amount) !== null) return
        expect(amount).toBeLessThanOrEqual(rescaleDown(of.deposited, ...of.decimals))
      }),
      { numRuns: 2_000 },
    ))
})

describe('a payout that is signed again', () => {
  it.each<[string, Partial<ValidationFacts>, bigint, string | null]>([
    ['as it was', {}, 9000n, null],
    ['on a route that was switched off meanwhile', { route: { ...route, enabled: false } }, 9000n, null],
    ['on a route that is gone', { route: null }, 9000n, null],
    ['for more than its deposit is worth', {}, 10_001n, 'price_mismatch'],
    ['with an offer of another hash', { termsId: '0x02' }, 9000n, 'offer_mismatch'],
  ])('%s', (_, change, amount, problem) => expect(resignProblem(facts(change), amount)).toBe(problem))
})
