import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import type { Verifier } from './verifier.ts'

/** Wallets hand signatures over in either form. */
function signatureBytes(text: string): Uint8Array | null {
  const readers = [() => base58.decode(text), () => new Uint8Array(Buffer.from(text, 'base64'))]
  for (const read of readers) {
    try {
      const bytes = read()
      if (bytes.length === 64) return bytes
    } catch {
      continue
    }
  }
  return null
}

function publicKey(account: string) {
  const x = Buffer.from(base58.decode(account)).toString('base64url')
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
}

/** Accounts are Ed25519 keys; the text itself is signed. */
export const verifySvm: Verifier = ({ account, message, signature }) => {
  const bytes = signatureBytes(signature)
  if (!bytes) return Promise.resolve(false)
  try {
    return Promise.resolve(verify(null, Buffer.from(message, 'utf8'), publicKey(account), bytes))
  } catch {
    return Promise.resolve(false)
  }
}
