import { isPrivate, pointFromScalar, recover, signRecoverable } from 'tiny-secp256k1'
import {
  bytesToHex,
  hashMessage,
  hashTypedData,
  hexToBytes,
  isHex,
  type LocalAccount,
  serializeSignature,
  serializeTransaction,
  type Signature,
  size,
} from 'viem'
import { publicKeyToAddress, toAccount } from 'viem/accounts'
import { AppError } from '#core/errors.ts'
import { keccak256 } from './order/structHash.ts'

/** Account that also signs bare digests. */
type SigningAccount = LocalAccount & { sign: NonNullable<LocalAccount['sign']> }

/**
 * Creates the account of a service's own key. Signs the same bytes as viem's `privateKeyToAccount` (RFC 6979, low s) faster, with
 * libsecp256k1 in WebAssembly. The web app holds no keys and never loads this folder.
 * @param secret 32 bytes as 0x-hex
 * @throws AppError `key_invalid`
 */
export function localAccount(secret: string): SigningAccount {
  const key = keyOf(secret)
  const signed = (hash: `0x${string}`): Signature => {
    const { signature, recoveryId } = signRecoverable(hexToBytes(hash), key)
    return {
      r: bytesToHex(signature.subarray(0, 32)),
      s: bytesToHex(signature.subarray(32)),
      yParity: recoveryId,
      v: recoveryId === 0 ? 27n : 28n,
    }
  }
  const account = toAccount({
    address: publicKeyToAddress(bytesToHex(pointFromScalar(key, false) as Uint8Array)),
    async signMessage({ message }) {
      return serializeSignature(signed(hashMessage(message)))
    },
    async signTypedData(typedData) {
      return serializeSignature(signed(hashTypedData(typedData)))
    },
    async signTransaction(transaction, { serializer = serializeTransaction } = {}) {
      return serializer(transaction, signed(keccak256(await serializer(transaction))))
    },
  })
  return { ...account, sign: async ({ hash }) => serializeSignature(signed(hash)) }
}

function keyOf(secret: string): Uint8Array {
  const key = isHex(secret, { strict: true }) && size(secret) === 32 ? hexToBytes(secret) : null
  if (!key || !isPrivate(key))
    throw new AppError('key_invalid', 'A private key of this network has 32 bytes, written as 0x and 64 hex digits.', {
      retriable: false,
    })
  return key
}

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
