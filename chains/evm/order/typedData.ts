import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { fillTypes, orderTypes } from './types.ts'

/** The escrow whose domain is signed under. */
export interface EscrowAt {
  readonly chainId: number
  readonly escrow: `0x${string}`
}

const domain = (at: EscrowAt) => ({ name: 'Causeway Escrow', version: '1', chainId: at.chainId, verifyingContract: at.escrow }) as const

/** What the maker's offer signer signs; the escrow checks it in `open`. */
export function offerTypedData(order: EscrowOrder, escrow: `0x${string}`) {
  const at = { chainId: Number(order.srcChainId), escrow }
  return { domain: domain(at), types: orderTypes, primaryType: 'Order', message: order } as const
}

/** What an attester signs after the destination is final; the escrow checks k of them in `claim`. */
export function fillTypedData(at: EscrowAt, orderId: `0x${string}`, proofId: `0x${string}`) {
  const message = { orderId, srcChainId: BigInt(at.chainId), escrow: at.escrow, proofId }
  return { domain: domain(at), types: fillTypes, primaryType: 'Fill', message } as const
}
