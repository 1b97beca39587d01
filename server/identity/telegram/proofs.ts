import { createHash, createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto'

/** Returns true if Telegram signed these fields for our bot. */
export type Proof = (fields: ReadonlyMap<string, string>) => boolean

/** Verifies with the bot's token: HMAC over every field but `hash`. */
export function proofByToken(token: string): Proof {
  const key = createHmac('sha256', 'WebAppData').update(token).digest()
  return (fields) => {
    const told = Buffer.from(fields.get('hash') ?? '', 'hex')
    const own = createHmac('sha256', key)
      .update(signedText(fields, ['hash']))
      .digest()
    return told.length === own.length && timingSafeEqual(told, own)
  }
}

/** Telegram's production public key. */
export const TELEGRAM_KEY = 'e7bf03a2fa4602af4580703d88dda5bb59f32ed8b02a56c187fe7d34caed242d'
/** DER prefix of a 32-byte Ed25519 key. */
const ED25519 = '302a300506032b6570032100'

/** Verifies with Telegram's public key (32 bytes, hex), for a server that knows only the bot's id. */
export function proofByKey(botId: string, publicKey: string = TELEGRAM_KEY): Proof {
  const key = createPublicKey({ key: Buffer.from(ED25519 + publicKey, 'hex'), format: 'der', type: 'spki' })
  return (fields) => {
    const signature = Buffer.from(fields.get('signature') ?? '', 'base64url')
    return (
      signature.length === 64 &&
      verify(null, Buffer.from(`${botId}:WebAppData\n${signedText(fields, ['hash', 'signature'])}`), key, signature)
    )
  }
}

const MAX_LENGTH = 8192

/** Parses init data, each field once; null if malformed. */
export function readFields(raw: string): ReadonlyMap<string, string> | null {
  if (raw.length > MAX_LENGTH) return null
  const pairs = [...new URLSearchParams(raw)]
  const fields = new Map(pairs)
  // A duplicate name could be read one way here and signed another way.
  return fields.size === pairs.length ? fields : null
}

/** Returns the text that Telegram signs: all other fields, sorted by name. */
const signedText = (fields: ReadonlyMap<string, string>, without: readonly string[]): string =>
  [...fields]
    .filter(([name]) => !without.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')

/** Covers only what both kinds of signature sign, so that no one can derive two fingerprints from one init data. */
export const fingerprintOf = (fields: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update(signedText(fields, ['hash', 'signature']))
    .digest('hex')
