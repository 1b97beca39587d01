import { Address, Cell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { depositMessage } from '#chains/ton/pay/deposit.ts'
import { readComment, readJettonTransfer } from '#chains/ton/pay/payload.ts'
import { ton } from '#chains/ton/family.ts'
import { chainId } from '#core/chain/chainId.ts'
import { writeDepositMemo } from '#core/order/depositMemo.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'
import { type TonStep, verifyStep } from './send.ts'

const account = (byte: string): string => Address.parse(`0:${byte.repeat(32)}`).toString({ bounceable: false })
const [sender, maker, master, wallet] = ['11', '22', '33', '44'].map(account) as [string, string, string, string]
const orderId = orderIdFromUuid('01890a5d-ac96-774b-bcce-b302099a8057')
const terms = {
  id: orderId,
  sendAmount: 50_000_000n,
  toChain: chainId(31337),
  onchainId: `0x${'ab'.repeat(32)}`,
  refundAddress: sender,
} as const
const memo = writeDepositMemo(ton.depositMemo, terms) ?? ''
const step: TonStep = {
  kind: 'ton_transfer',
  chain_id: 84797831,
  label: 'transfer',
  status: 'waiting',
  tx_ref: null,
  transfer: { from: sender, to: maker, jetton: { master, wallet }, decimals: 6, amount: '50000000', memo },
}
const expected: Expectation = {
  quote: {
    from_asset: `84797831:${master}`,
    to_asset: '31337:native',
    send_amount: '50000000',
    receive_amount: '1',
    custody: 'maker',
    fill_mode: 'contract',
  },
  orderId,
  recipient: '0x1',
  depositor: sender,
  refundAddress: sender,
  settlementAddress: maker,
  openBy: '2030-01-01T00:01:00.000Z',
}
const changed = (change: Partial<TonStep['transfer']>): Step => ({ ...step, transfer: { ...step.transfer, ...change } })

describe('a deposit on TON', () => {
  test('passes if it is as agreed', () => {
    expect(verifyStep(step, expected)).toBe(step)
    const native = { ...expected, quote: { ...expected.quote, from_asset: '84797831:native' } }
    expect(verifyStep(changed({ jetton: null }), native)).toBeTruthy()
  })

  test.each<[string, Step]>([
    ['another sender', changed({ from: maker })],
    ['another deposit address', changed({ to: sender })],
    ['another jetton', changed({ jetton: { master: wallet, wallet } })],
    ['coins instead of jettons', changed({ jetton: null })],
    ['another amount', changed({ amount: '50000001' })],
    [
      'another order',
      changed({ memo: memo.replace(orderId, orderIdFromUuid('01890a5d-ac96-774b-bcce-b302099a8058')) }),
    ],
    ['another refund address', changed({ memo: memo.replace(sender, maker) })],
    ['another network', { ...step, chain_id: 84797801 }],
    ['another kind', { ...step, kind: 'svm_tx' } as unknown as Step],
  ])('is refused with %s', (_, wrong) => {
    expect(() => verifyStep(wrong, expected)).toThrow(expect.objectContaining({ reason: 'wallet_mismatch' }))
  })

  test('asks the jetton wallet to send exactly this, with the memo and the rest to the sender', () => {
    const { address, payload } = depositMessage(step.transfer, 7n)
    expect(Address.parse(address).equals(Address.parse(wallet))).toBe(true)
    expect(Address.parseFriendly(address).isBounceable).toBe(true)
    const sent = readJettonTransfer(Cell.fromBase64(payload).beginParse())
    expect(sent).toMatchObject({ queryId: 7n, amount: 50_000_000n, comment: memo })
    expect(sent?.to.equals(Address.parse(maker))).toBe(true)
  })

  test('of coins carries the memo as a comment and cannot bounce', () => {
    const { address, amount, payload } = depositMessage({ ...step.transfer, jetton: null }, 7n)
    expect([address, amount]).toEqual([maker, '50000000'])
    expect(readComment(Cell.fromBase64(payload).beginParse())).toBe(memo)
  })
})
