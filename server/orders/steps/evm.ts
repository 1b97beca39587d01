import { encodeApprove, encodeOpen, encodeRefund } from '#chains/evm/order/calls.ts'
import { orderToWire } from '#chains/evm/order/wire.ts'
import { isNative } from '#core/asset/assetId.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { Step } from '#core/wire/order.ts'
import type { StepInput } from './stepInput.ts'

type Hex = `0x${string}`
const waiting = { status: 'waiting', tx_ref: null } as const

function approveStep(chainId: number, token: Hex, spender: Hex, amount: bigint): Step {
  const data = encodeApprove(spender, amount)
  const approval = { token, spender, amount: String(amount) }
  return { kind: 'evm_call', chain_id: chainId, label: 'approve', ...waiting, to: token, data, value: '0', offer: null, approval }
}

/** The refund call that anyone may send once the time has come. */
export function refundStep(order: EscrowOrder, escrow: Hex, makerSignature: Hex): Step {
  const offer = { escrow, order: orderToWire(order), maker_signature: makerSignature }
  const call = { to: escrow, data: encodeRefund(order), value: '0' }
  return { kind: 'evm_call', chain_id: Number(order.srcChainId), label: 'refund', ...waiting, ...call, offer, approval: null }
}

/** Approval of exactly the amount where the allowance falls short, then the opening itself. */
export function evmSteps(input: StepInput): Step[] {
  const { order, from, escrow, allowance } = input
  const { escrowOrder, makerSignature } = order
  if (!escrowOrder || !makerSignature || !escrow) return []
  const native = isNative(from.id)
  const offer = { escrow, order: orderToWire(escrowOrder), maker_signature: makerSignature }
  const open: Step = {
    kind: 'evm_call',
    chain_id: from.chainId,
    label: 'open',
    ...waiting,
    to: escrow,
    data: encodeOpen(escrowOrder, makerSignature),
    value: native ? String(escrowOrder.inputAmount) : '0',
    offer,
    approval: null,
  }
  const short = !native && (allowance === null || allowance < escrowOrder.inputAmount)
  return short ? [approveStep(from.chainId, from.token as Hex, escrow, escrowOrder.inputAmount), open] : [open]
}
