import { uuidv7 } from 'uuidv7'
import { describe, expect, it } from 'vitest'
import { writeDepositMemo } from '#core/order/depositMemo.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { assetId, NATIVE } from '#core/asset/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { AssetDef, RouteDef } from '#core/catalogue/types.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import { validateDeposit, type ValidationFacts } from './validate.ts'

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
} as unknown as OrderRow
const route = {
  from,
  to,
  min: 500n,
  max: 5000n,
  feeRatio: 0n,
  gasTiers: [
    { upTo: 1500n, gasUnits: 1n, marginPercent: 0 },
    { upTo: null, gasUnits: 2n, marginPercent: 0 },
  ],
} as unknown as RouteDef
const asset = (decimals: number) => ({ decimals }) as AssetDef
const facts = (change: Partial<ValidationFacts> = {}): ValidationFacts => ({
  order: row,
  deposit: { asset: from, amount: 1000n, exception: null, memo: null },
  route,
  channel: null,
  from: asset(6),
  to: asset(7),
  recomputedId: '0x01',
  terms: { recipient: '0xbb', outputToken: '0x00' },
  payer: MAKER.toUpperCase().replace('0X', '0x'),
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
const written = writeDepositMemo('svm', signed) ?? ''
const sent = (amount: bigint, asset = from) => ({ asset, amount, exception: null, memo: null })

describe('a confirmed deposit', () => {
  it.each<[string, Partial<ValidationFacts>, object]>([
    ['as quoted', {}, { kind: 'pay', amount: 9000n }],
    ['its stored offer has another hash', { recomputedId: '0x02' }, { kind: 'hold', reason: 'offer_mismatch' }],
    [
      'its offer pays another amount than the order',
      { order: with_({ receiveAmount: 9001n }) },
      { kind: 'hold', reason: 'offer_mismatch' },
    ],
    [
      'its offer pays somebody else',
      { terms: { recipient: '0xcc', outputToken: '0x00' } },
      { kind: 'hold', reason: 'offer_mismatch' },
    ],
    [
      'its offer pays another token',
      { terms: { recipient: '0xbb', outputToken: '0x11' } },
      { kind: 'hold', reason: 'offer_mismatch' },
    ],
    ['its offer names another maker', { payer: '0x00' }, { kind: 'hold', reason: 'offer_mismatch' }],
    [
      'its offer is for another network',
      { order: with_({ toChain: chainId(3) }) },
      { kind: 'hold', reason: 'offer_mismatch' },
    ],
    ['an escrow that shows another amount', { deposit: sent(999n) }, { kind: 'hold', reason: 'offer_mismatch' }],
    [
      'an escrow order without an offer',
      { order: with_({ escrowOrder: null, onchainId: null }), recomputedId: null },
      { kind: 'hold', reason: 'offer_missing' },
    ],
    ['an asset that left the catalogue', { to: null }, { kind: 'hold', reason: 'asset_unknown' }],
    ['set aside on arrival', { deposit: { ...sent(1000n), exception: 'late' } }, { kind: 'return', reason: 'late' }],
    [
      'whose signed memo names another refund address',
      { order: signed, deposit: { ...sent(1000n), memo: written.replace('home', 'thief') } },
      { kind: 'hold', reason: 'deposit_memo_conflict' },
    ],
    [
      'whose signed memo says the same',
      { order: signed, recomputedId: signed.onchainId, deposit: { ...sent(1000n), memo: written } },
      { kind: 'pay', amount: 9000n },
    ],
    ['by memo, as quoted', { order: memo }, { kind: 'pay', amount: 9000n }],
    [
      'by memo, less: gas compensation stays in its tier',
      { order: memo, deposit: sent(900n) },
      { kind: 'pay', amount: 8000n },
    ],
    [
      'by memo, more: gas compensation of the next tier',
      { order: memo, deposit: sent(2000n) },
      { kind: 'pay', amount: 18_000n },
    ],
    ['by memo, just the minimum', { order: memo, deposit: sent(500n) }, { kind: 'pay', amount: 4000n }],
    ['by memo, below it', { order: memo, deposit: sent(499n) }, { kind: 'return', reason: 'below_minimum' }],
    ['by memo, above the maximum', { order: memo, deposit: sent(5001n) }, { kind: 'return', reason: 'above_maximum' }],
    ['by memo, another token', { order: memo, deposit: sent(1000n, to) }, { kind: 'return', reason: 'other_asset' }],
    [
      'by memo, off its quote on a route that is gone',
      { order: memo, deposit: sent(900n), route: null },
      { kind: 'return', reason: 'route_gone' },
    ],
    [
      'by memo, eaten up by fees',
      { order: { ...memo, gasCompensation: 900n }, deposit: sent(600n) },
      { kind: 'return', reason: 'below_minimum' },
    ],
  ])('%s', (_, change, verdict) => expect(validateDeposit(facts(change))).toEqual(verdict))
})
