import { encodeFunctionData, parseSignature, size } from 'viem'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { orderHash } from './hash.ts'
import { permitDomain } from './permit.ts'

type Hex = `0x${string}`

/** The EIP-712 domain of a token with ERC-3009; chain and address follow from the order. */
export interface TokenDomain {
  readonly name: string
  readonly version: string
}

/** Depositor's signature that lets the escrow take exactly one order's amount (ERC-3009). Epoch seconds, exclusive. */
export interface TokenAuthorization {
  readonly validAfter: number
  readonly validBefore: number
  readonly signature: Hex
}

type Validity = Pick<TokenAuthorization, 'validAfter' | 'validBefore'>

const types = {
  ReceiveWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const

/**
 * Typed data that a depositor signs to open an order without gas: the nonce is the order id, so it opens only that
 * order.
 */
export function authorizationTypedData(order: EscrowOrder, escrow: Hex, domain: TokenDomain, validity: Validity) {
  const message = {
    from: order.depositor,
    to: escrow,
    value: order.inputAmount,
    validAfter: BigInt(validity.validAfter),
    validBefore: BigInt(validity.validBefore),
    nonce: orderHash(order),
  }
  const at = { chainId: Number(order.srcChainId), token: order.inputToken }
  return {
    domain: permitDomain({ ...at, ...domain }),
    types,
    primaryType: 'ReceiveWithAuthorization',
    message,
  } as const
}

const SIGNATURE_BYTES = 65

/** The escrow's call with a plain key's signature, the only kind that it accepts on this path. */
export function encodeOpenForWithAuthorization(
  order: EscrowOrder,
  makerSignature: Hex,
  { validAfter, validBefore, signature }: TokenAuthorization,
): Hex {
  const { r, s, yParity } = parseSignature(size(signature) === SIGNATURE_BYTES ? signature : '0x')
  return encodeFunctionData({
    abi: bridgeEscrowAbi,
    functionName: 'openForWithAuthorization',
    args: [
      order,
      makerSignature,
      { validAfter: BigInt(validAfter), validBefore: BigInt(validBefore), v: 27 + yParity, r, s },
    ],
  })
}
