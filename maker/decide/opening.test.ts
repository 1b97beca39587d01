import { describe, expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import { emptyEscrowOrder, newOrder, randomHex } from '#store/testing/fixtures.ts'
import type { OpeningRow } from '#store/escrow/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import {
  authorizationOf,
  budgetRefusal,
  leftToMaker,
  openingFailure,
  openingProblem,
  type OpeningBudget,
  storedReason,
} from './opening.ts'

const chain = chainId(7)
const token = assetId(chain, randomHex(20))
const depositor = randomHex(20)
const now = 1_000
const terms = { ...emptyEscrowOrder, depositor, openBy: now + 60 }
const order = {
  ...newOrder({
    fromChain: chain,
    fromAsset: token,
    fromAddress: depositor,
    escrowOrder: terms,
    makerSignature: '0x12',
  }),
  state: 'quoted',
} as OrderRow
const opening: OpeningRow = {
  id: 1n,
  orderId: order.id,
  chainId: chain,
  depositor,
  kind: 'erc3009',
  validAfter: 0,
  validBefore: now + 60,
  signature: randomHex(65),
  state: 'waiting',
  reason: null,
  txRef: null,
  createdAt: new Date(),
}
const asset = { id: token, authorization: { name: 'USD Coin', version: '2' } } as AssetDef

describe('the rows of an opening', () => {
  const facts = { opening, order, depositor, chain, asset, now }
  it.each([
    ['agree', {}, null],
    ['without their order', { order: null }, ['refuse', 'offer_missing']],
    ['without terms', { order: { ...order, escrowOrder: null } }, ['refuse', 'offer_missing']],
    ['without an offer', { order: { ...order, makerSignature: null } }, ['refuse', 'offer_missing']],
    ['in the maker’s custody', { order: { ...order, custody: 'maker' } }, ['refuse', 'offer_missing']],
    ['of another chain', { order: { ...order, fromChain: chainId(8) } }, ['refuse', 'offer_mismatch']],
    ['of another sender', { order: { ...order, fromAddress: randomHex(20) } }, ['refuse', 'offer_mismatch']],
    ['of another depositor', { depositor: randomHex(20) }, ['refuse', 'offer_mismatch']],
    ['of native coin', { order: { ...order, fromAsset: assetId(chain, NATIVE) } }, ['refuse', 'offer_mismatch']],
    ['of a token that is not listed', { asset: null }, ['refuse', 'offer_mismatch']],
    ['of an order that is open', { order: { ...order, state: 'seen' } }, ['refuse', 'order_already_opened']],
    ['after their time', { now: now + 41 }, ['expire', 'open_expired']],
    ['with a short authorization', { opening: { ...opening, validBefore: now } }, ['expire', 'authorization_expired']],
    ['before their time', { opening: { ...opening, validAfter: now } }, ['wait', 'authorization_not_valid_yet']],
  ] as const)('%s', (_, change, expected) => {
    const [kind, reason] = expected ?? []
    expect(openingProblem({ ...facts, ...change })).toEqual(expected && { kind, reason })
  })

  it('become the authorization that the escrow expects', () => {
    const { validAfter, validBefore, signature } = opening
    const domain = asset.authorization
    expect(authorizationOf(opening, asset)).toEqual({ kind: 'erc3009', domain, validAfter, validBefore, signature })
    const { authorization: _, ...plain } = asset
    expect(authorizationOf(opening, plain)).toBeNull()
    expect(authorizationOf({ ...opening, kind: 'permit2' }, plain)).toEqual({
      kind: 'permit2',
      deadline: validBefore,
      signature,
    })
  })
})

const budget: OpeningBudget = {
  gasE8: 100n,
  capGasE8: 100n,
  feeE8: 100n,
  coveragePercent: 100n,
  spentE8: 0n,
  capE8: 1_000n,
}

it('keeps the cause for which an address waited when its time is over, and no other reason', () => {
  const expired = { kind: 'expire', reason: 'open_expired' } as const
  const address = { kind: 'address', reason: 'opening_fee_too_low' } as const
  expect(storedReason(address, expired)).toBe('opening_fee_too_low')
  expect(storedReason({ ...address, reason: null }, expired)).toBe('open_expired')
  expect(storedReason({ ...address, reason: 'deposit_unfunded' }, expired)).toBe('open_expired')
  expect(storedReason({ ...address, kind: 'permit2' }, expired)).toBe('open_expired')
  expect(storedReason(address, { kind: 'expire', reason: 'order_already_opened' })).toBe('order_already_opened')
})

describe('the gas of an opening', () => {
  it.each([
    ['is covered and inside the cap', {}, null],
    ['reaches the cap', { spentE8: 900n }, null],
    ['passes the cap', { spentE8: 901n }, 'opening_gas_cap'],
    ['passes the cap at its highest fee', { capGasE8: 1_001n }, 'opening_gas_cap'],
    ['is covered as expected, not at its highest fee', { capGasE8: 200n }, null],
    ['is not covered by the fee', { feeE8: 99n }, 'opening_fee_too_low'],
    ['needs to be covered in half', { feeE8: 50n, coveragePercent: 50n }, null],
    ['needs no cover', { feeE8: 0n, coveragePercent: 0n }, null],
    ['has no price', { gasE8: null }, 'price_unknown'],
    ['has no price at its highest', { capGasE8: null }, 'price_unknown'],
    ['is covered by a fee without a price', { feeE8: null }, 'price_unknown'],
    ['adds to a sum without a price', { spentE8: null }, 'price_unknown'],
  ] as const)('%s', (_, change, expected) => expect(budgetRefusal({ ...budget, ...change })).toBe(expected))
})

it.each([
  ['with a charge for its opening', { deposit: 1_000n, payout: 900n, payoutGas: 60n }, 40n],
  ['without anything left', { deposit: 1_000n, payout: 900n, payoutGas: 101n }, 0n],
  ['whose deposit has no price', { deposit: null, payout: 900n, payoutGas: 60n }, null],
  ['whose payout has no price', { deposit: 1_000n, payout: null, payoutGas: 60n }, null],
  ['whose payout gas has no price', { deposit: 1_000n, payout: 900n, payoutGas: null }, null],
] as const)('the maker’s share of a deposit: %s', (_, values, expected) => expect(leftToMaker(values)).toBe(expected))

describe('a refused simulation of an opening', () => {
  const failure = (reason: string, retriable = false) =>
    openingFailure(new AppError(reason, '', { retriable }), 'erc3009')
  it.each([
    ['order_already_opened', false, 'refuse', 'order_already_opened'],
    ['authorization_used', false, 'refuse', 'authorization_used'],
    ['simulation_reverted', false, 'refuse', 'simulation_reverted'],
    ['gas_above_ceiling', false, 'refuse', 'gas_above_ceiling'],
    ['insufficient_inventory', true, 'refuse', 'deposit_unfunded'],
    ['allowance_missing', true, 'refuse', 'deposit_unfunded'],
    ['open_expired', false, 'expire', 'open_expired'],
    ['not_our_order', false, 'expire', 'not_our_order'],
    ['contract_frozen', true, 'wait', 'contract_frozen'],
    ['fee_above_cap', true, 'wait', 'fee_above_cap'],
    ['rpc_disagree', true, 'wait', 'rpc_disagree'],
  ] as const)('%s (retriable: %s) means %s', (reason, retriable, kind, told) =>
    expect(failure(reason, retriable)).toEqual({ kind, reason: told }),
  )
})
