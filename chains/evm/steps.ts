import { isNative } from '#core/chain/assetId.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { Step } from '#core/wire/order.ts'
import type { DepositInput, PermitOffer } from '../contract/deposits.ts'
import { encodeApprove, encodeOpen, encodeRefund } from './order/calls.ts'
import { orderToWire } from './order/wire.ts'

type Hex = `0x${string}`
const waiting = { status: 'waiting', tx_ref: null } as const

type EvmCall = Extract<Step, { kind: 'evm_call' }>

function approveStep(chainId: number, token: Hex, spender: Hex, amount: bigint): EvmCall {
  const data = encodeApprove(spender, amount)
  const approval = { token, spender, amount: String(amount) }
  return {
    kind: 'evm_call',
    chain_id: chainId,
    label: 'approve',
    ...waiting,
    to: token,
    data,
    value: '0',
    offer: null,
    approval,
  }
}

/** The refund call, which anyone may send after `refundAfter`. */
export function refundStep(order: EscrowOrder, escrow: Hex, makerSignature: Hex): Step {
  const offer = { escrow, order: orderToWire(order), maker_signature: makerSignature }
  const call = { to: escrow, data: encodeRefund(order), value: '0' }
  return {
    kind: 'evm_call',
    chain_id: Number(order.srcChainId),
    label: 'refund',
    ...waiting,
    ...call,
    offer,
    approval: null,
  }
}

/** Builds a permit for the exact amount, valid until `openBy`; the approval is the fallback. */
function permitStep(order: EscrowOrder, escrow: Hex, { name, version, nonce }: PermitOffer, fallback: EvmCall): Step {
  const allowed = { owner: order.depositor, spender: escrow, amount: String(order.inputAmount) }
  const permit = { token: order.inputToken, name, version, ...allowed, nonce: String(nonce), deadline: order.openBy }
  return { kind: 'evm_typed_data', chain_id: fallback.chain_id, label: 'permit', ...waiting, permit, fallback }
}

/** A permit or an approval of the exact amount if the allowance is too low, then the opening. */
export function evmSteps(input: DepositInput): Step[] {
  const { order, from, escrow, allowance, permit } = input
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
  if (!short) return [open]
  const approve = approveStep(from.chainId, from.token as Hex, escrow, escrowOrder.inputAmount)
  return [permit ? permitStep(escrowOrder, escrow, permit, approve) : approve, open]
}
