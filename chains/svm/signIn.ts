import { base58 } from '@scure/base'
import type { SignIn, Verifier } from '../family.ts'
import { isSignedByEd25519 } from '../signIn/ed25519.ts'
import { parseSignInMessage } from '../signIn/message.ts'

/** Wallets return signatures in base58 or base64. */
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

/** Accounts are Ed25519 keys; the signature covers the raw text. */
const verify: Verifier = ({ account, message, signature }) => {
  const bytes = signatureBytes(signature)
  const isSigned = bytes !== null && isSignedByEd25519(base58.decode(account), Buffer.from(message, 'utf8'), bytes)
  return Promise.resolve(isSigned ? 'key' : null)
}

export const svmSignIn: SignIn = {
  read: (text) => parseSignInMessage(text, 'Solana'),
  createVerifier: () => verify,
}
