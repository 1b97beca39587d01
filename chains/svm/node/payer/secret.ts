import { base58 } from '@scure/base'
import { Keypair } from '@solana/web3.js'
import { AppError } from '#core/errors.ts'

/** Secret key formats: a key file's list of numbers, a 32-byte seed in hex, or base58 of seed or whole key. */
const readers: readonly [form: RegExp, read: (text: string) => Uint8Array][] = [
  [/^\[[\d,\s]+\]$/, (text) => Uint8Array.from(JSON.parse(text) as number[])],
  [/^(0x)?[0-9a-fA-F]{64}$/, (text) => Buffer.from(text.replace(/^0x/, ''), 'hex')],
  [/^[1-9A-HJ-NP-Za-km-z]{43,88}$/, (text) => base58.decode(text)],
]

/** Parses a secret key. @throws AppError `key_invalid`; the message never repeats the secret. */
export function keypairOf(secret: string): Keypair {
  const text = secret.trim()
  const bytes = readers.find(([form]) => form.test(text))?.[1](text)
  try {
    if (bytes?.length === 64) return Keypair.fromSecretKey(bytes)
    if (bytes?.length === 32) return Keypair.fromSeed(bytes)
  } catch {
    // Falls through: the library's own message may contain parts of the key.
  }
  throw new AppError(
    'key_invalid',
    'The payer key is not an ed25519 key: give a key file, a 32-byte seed in hex, or base58.',
    { retriable: false },
  )
}
