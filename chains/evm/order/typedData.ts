import { concat, size, slice } from 'viem'
import { type EscrowOrder, escrowVersions } from '#core/order/escrowOrder.ts'
import { fillTypes, orderHash, orderTypes } from './hash.ts'
import { keccak256, structHasher } from './structHash.ts'

/** Escrow whose domain is signed under, by its canonical bytes on its own chain. */
export interface EscrowAt {
  readonly chainId: number
  readonly escrow: `0x${string}`
}

/** Version in the escrow's signing domain: contracts of another version hash orders differently. */
export const [ESCROW_VERSION] = escrowVersions
const EVM_ADDRESS_BYTES = 20

/**
 * A domain names its contract in twenty bytes: an EVM address as it is, any other escrow by the end of its bytes' hash.
 */
const verifyingContract = (escrow: `0x${string}`): `0x${string}` =>
  size(escrow) === EVM_ADDRESS_BYTES ? escrow : slice(keccak256(escrow), -EVM_ADDRESS_BYTES)

const domain = ({ chainId, escrow }: EscrowAt) =>
  ({ name: 'Causeway Escrow', version: ESCROW_VERSION, chainId, verifyingContract: verifyingContract(escrow) }) as const

/** Returns the typed data that the maker's offer signer signs; the escrow checks it in `open`. */
export function offerTypedData(order: EscrowOrder, escrow: `0x${string}`) {
  const at = { chainId: Number(order.srcChainId), escrow }
  return { domain: domain(at), types: orderTypes, primaryType: 'Order', message: order } as const
}

const hashDomain = structHasher('EIP712Domain', [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
])
const hashRequestDomain = structHasher('EIP712Domain', [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
])
const hashFill = structHasher('Fill', fillTypes.Fill)
const hashRequest = structHasher('Request', [
  { name: 'orderId', type: 'bytes32' },
  { name: 'escrow', type: 'string' },
  { name: 'txRef', type: 'string' },
])

const hashRequests = structHasher('Requests', [{ name: 'requests', type: 'bytes32[]' }])
const attesterDomainHash = structHasher('EIP712Domain', [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
])({ name: 'Causeway Attester', version: '1' })

const digestOf = (separator: `0x${string}`, struct: `0x${string}`): `0x${string}` =>
  keccak256(concat(['0x1901', separator, struct]))

/** Caches the latest result: consecutive calls nearly always concern one escrow or one network. */
function newest<A extends readonly unknown[], R>(compute: (...args: A) => R): (...args: A) => R {
  let known: { args: A; result: R } | null = null
  return (...args) => {
    if (!known?.args.every((arg, i) => arg === args[i])) known = { args, result: compute(...args) }
    return known.result
  }
}

const escrowSeparator = newest((chainId: number, escrow: `0x${string}`) => hashDomain(domain({ chainId, escrow })))
const requestSeparator = newest((chainId: bigint) =>
  hashRequestDomain({ name: 'Causeway Attester', version: '1', chainId }),
)

/** Digest that an attester signs after the destination is final; the escrow checks k of them in `claim`. */
export const fillDigest = (at: EscrowAt, orderId: `0x${string}`, proofId: `0x${string}`): `0x${string}` =>
  digestOf(
    escrowSeparator(at.chainId, at.escrow),
    hashFill({ orderId, srcChainId: at.chainId, escrow: at.escrow, proofId }),
  )

/** A maker's attestation request for one payout. */
export interface PayoutQuestion {
  readonly order: EscrowOrder
  readonly escrow: string
  readonly txRef: string
}

/** Digest of one request under the attester's own domain, so that a signature over it is worthless to an escrow. */
export function attestRequestDigest({ order, escrow, txRef }: PayoutQuestion): `0x${string}` {
  return digestOf(requestSeparator(order.srcChainId), hashRequest({ orderId: orderHash(order), escrow, txRef }))
}

/** Digest that a maker signs to request attestations of its payouts; one signature covers them all. */
export const attestRequestsDigest = (questions: readonly PayoutQuestion[]): `0x${string}` =>
  digestOf(attesterDomainHash, hashRequests({ requests: questions.map(attestRequestDigest) }))

/** Typed data that a maker signs to compare RPC providers with an attester, under its own salt. */
export const endpointsRequestTypedData = (salt: `0x${string}`) =>
  ({
    domain: { name: 'Causeway Attester', version: '1' },
    types: { Endpoints: [{ name: 'salt', type: 'bytes32' }] },
    primaryType: 'Endpoints',
    message: { salt },
  }) as const
