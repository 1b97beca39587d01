import { describe, expect, test } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { svm } from '#chains/svm/family.ts'
import { writeDepositMemo } from '#core/order/depositMemo.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'
import { ownTransaction } from './send.ts'

type SvmStep = Extract<Step, { kind: 'svm_tx' }>

const orderId = orderIdFromUuid('01890a5d-ac96-774b-bcce-b302099a8057')
const terms = {
  id: orderId,
  sendAmount: 50_000_000n,
  toChain: chainId(31337),
  onchainId: `0x${'ab'.repeat(32)}`,
  refundAddress: 'home',
} as const
const memo = writeDepositMemo(svm.depositMemo, terms) ?? ''
const mint = '6EZGpDsmjwoJUzDsNmSemp7EJosAxPocdnbqsSzhDXU2'
const step: SvmStep = {
  kind: 'svm_tx',
  chain_id: 83797631,
  label: 'transfer',
  status: 'waiting',
  tx_ref: null,
  transfer: { from: 'sender', to: 'maker', mint, decimals: 6, amount: '50000000', memo },
}
const expected: Expectation = {
  quote: {
    from_asset: `83797631:${mint}`,
    to_asset: '31337:native',
    send_amount: '50000000',
    receive_amount: '1',
    custody: 'maker',
    fill_mode: 'contract',
  },
  orderId,
  recipient: '0x1',
  depositor: 'sender',
  refundAddress: 'home',
  settlementAddress: 'maker',
  openBy: '2030-01-01T00:01:00.000Z',
}
const withTransfer = (change: Partial<SvmStep['transfer']>): Step => ({
  ...step,
  transfer: { ...step.transfer, ...change },
})

describe('verifying a step before the wallet shows it', () => {
  test('passes if it is as agreed', () => {
    expect(ownTransaction(step, expected)).toBeTypeOf('function')
    const native = { ...expected, quote: { ...expected.quote, from_asset: '83797631:native' } }
    expect(ownTransaction(withTransfer({ mint: null }), native)).toBeTypeOf('function')
  })

  test.each<[string, Step, Expectation]>([
    ['sender', withTransfer({ from: 'other' }), expected],
    ['deposit address', withTransfer({ to: 'thief' }), expected],
    ['deposit address by case', withTransfer({ to: 'Maker' }), expected],
    ['mint', withTransfer({ mint: 'other' }), expected],
    ['native instead of the token', withTransfer({ mint: null }), expected],
    ['amount', withTransfer({ amount: '50000001' }), expected],
    ['memo', withTransfer({ memo: 'another order' }), expected],
    ['order in the memo', withTransfer({ memo: memo.replace(orderId, `${orderId.slice(0, -1)}1`) }), expected],
    ['amount in the memo', withTransfer({ memo: memo.replace(':50000000:', ':5:') }), expected],
    ['destination network', withTransfer({ memo: memo.replace(':31337:', ':1:') }), expected],
    ['refund address', withTransfer({ memo: memo.replace('home', 'thief') }), expected],
    ['memo’s form', withTransfer({ memo: orderId }), expected],
    ['network', { ...step, chain_id: 83797601 }, expected],
    ['label', { ...step, label: 'approve' }, expected],
    ['custody', step, { ...expected, quote: { ...expected.quote, custody: 'escrow' } }],
    [
      'kind',
      { ...step, kind: 'evm_call', to: '0x', data: '0x', value: '0', offer: null, approval: null } as Step,
      expected,
    ],
  ])('is refused when the %s differs', (_, changed, agreed) => {
    expect(() => ownTransaction(changed, agreed)).toThrow(expect.objectContaining({ reason: 'wallet_mismatch' }))
  })
})
