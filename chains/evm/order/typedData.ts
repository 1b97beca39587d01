import { keccak256, size, slice } from 'viem'
import { type EscrowOrder, escrowVersions } from '#core/order/escrowOrder.ts'
import { orderHash } from './hash.ts'
import { fillTypes, orderTypes } from './types.ts'

/** The escrow whose domain is signed under, by its canonical bytes on its own chain. */
export interface EscrowAt {
  readonly chainId: number
  readonly escrow: `0x${string}`
}

/** Of the escrow's signing domain: contracts of another version hash orders in another way. */
export const [ESCROW_VERSION] = escrowVersions
const EVM_ADDRESS_BYTES = 20

/** A domain names its contract in twenty bytes: an EVM address as it is, any other escrow by the end of its bytes' hash. */
const verifyingContract = (escrow: `0x${string}`): `0x${string}` =>
  size(escrow) === EVM_ADDRESS_BYTES ? escrow : slice(keccak256(escrow), -EVM_ADDRESS_BYTES)

const domain = ({ chainId, escrow }: EscrowAt) =>
  ({ name: 'Causeway Escrow', version: ESCROW_VERSION, chainId, verifyingContract: verifyingContract(escrow) }) as const

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

const requestTypes = {
  Request: [
    { name: 'orderId', type: 'bytes32' },
    { name: 'escrow', type: 'string' },
    { name: 'txRef', type: 'string' },
  ],
} as const

/** What a maker signs to ask an attester about its payout. The attester's own domain: such a signature means nothing to an escrow. */
export function attestRequestTypedData({
  order,
  escrow,
  txRef,
}: {
  order: EscrowOrder
  escrow: string
  txRef: string
}) {
  const domain = { name: 'Causeway Attester', version: '1', chainId: order.srcChainId } as const
  return {
    domain,
    types: requestTypes,
    primaryType: 'Request',
    message: { orderId: orderHash(order), escrow, txRef },
  } as const
}

/** Typed data that a maker signs to compare RPC providers with an attester, under a salt of its own. */
export const endpointsRequestTypedData = (salt: `0x${string}`) =>
  ({
    domain: { name: 'Causeway Attester', version: '1' },
    types: { Endpoints: [{ name: 'salt', type: 'bytes32' }] },
    primaryType: 'Endpoints',
    message: { salt },
  }) as const
