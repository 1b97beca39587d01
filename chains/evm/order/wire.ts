import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { EscrowOrderWire } from '#core/wire/order.ts'

const lower = (hex: string): `0x${string}` => hex.toLowerCase() as `0x${string}`

/** Lower-case hex, so that equal orders compare equal in any spelling of their addresses. */
export function normaliseOrder(order: EscrowOrder): EscrowOrder {
  return {
    ...order,
    depositor: lower(order.depositor),
    maker: lower(order.maker),
    inputToken: lower(order.inputToken),
    outputToken: lower(order.outputToken),
    recipient: lower(order.recipient),
    memoHash: lower(order.memoHash),
  }
}

/** Integers as decimal strings, as the API sends them. */
export function orderToWire(order: EscrowOrder): EscrowOrderWire {
  const clean = normaliseOrder(order)
  return {
    ...clean,
    inputAmount: String(clean.inputAmount),
    outputAmount: String(clean.outputAmount),
    destinationGas: String(clean.destinationGas),
    srcChainId: String(clean.srcChainId),
    dstChainId: String(clean.dstChainId),
    channel: String(clean.channel),
    channelFee: String(clean.channelFee),
    nonce: String(clean.nonce),
  }
}

/** Parses the wire form; the schema has checked it. */
export function orderFromWire(wire: EscrowOrderWire): EscrowOrder {
  return {
    depositor: lower(wire.depositor),
    maker: lower(wire.maker),
    inputToken: lower(wire.inputToken),
    inputAmount: BigInt(wire.inputAmount),
    outputToken: lower(wire.outputToken),
    outputAmount: BigInt(wire.outputAmount),
    destinationGas: BigInt(wire.destinationGas),
    recipient: lower(wire.recipient),
    memoHash: lower(wire.memoHash),
    srcChainId: BigInt(wire.srcChainId),
    dstChainId: BigInt(wire.dstChainId),
    fillMode: wire.fillMode,
    channel: BigInt(wire.channel),
    channelFee: BigInt(wire.channelFee),
    openBy: wire.openBy,
    fillDeadline: wire.fillDeadline,
    refundAfter: wire.refundAfter,
    nonce: BigInt(wire.nonce),
  }
}
