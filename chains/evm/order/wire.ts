import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { type EscrowOrderText, escrowOrderFromText, escrowOrderToText } from '#core/order/escrowOrderText.ts'
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
export const orderToWire = (order: EscrowOrder): EscrowOrderWire => escrowOrderToText(normaliseOrder(order))

/** Parses the wire form; the schema has checked it. */
export const orderFromWire = (wire: EscrowOrderWire): EscrowOrder =>
  normaliseOrder(escrowOrderFromText(wire as EscrowOrderText))
