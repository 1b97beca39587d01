import { hashStruct } from 'viem'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { orderTypes } from './types.ts'
import { normaliseOrder } from './wire.ts'

/** The order's identity on every chain: the struct hash over all of its fields, without a domain. */
export function orderHash(order: EscrowOrder): `0x${string}` {
  return hashStruct({ data: normaliseOrder(order), primaryType: 'Order', types: orderTypes })
}
