import { concat, decodeFunctionData, encodeFunctionData, erc20Abi } from 'viem'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { AppError } from '#core/errors.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { PermitSignature } from './permit.ts'
import { normaliseOrder } from './wire.ts'

type Hex = `0x${string}`

export const encodeOpen = (order: EscrowOrder, makerSignature: Hex): Hex =>
  encodeFunctionData({ abi: bridgeEscrowAbi, functionName: 'open', args: [order, makerSignature] })

/** `open` for a token with its permit in the same call. */
export const encodeOpenWithPermit = (
  order: EscrowOrder,
  makerSignature: Hex,
  { deadline, v, r, s }: PermitSignature,
): Hex =>
  encodeFunctionData({
    abi: bridgeEscrowAbi,
    functionName: 'openWithPermit',
    args: [order, makerSignature, BigInt(deadline), v, r, s],
  })

export const encodeRefund = (order: EscrowOrder): Hex =>
  encodeFunctionData({ abi: bridgeEscrowAbi, functionName: 'refund', args: [order] })

export const encodeApprove = (spender: Hex, amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })

export type DepositorCall =
  | { kind: 'open'; order: EscrowOrder; makerSignature: Hex }
  | { kind: 'openWithPermit'; order: EscrowOrder; makerSignature: Hex; permit: PermitSignature }
  | { kind: 'refund'; order: EscrowOrder }
  | { kind: 'approve'; spender: Hex; amount: bigint }

const refuse = (cause?: unknown): never => {
  throw new AppError('calldata_unknown', 'The bridge doesn’t make this call.', { status: 400, cause })
}

function decodeWith<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/**
 * Decodes a depositor's call.
 * @throws AppError `calldata_unknown` for any other function, or for bytes that do not re-encode to themselves.
 */
export function decodeDepositorCall(data: Hex): DepositorCall {
  const call = decodeEscrowCall(data) ?? decodeApprove(data)
  if (!call || encodeDepositorCall(call) !== data.toLowerCase()) return refuse()
  return call
}

function encodeDepositorCall(call: DepositorCall): Hex {
  switch (call.kind) {
    case 'open':
      return encodeOpen(call.order, call.makerSignature)
    case 'openWithPermit':
      return encodeOpenWithPermit(call.order, call.makerSignature, call.permit)
    case 'refund':
      return encodeRefund(call.order)
    case 'approve':
      return encodeApprove(call.spender, call.amount)
  }
}

function decodeEscrowCall(data: Hex): DepositorCall | null {
  const decoded = decodeWith(() => decodeFunctionData({ abi: bridgeEscrowAbi, data }))
  if (decoded?.functionName === 'open') {
    const [order, makerSignature] = decoded.args
    return { kind: 'open', order: normaliseOrder(order as EscrowOrder), makerSignature }
  }
  if (decoded?.functionName === 'openWithPermit') {
    const [order, makerSignature, deadline, v, r, s] = decoded.args
    return {
      kind: 'openWithPermit',
      order: normaliseOrder(order as EscrowOrder),
      makerSignature,
      permit: { deadline: Number(deadline), v, r, s },
    }
  }
  if (decoded?.functionName === 'refund')
    return { kind: 'refund', order: normaliseOrder(decoded.args[0] as EscrowOrder) }
  return null
}

function decodeApprove(data: Hex): DepositorCall | null {
  const decoded = decodeWith(() => decodeFunctionData({ abi: erc20Abi, data }))
  if (decoded?.functionName !== 'approve') return null
  const [spender, amount] = decoded.args
  return { kind: 'approve', spender: spender.toLowerCase() as Hex, amount }
}

interface PlainTransfer {
  /** Null = the native coin. */
  readonly token: Hex | null
  readonly recipient: Hex
  /** Base units; includes native coins on top if the payment itself is native. */
  readonly amount: bigint
  /** The order that the transfer pays; null if it pays none. */
  readonly orderId: Hex | null
}

/**
 * Plain payment that names its order: the id follows the calldata as 32 extra bytes, which accounts without code and
 * tokens ignore. It cannot prove another order of the same amount and recipient (docs/decisions/0006).
 */
export function transferCall({ token, recipient, amount, orderId }: PlainTransfer): {
  to: Hex
  data: Hex
  value: bigint
} {
  const mark = orderId ?? '0x'
  if (token === null) return { to: recipient, data: mark, value: amount }
  return {
    to: token,
    data: concat([encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] }), mark]),
    value: 0n,
  }
}
