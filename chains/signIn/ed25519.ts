import { createPublicKey, verify } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519'

const SIGNATURE_BYTES = 64

/** Points of small order verify signatures without any secret, and OpenSSL accepts them. */
function isKey(publicKey: Uint8Array): boolean {
  try {
    return !ed25519.Point.fromHex(publicKey).isSmallOrder()
  } catch {
    return false
  }
}

/** @param publicKey 32 bytes @param signature 64 bytes; other lengths and keys of small order return false */
export function isSignedByEd25519(publicKey: Uint8Array, bytes: Uint8Array, signature: Uint8Array): boolean {
  if (signature.length !== SIGNATURE_BYTES || !isKey(publicKey)) return false
  const x = Buffer.from(publicKey).toString('base64url')
  return verify(null, bytes, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }), signature)
}
