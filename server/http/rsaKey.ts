import {
  constants,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto'
import { AppError } from '#core/errors.ts'
import type { PublicKeyData } from '#core/wire/config.ts'

/** Key of `encrypt` fields: base64(RSA-OAEP-SHA-256(value)). */
export interface RsaKey {
  readonly publicKey: PublicKeyData
  /**
   * Refuses every other encoding of a sealed value: each has exactly one.
   * @throws AppError `encrypt_invalid` if this key did not encrypt it
   */
  decrypt(base64: string): string
  /** Derives a secret for one purpose, the same on every replica with this key. The database doesn't contain it. */
  deriveSecret(purpose: string): Buffer
}

/**
 * Requires canonical base64 of the exact length. Node and RSA accept many encodings of one value, which would defeat
 * replay checks.
 */
function exactBytes(base64: string, length: number): Buffer {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length !== length || bytes.toString('base64') !== base64)
    throw new Error('not the base64 of a sealed value')
  return bytes
}

function fromKey(privateKey: KeyObject): RsaKey {
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' })
  const { n = '', e = '' } = jwk
  const length = Buffer.from(n, 'base64url').length
  // RFC 7638: the key id is its thumbprint, equal on every replica with this key.
  const kid = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url')
  return {
    publicKey: { kid, jwk: { kty: 'RSA', n, e, alg: 'RSA-OAEP-256', use: 'enc' } },
    decrypt: (base64) => {
      try {
        const sealed = exactBytes(base64, length)
        return privateDecrypt(
          { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
          sealed,
        ).toString('utf8')
      } catch (cause) {
        throw new AppError('encrypt_invalid', 'The encrypted field cannot be read. Fetch the public key again.', {
          status: 400,
          cause,
        })
      }
    },
    deriveSecret: (purpose) =>
      createHmac('sha256', privateKey.export({ type: 'pkcs8', format: 'der' }))
        .update(purpose)
        .digest(),
  }
}

/** Publishes the current key and still decrypts values that the previous one sealed, for a rotation. */
export const withPreviousKey = (current: RsaKey, previous: RsaKey): RsaKey => ({
  publicKey: current.publicKey,
  decrypt: (base64) => {
    try {
      return current.decrypt(base64)
    } catch {
      return previous.decrypt(base64)
    }
  },
  deriveSecret: current.deriveSecret,
})

/** Generates a key for this process only; replicas have to share one, see `rsaKeyFromJwk`. */
export const generateRsaKey = (): RsaKey => fromKey(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)

/** @throws AppError `config_invalid` if the text is not a private RSA key as JWK */
export function rsaKeyFromJwk(text: string, name = 'ENCRYPT_PRIVATE_KEY'): RsaKey {
  try {
    const key = createPrivateKey({ key: JSON.parse(text) as JsonWebKey, format: 'jwk' })
    if (key.asymmetricKeyType !== 'rsa') throw new Error('not an RSA key')
    return fromKey(key)
  } catch (cause) {
    throw new AppError('config_invalid', `${name} is not a private RSA key as JWK.`, {
      retriable: false,
      cause,
    })
  }
}

/** Reads the key of the environment; null if unset. @throws AppError `config_invalid` */
export function rsaKeyFrom(env: {
  ENCRYPT_PRIVATE_KEY?: string | undefined
  ENCRYPT_PRIVATE_KEY_PREVIOUS?: string | undefined
}): RsaKey | null {
  const { ENCRYPT_PRIVATE_KEY: current, ENCRYPT_PRIVATE_KEY_PREVIOUS: previous } = env
  if (!current) return null
  const key = rsaKeyFromJwk(current)
  return previous ? withPreviousKey(key, rsaKeyFromJwk(previous, 'ENCRYPT_PRIVATE_KEY_PREVIOUS')) : key
}
