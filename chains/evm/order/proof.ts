import { encodeAbiParameters } from 'viem'
import { keccak256 } from './keccak.ts'

const fields = [{ type: 'uint256' }, { type: 'bytes' }, { type: 'uint256' }] as const

/** Identity of a payout: `txId` as bytes (32 on EVM, 64 on SVM) and the payout's ordinal in that transaction. */
export function proofId(dstChainId: number, txId: `0x${string}`, ordinal: number): `0x${string}` {
  return keccak256(encodeAbiParameters(fields, [BigInt(dstChainId), txId, BigInt(ordinal)]))
}
