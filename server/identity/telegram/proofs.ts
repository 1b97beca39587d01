import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto'
import { signedText } from './fields.ts'

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
