import { recover } from 'tiny-secp256k1'
import { hexToBytes, isHex, size } from 'viem'
import { keccak256 } from '../order/keccak.ts'

/** Half of the curve's order: contracts refuse the malleable signature above it (EIP-2). */
const HIGHEST_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n
const RECOVERY_IDS: Readonly<Record<string, 0 | 1>> = { '1b': 0, '1c': 1 }

/**
 * Lower-case address whose key signed this digest, as a contract's `ecrecover` reads it: 65 bytes that end in 1b or 1c,
 * with a low s. Null for anything else.
 */
export function recoverSigner(digest: `0x${string}`, signature: string): `0x${string}` | null {
  if (!isHex(signature) || size(signature) !== 65) return null
  const recoveryId = RECOVERY_IDS[signature.slice(-2).toLowerCase()]
  if (recoveryId === undefined || BigInt(`0x${signature.slice(66, 130)}`) > HIGHEST_S) return null
  try {
    const publicKey = recover(hexToBytes(digest), hexToBytes(signature).subarray(0, 64), recoveryId, false)
    return publicKey && `0x${keccak256(publicKey.subarray(1)).slice(-40)}`
  } catch {
    // Numbers outside the curve's order are not a signature.
    return null
  }
}
