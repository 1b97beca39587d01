import { describe, expect, it } from 'vitest'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import type { EscrowStatus } from '#chains/contract/settlement.ts'
import { sampleOrder } from '#chains/evm/testing/orders.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { depositKey, isIdle, judgeClaim, judgeDeposit, judgeRow, judgeState } from './deposits.ts'

const NORTH = chainId(31337)
const asset = assetId(NORTH, NATIVE)
const terms = sampleOrder(1_800_000_000)
const deposit: ObservedDeposit = {
  chainId: NORTH,
  txId: '0xaa',
  ordinal: 0,
  height: 10n,
  blockHash: '0x10',
  asset,
  amount: terms.inputAmount,
  sender: terms.depositor,
  binding: { kind: 'escrow', escrow: '0xe5', onchainId: '0x01', order: terms },
}
const row = { ...deposit, id: 1n, orderId: null, status: 'confirmed', exception: null } as unknown as DepositRow
const order = {
  id: 'order',
  custody: 'escrow',
  escrow: '0xe5',
  fromChain: Number(terms.srcChainId),
  toChain: Number(terms.dstChainId),
  sendAmount: terms.inputAmount,
  receiveAmount: terms.outputAmount,
  destinationGas: terms.destinationGas,
  escrowOrder: terms,
} as unknown as OrderRow

describe('a deposit on chain', () => {
  it.each<[string, Partial<Parameters<typeof judgeDeposit>[0]>, bigint | null, string | null]>([
    ['has its row and its order', {}, 20n, null],
    ['has no order', { order: null }, 20n, null],
    ['has no row, and the maker has not come so far', { row: null, order: null }, 9n, null],
    ['has no row, and no maker ever ran', { row: null, order: null }, null, null],
    ['has no row although the maker recorded its block', { row: null, order: null }, 10n, 'deposit_missing'],
    ['has a row that says it left the chain', { row: { ...row, status: 'orphaned' } }, 10n, 'deposit_missing'],
    ['is smaller than its row', { row: { ...row, amount: row.amount + 1n } }, 20n, 'deposit_mismatch'],
    ['is of another asset', { row: { ...row, asset: assetId(NORTH, '0xbb') } }, 20n, 'deposit_mismatch'],
    ['asks for less', { order: { ...order, receiveAmount: order.receiveAmount + 1n } }, 20n, 'order_mismatch'],
    [
      'names another recipient',
      { order: { ...order, escrowOrder: { ...terms, recipient: '0x99' } } },
      20n,
      'order_mismatch',
    ],
    ['is in another escrow', { order: { ...order, escrow: '0xe6' } }, 20n, 'order_mismatch'],
    ['is in the escrow, not with the maker', { order: { ...order, custody: 'maker' } }, 20n, 'order_mismatch'],
    [
      'has another deadline',
      { order: { ...order, escrowOrder: { ...terms, fillDeadline: 1 } } },
      20n,
      'order_mismatch',
    ],
  ])('%s', (_, change, recorded, kind) => {
    const found = judgeDeposit({ deposit, row, order, ...change }, recorded)
    expect(found?.kind ?? null).toBe(kind)
    if (found) expect(found).toMatchObject({ subject: depositKey(deposit), pauses: [NORTH] })
  })

  it('without a contract order is compared by amount only', () => {
    const sent = { ...deposit, binding: { kind: 'memo' as const, memo: 'order' } }
    expect(judgeDeposit({ deposit: sent, row, order: { ...order, receiveAmount: 1n } }, 20n)).toBeNull()
    expect(judgeDeposit({ deposit: sent, row: { ...row, amount: 1n }, order }, 20n)?.kind).toBe('deposit_mismatch')
  })
})

describe('a deposit that its escrow holds', () => {
  const inState = (state: string) => ({ deposit, row, order: { ...order, state } as OrderRow })
  it.each<[string, EscrowStatus, boolean, boolean]>([
    ['done', 'open', true, true],
    ['claimed', 'open', true, true],
    ['refunded', 'open', false, true],
    ['quoted', 'open', false, true],
    ['expired', 'open', false, true],
    ['failed', 'open', true, true],
    // A deposit after a refusal.
    ['failed', 'open', false, false],
    // The ending is on chain, in a block that the books do not include yet.
    ['done', 'claimed', true, false],
    ['refunded', 'cancelled', false, false],
  ])('with an order in state %s, %s in the escrow, paid %s: wrong %s', (state, status, isPaid, isWrong) => {
    expect(isIdle(inState(state))).toBe(true)
    const found = judgeState(inState(state), { status, isPaid })
    expect(found?.kind ?? null).toBe(isWrong ? 'order_mismatch' : null)
    if (found) expect(found).toMatchObject({ subject: depositKey(deposit), pauses: [NORTH] })
  })

  it.each(['confirmed', 'broadcast', 'final', 'held', 'incident'])(
    'can be %s: that order is still in progress',
    (state) => {
      expect(isIdle(inState(state))).toBe(false)
    },
  )

  it('leads its order, or its order expects nothing of it', () => {
    expect(isIdle({ ...inState('done'), row: { ...row, exception: 'wrong_asset' } })).toBe(false)
  })
})

it('a row that the chain does not show is forged', () => {
  expect(judgeRow(row, deposit)).toBeNull()
  expect(judgeRow(row, null)).toMatchObject({ kind: 'deposit_unknown', subject: depositKey(row), pauses: [NORTH] })
})

it('a claim must exist in the escrow', () => {
  const claim = { claimId: 1n, orderId: 'order' as OrderRow['id'], escrow: '0xe5', onchainId: '0x01' as const }
  expect(judgeClaim(NORTH, claim, true)).toBeNull()
  expect(judgeClaim(NORTH, claim, false)).toMatchObject({ kind: 'claim_unknown', pauses: [NORTH] })
})
