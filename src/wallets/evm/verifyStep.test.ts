import { describe, expect, it } from 'vitest'
import { addressRules } from '#chains/registry.ts'
import { encodeOpenWithPermit } from '#chains/evm/order/calls.ts'
import { depositAddress } from '#chains/evm/order/forwarder.ts'
import { memoHash } from '#chains/evm/order/hash.ts'
import { orderToWire } from '#chains/evm/order/wire.ts'
import type { FamilyName } from '#core/chain/family.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'
import {
  approveStep,
  escrow,
  expectation,
  makerSignature,
  nativeOrder,
  NOW,
  openStep,
  order,
  orderId,
  refundStep,
  usdc,
} from './testing/steps.ts'
import { paymentOf, verifyStep as verifyStepAt } from './verifyStep.ts'

type Hex = `0x${string}`
const stranger = `0x${'66'.repeat(20)}` as const
const permit = { v: 27, r: `0x${'01'.repeat(32)}`, s: `0x${'02'.repeat(32)}` } as const
const agreed = expectation(order)
const verifyStep = (step: Step, expected: Expectation, destination: FamilyName) =>
  verifyStepAt(step, expected, destination, NOW * 1000)
const refuse = (what?: string) =>
  expect.objectContaining({
    reason: 'wallet_mismatch',
    ...(what ? { message: expect.stringContaining(what) as string } : {}),
  })

describe('a step as agreed', () => {
  it('passes: approval of exactly the amount, or of nothing', () => {
    expect(verifyStep(approveStep(order.inputAmount), agreed, 'evm')).toMatchObject({ to: usdc, value: 0n })
    expect(verifyStep(approveStep(0n), agreed, 'evm')).toMatchObject({ to: usdc })
  })

  it('passes: opening with a token, and with native coin', () => {
    expect(verifyStep(openStep(order), agreed, 'evm')).toMatchObject({ to: escrow, value: 0n })
    expect(verifyStep(openStep(nativeOrder), expectation(nativeOrder), 'evm').value).toBe(nativeOrder.inputAmount)
  })

  it('passes: opening with a permit, for a token and as long as the offer', () => {
    const opening = (of: EscrowOrder, deadline = of.openBy) =>
      openStep(of, { data: encodeOpenWithPermit(of, makerSignature, { ...permit, deadline }) })
    expect(verifyStep(opening(order), agreed, 'evm')).toMatchObject({ to: escrow, value: 0n })
    expect(() => verifyStep(opening(order, order.openBy + 1), agreed, 'evm')).toThrow(refuse('permit'))
    expect(() => verifyStep(opening({ ...order, recipient: stranger }), agreed, 'evm')).toThrow(refuse('recipient'))
    expect(() =>
      verifyStep({ ...opening(order), offer: openStep({ ...order, nonce: 9n }).offer }, agreed, 'evm'),
    ).toThrow(refuse('order'))
    expect(() => verifyStep(opening(nativeOrder), expectation(nativeOrder), 'evm')).toThrow(refuse('asset'))
  })

  it('passes: a refund', () => {
    expect(verifyStep(refundStep(order), agreed, 'evm')).toMatchObject({ to: escrow, value: 0n })
  })

  it('passes: a payout on another family, with the order id as memo, or without one', () => {
    const solana = 83797631n
    const toSolana: EscrowOrder = {
      ...order,
      dstChainId: solana,
      outputToken: `0x${'00'.repeat(32)}`,
      recipient: `0x${'09'.repeat(32)}`,
      fillMode: 1,
      memoHash: memoHash(orderId),
    }
    const recipient = addressRules('svm').fromBytes(toSolana.recipient)
    const expected = {
      ...agreed,
      recipient,
      quote: { ...agreed.quote, to_asset: `${solana}:native`, fill_mode: 'transfer' as const },
    }
    expect(verifyStep(openStep(toSolana), expected, 'svm').to).toBe(escrow)
    expect(() => verifyStep(openStep({ ...toSolana, memoHash: memoHash('another') }), expected, 'svm')).toThrow(
      refuse('memo'),
    )
    expect(verifyStep(openStep({ ...toSolana, memoHash: memoHash(null) }), expected, 'svm').to).toBe(escrow)
    const withMemo = { ...expected, memo: '104822' }
    expect(() => verifyStep(openStep({ ...toSolana, memoHash: memoHash(null) }), withMemo, 'svm')).toThrow(
      refuse('memo'),
    )
    expect(verifyStep(openStep({ ...toSolana, memoHash: memoHash('104822') }), withMemo, 'svm').to).toBe(escrow)
    expect(() => verifyStep(openStep(toSolana), withMemo, 'svm')).toThrow(refuse('memo'))
  })
})

describe('a tampered step', () => {
  const changes: readonly (readonly [string, Partial<EscrowOrder>])[] = [
    ['depositor', { depositor: stranger }],
    ['source network', { srcChainId: 1n }],
    ['destination network', { dstChainId: 1n }],
    ['asset you send', { inputToken: stranger }],
    ['amount you send', { inputAmount: order.inputAmount + 1n }],
    ['asset you receive', { outputToken: stranger }],
    ['amount you receive', { outputAmount: order.outputAmount - 1n }],
    ['gas on arrival', { destinationGas: order.destinationGas + 1n }],
    ['recipient', { recipient: stranger }],
    ['way of payment', { fillMode: 1 }],
    ['memo', { memoHash: memoHash('x') }],
  ]
  it.each(changes)('is refused when the order differs in the %s', (what, change) => {
    expect(() => verifyStep(openStep({ ...order, ...change }), agreed, 'evm')).toThrow(refuse(what))
    expect(() => verifyStep(refundStep({ ...order, ...change }), agreed, 'evm')).toThrow(refuse(what))
  })

  it.each<readonly [string, Step]>([
    ['calldata of another order than the one shown', openStep(order, { data: openStep({ ...order, nonce: 9n }).data })],
    ['another contract', openStep(order, { to: stranger })],
    [
      'another contract in the offer',
      openStep(order, { offer: { escrow: stranger, order: orderToWire(order), maker_signature: makerSignature } }),
    ],
    ['no offer', openStep(order, { offer: null })],
    ['another signature', openStep(order, { offer: { escrow, order: orderToWire(order), maker_signature: '0x00' } })],
    ['value on a token order', openStep(order, { value: '1' })],
    ['another network', openStep(order, { chain_id: 1 })],
    ['a label that hides another call', openStep(order, { label: 'approve' })],
    ['an approval under the label of an opening', approveStep(order.inputAmount, { label: 'open' })],
    ['bytes behind the call', openStep(order, { data: `${openStep(order).data}00` })],
    ['unlimited approval', approveStep(2n ** 256n - 1n)],
    ['approval of a little more', approveStep(order.inputAmount + 1n)],
    ['approval for another spender', approveStep(order.inputAmount, {}, stranger)],
    ['approval of another token', approveStep(order.inputAmount, { to: stranger })],
    ['approval with value', approveStep(order.inputAmount, { value: '1' })],
    ['a plain transfer of the token', approveStep(order.inputAmount, { data: `0xa9059cbb${'00'.repeat(64)}` })],
    [
      'a step of another family',
      {
        kind: 'svm_tx',
        chain_id: 31337,
        label: 'transfer',
        status: 'waiting',
        tx_ref: null,
        transfer: { from: 'a', to: 'b', mint: null, decimals: 9, amount: '1', memo: orderId },
      },
    ],
  ])('is refused with %s', (_name, step) => {
    expect(() => verifyStep(step, agreed, 'evm')).toThrow(refuse())
  })

  it('is refused when the native value is not the amount', () => {
    expect(() =>
      verifyStep(
        openStep(nativeOrder, { value: String(nativeOrder.inputAmount + 1n) }),
        expectation(nativeOrder),
        'evm',
      ),
    ).toThrow(refuse('value'))
  })

  it('is refused for approval of a native coin, or if the maker holds the deposit', () => {
    expect(() => verifyStep(approveStep(nativeOrder.inputAmount), expectation(nativeOrder), 'evm')).toThrow(
      refuse('token'),
    )
    expect(() =>
      verifyStep(openStep(order), { ...agreed, quote: { ...agreed.quote, custody: 'maker' } }, 'evm'),
    ).toThrow(refuse('custody'))
  })
})

describe('the deadlines of an opening', () => {
  const DAY = 86_400
  const opening = (change: Partial<EscrowOrder>) => openStep({ ...order, ...change })

  it.each<[string, string, Partial<EscrowOrder>]>([
    ['an offer that lasts longer than was said', 'end of the offer', { openBy: order.openBy + 1 }],
    ['an offer that ends earlier than was said', 'end of the offer', { openBy: order.openBy - 1 }],
    ['a payout that is due before the offer ends', 'deadline of the payout', { fillDeadline: order.openBy - 1 }],
    [
      'a deposit that comes back before the payout is due',
      'deadline of the payout',
      { refundAfter: order.fillDeadline },
    ],
    [
      'a deposit that is locked for longer than the contract allows',
      'time of the refund',
      { refundAfter: NOW + 30 * DAY + 1 },
    ],
  ])('refuse %s', (_, what, change) => {
    expect(() => verifyStep(opening(change), agreed, 'evm')).toThrow(refuse(what))
  })

  it('can be at their limits', () => {
    const last = { ...order, openBy: NOW + DAY, fillDeadline: NOW + DAY + 60, refundAfter: NOW + 30 * DAY }
    expect(verifyStep(openStep(last), expectation(last), 'evm')).toMatchObject({ to: escrow })
  })

  it('cannot be more than a day ahead, whatever was agreed', () => {
    const long = { ...order, openBy: NOW + DAY + 1, fillDeadline: NOW + 2 * DAY }
    expect(() => verifyStep(openStep(long), expectation(long), 'evm')).toThrow(refuse('end of the offer'))
    expect(() => verifyStep(openStep(order), { ...agreed, openBy: 'soon' }, 'evm')).toThrow(refuse('end of the offer'))
  })

  it('do not apply to a refund', () => {
    const old = { ...order, openBy: NOW - 40 * DAY, fillDeadline: NOW - 39 * DAY, refundAfter: NOW - DAY }
    expect(verifyStep(refundStep(old), expectation(old), 'evm')).toMatchObject({ to: escrow })
  })
})

describe('the payment of an order to its own address', () => {
  const [factory, owner] = [`0x${'fa'.repeat(20)}`, `0x${'0b'.repeat(20)}`] as const
  const expected = { ...agreed, depositor: '', refundAddress: owner, forwarderFactory: factory }
  type PayAddress = Extract<Step, { kind: 'pay_address' }>
  /** Step of a server that is honest except for `terms`, its own `factory` or its own `owner`. */
  const stepOf = (
    terms: Partial<EscrowOrder> = {},
    own: { factory?: Hex; owner?: Hex; escrow?: Hex } = {},
    change: Partial<PayAddress> = {},
  ): Step => {
    const from = { factory, owner, escrow: escrow as Hex, ...own }
    const address = depositAddress(from.factory, { ...from, order: { ...order, ...terms } })
    return {
      kind: 'pay_address',
      chain_id: Number(order.srcChainId),
      label: 'transfer',
      status: 'waiting',
      tx_ref: null,
      address,
      index: 0,
      amount: String(order.inputAmount),
      offer: {
        escrow: from.escrow,
        order: orderToWire({ ...order, ...terms, depositor: address }),
        maker_signature: makerSignature,
      },
      ...change,
    }
  }
  const pay = (step: Step) => paymentOf(step, expected, 'evm', NOW * 1000)

  it('is the amount to the address that the agreed terms give', () =>
    expect(pay(stepOf())).toEqual({
      address: depositAddress(factory, { escrow: escrow as Hex, owner, order }),
      units: order.inputAmount,
      memo: null,
      uri: null,
    }))

  it.each<[string, Step]>([
    ['recipient', stepOf({ recipient: stranger })],
    ['amount you receive', stepOf({ outputAmount: 1n })],
    ['asset you receive', stepOf({ outputToken: stranger })],
    ['amount you send', stepOf({ inputAmount: order.inputAmount + 1n })],
    ['time of the refund', stepOf({ refundAfter: order.refundAfter + 365 * 86_400 })],
    ['deposit address', stepOf({}, { owner: stranger })],
    ['deposit address', stepOf({}, { factory: stranger })],
    ['contract', stepOf({}, { escrow: stranger })],
    ['depositor', stepOf({}, {}, { address: stranger })],
    ['amount you send', stepOf({}, {}, { amount: '1' })],
    ['network', stepOf({}, {}, { chain_id: 1 })],
  ])('is refused with another %s', (what, step) => expect(() => pay(step)).toThrow(refuse(what)))

  it('is refused without the terms of its address', () => {
    const { offer: _, ...bare } = stepOf() as PayAddress
    expect(() => pay(bare)).toThrow(refuse())
    expect(() => pay(openStep(order))).toThrow(refuse('kind of step'))
  })
})
