import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { structHasher } from './structHash.ts'
import { orderTypes } from './types.ts'
import { normaliseOrder } from './wire.ts'

const hashOrder = structHasher('Order', orderTypes.Order)

/** The order's identity on every chain: the struct hash over all of its fields, without a domain. */
export function orderHash(order: EscrowOrder): `0x${string}` {
  return hashOrder(normaliseOrder(order))
}
