import { describe, expect, it } from 'vitest'
import type { WalletTransaction } from '#chains/contract/settlement.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { SignedFor } from '#store/chainState/reconciliation.ts'
import { judgeTransaction, type TransactionFacts } from './payouts.ts'

const SOUTH = chainId(31338)
const coin = assetId(SOUTH, NATIVE)
const token = assetId(SOUTH, '0xbb')
const out = (...amounts: [AssetId, bigint][]) => new Map(amounts)
const tx: WalletTransaction = {
  ref: '0xaa',
  height: 5n,
  slot: 3n,
  out: out([token, 70n], [coin, 4n]),
  names: ['0x01'],
  fee: 9n,
}
const row = {
  id: 1n,
  depositId: 2n,
  orderId: 'order',
  kind: 'payout',
  chainId: SOUTH,
  asset: token,
  amount: 70n,
  destinationGas: 4n,
} as unknown as DisbursementRow
const signed: SignedFor = { ref: '0xaa', signer: '0x', slot: 3n, purpose: 'payout', disbursement: row, transfer: null }
const facts: TransactionFacts = {
  chainId: SOUTH,
  tx,
  signed,
  orderNames: ['order', '0x01'],
  paidBefore: null,
  isDeposited: true,
  transferProblem: null,
  pool: null,
}
const setup: SignedFor = { ...signed, purpose: 'setup', disbursement: null }
const repayment = { kind: 'repay', asset: token, amount: 70n } as const
const draw = { kind: 'draw' } as const
const paying = (change: Partial<DisbursementRow>): SignedFor => ({ ...signed, disbursement: { ...row, ...change } })

describe('a transaction of the wallet', () => {
  it.each<[string, Partial<TransactionFacts>, string]>([
    ['pays its order', {}, 'explained'],
    ['was reported before it was recorded as paying', { paidBefore: '0xaa' }, 'explained'],
    ['pays before its deposit is final', { isDeposited: null }, 'waiting'],
    ['names no row', { signed: null }, 'wallet_transaction_unknown'],
    ['took another slot than its row', { tx: { ...tx, slot: 4n } }, 'wallet_transaction_unknown'],
    ['has no slot, on networks without', { tx: { ...tx, slot: null } }, 'explained'],
    ['pays more', { tx: { ...tx, out: out([token, 71n], [coin, 4n]) } }, 'payout_mismatch'],
    ['pays another asset as well', { tx: { ...tx, out: out([token, 70n], [coin, 5n]) } }, 'payout_mismatch'],
    ['names another order', { tx: { ...tx, names: ['0x02'] } }, 'payout_mismatch'],
    ['names an order that has no names', { orderNames: [] }, 'payout_mismatch'],
    ['failed', { tx: { ...tx, out: out(), names: [] } }, 'explained'],
    ['pays an order that was paid', { paidBefore: '0xbb' }, 'paid_twice'],
    ['pays what was never deposited', { isDeposited: false }, 'payout_without_deposit'],
    [
      'moves inventory to another wallet of ours',
      { signed: { ...signed, purpose: 'transfer', disbursement: null } },
      'explained',
    ],
    [
      'claims to move inventory, and breaks the policy of its provider',
      { signed: { ...signed, purpose: 'transfer', disbursement: null }, transferProblem: 'recipient' },
      'transfer_mismatch',
    ],
    [
      'claims and moves nothing out',
      { tx: { ...tx, out: out() }, signed: { ...signed, purpose: 'claim', disbursement: null } },
      'explained',
    ],
    [
      'claims, and moves something out',
      { signed: { ...signed, purpose: 'claim', disbursement: null } },
      'payout_mismatch',
    ],
    ['cancels, and moves something out', { signed: paying({ kind: 'cancel' }) }, 'payout_mismatch'],
    [
      'pays coins with the gas on top',
      { tx: { ...tx, out: out([coin, 74n]) }, signed: paying({ asset: coin }) },
      'explained',
    ],
    ['repays a pool', { tx: { ...tx, out: out([token, 70n]) }, signed: setup, pool: repayment }, 'explained'],
    [
      'repays a pool, and more leaves than the call says',
      { tx: { ...tx, out: out([token, 71n]) }, signed: setup, pool: repayment },
      'payout_mismatch',
    ],
    [
      'repays a pool as the payout of an order',
      { tx: { ...tx, out: out([token, 70n]) }, signed: paying({ destinationGas: 4n }), pool: repayment },
      'payout_mismatch',
    ],
    ['repays a pool, and coins leave as well', { signed: setup, pool: repayment }, 'payout_mismatch'],
    ['pays its order from a pool', { tx: { ...tx, out: out([coin, 4n]) }, pool: draw }, 'explained'],
    [
      'pays its order from a pool without gas',
      { tx: { ...tx, out: out() }, signed: paying({ destinationGas: 0n }), pool: draw },
      'explained',
    ],
    ['pays its order from a pool and from the wallet', { pool: draw }, 'payout_mismatch'],
    ['draws from a pool for no order', { tx: { ...tx, out: out() }, signed: setup, pool: draw }, 'payout_mismatch'],
    [
      'refunds from a pool',
      { tx: { ...tx, out: out() }, signed: paying({ kind: 'refund' }), pool: draw },
      'payout_mismatch',
    ],
    [
      'draws for what was never deposited',
      { tx: { ...tx, out: out([coin, 4n]) }, pool: draw, isDeposited: false },
      'payout_without_deposit',
    ],
    [
      'draws for an order that was paid',
      { tx: { ...tx, out: out([coin, 4n]) }, pool: draw, paidBefore: '0xbb' },
      'paid_twice',
    ],
    [
      'refunds without any gas on top',
      { tx: { ...tx, out: out([token, 70n]) }, signed: paying({ kind: 'refund' }) },
      'explained',
    ],
  ])('%s', (_, change, expected) => {
    const verdict = judgeTransaction({ ...facts, ...change })
    expect(verdict.kind === 'wrong' ? verdict.mismatch.kind : verdict.kind).toBe(expected)
    if (verdict.kind === 'wrong') expect(verdict.mismatch).toMatchObject({ subject: `${SOUTH}:0xaa`, pauses: [SOUTH] })
  })
})
