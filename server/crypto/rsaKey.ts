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

/** The key behind `encrypt` fields: base64(RSA-OAEP-SHA-256(value)). */
export interface RsaKey {
  readonly publicKey: PublicKeyData
  /** One sealed value has one text: what merely reads the same is refused. @throws AppError `encrypt_invalid` for anything that this key did not encrypt. */
  decrypt(base64: string): string
  /** Secret for one purpose, the same on every replica that has the key. The database does not contain it. */
  deriveSecret(purpose: string): Buffer
}

/**
 * Node reads base64 around spaces, without padding and in the alphabet of addresses, and RSA reads a number with its leading zeros cut off:
 * whoever marks values that were seen would meet one of them under many texts.
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
  // RFC 7638: the thumbprint names the key, the same on every replica that holds it.
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

/** Answers for two keys while one replaces the other: the new one is published, and what the previous one sealed is still read. */
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

/** A key for this process alone; several replicas need one in common, see `rsaKeyFromJwk`. */
export const generateRsaKey = (): RsaKey => fromKey(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)

/** @throws AppError `config_invalid` when the text is not a private RSA key as JWK. */
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

/** The key of the environment; null where none is set. @throws AppError `config_invalid` */
export function rsaKeyFrom(env: {
  ENCRYPT_PRIVATE_KEY?: string | undefined
  ENCRYPT_PRIVATE_KEY_PREVIOUS?: string | undefined
}): RsaKey | null {
  const { ENCRYPT_PRIVATE_KEY: current, ENCRYPT_PRIVATE_KEY_PREVIOUS: previous } = env
  if (!current) return null
  const key = rsaKeyFromJwk(current)
  return previous ? withPreviousKey(key, rsaKeyFromJwk(previous, 'ENCRYPT_PRIVATE_KEY_PREVIOUS')) : key
}
