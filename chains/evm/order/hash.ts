import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { keccak256, structHasher } from './structHash.ts'
import { normaliseOrder } from './wire.ts'
import { encodeAbiParameters, toBytes, toHex, zeroHash } from 'viem'

/** EIP-712 types shared with the contracts; the field order is part of the protocol (settlement §4). */
export const orderTypes = {
  Order: [
    { name: 'depositor', type: 'bytes' },
    { name: 'maker', type: 'address' },
    { name: 'inputToken', type: 'bytes' },
    { name: 'inputAmount', type: 'uint256' },
    { name: 'outputToken', type: 'bytes' },
    { name: 'outputAmount', type: 'uint256' },
    { name: 'destinationGas', type: 'uint256' },
    { name: 'recipient', type: 'bytes' },
    { name: 'memoHash', type: 'bytes32' },
    { name: 'srcChainId', type: 'uint256' },
    { name: 'dstChainId', type: 'uint256' },
    { name: 'fillMode', type: 'uint8' },
    { name: 'channel', type: 'uint256' },
    { name: 'channelFee', type: 'uint256' },
    { name: 'openBy', type: 'uint40' },
    { name: 'fillDeadline', type: 'uint40' },
    { name: 'refundAfter', type: 'uint40' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const

export const fillTypes = {
  Fill: [
    { name: 'orderId', type: 'bytes32' },
    { name: 'srcChainId', type: 'uint256' },
    { name: 'escrow', type: 'bytes' },
    { name: 'proofId', type: 'bytes32' },
  ],
} as const

const hashOrder = structHasher('Order', orderTypes.Order)

/** Returns the order's identity on every chain: the struct hash over all of its fields, without a domain. */
export function orderHash(order: EscrowOrder): `0x${string}` {
  return hashOrder(normaliseOrder(order))
}

/** `memoHash` of an order whose payout carries this memo; zero bytes where the payout has none. */
export const memoHash = (memo: string | null): `0x${string}` => (memo === null ? zeroHash : keccak256(toBytes(memo)))

/**
 * 32 bytes that a refund transfer names: derived from the deposit alone, so that the chain can prove later that it was
 * refunded.
 */
export const refundReference = (deposit: { chainId: number; txId: string; ordinal: number }): `0x${string}` =>
  keccak256(toHex(`causeway refund ${deposit.chainId} ${deposit.txId} ${deposit.ordinal}`))

const fields = [{ type: 'uint256' }, { type: 'bytes' }, { type: 'uint256' }] as const

/**
 * Returns the identity of a payout: `txId` as bytes (32 on EVM, 64 on SVM) and the payout's ordinal in that
 * transaction.
 */
export function proofId(dstChainId: number, txId: `0x${string}`, ordinal: number): `0x${string}` {
  return keccak256(encodeAbiParameters(fields, [BigInt(dstChainId), txId, BigInt(ordinal)]))
}
