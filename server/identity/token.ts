import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Prefixes identify a token's kind without a lookup. A handover code is exchanged for an order's token and grants
 * nothing itself.
 */
const prefixes = { session: 'cs_', order: 'co_', handover: 'ch_' } as const
export type TokenKind = keyof typeof prefixes

export const newToken = (kind: TokenKind): string => prefixes[kind] + randomBytes(32).toString('base64url')

/** Returns the stored form of a token: SHA-256, hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Returns the bearer token of that kind from an Authorization header, or null. */
export function bearer(header: string | undefined, kind: TokenKind): string | null {
  const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(header ?? '')?.[1]
  return token?.startsWith(prefixes[kind]) ? token : null
}

/**
 * A repeated POST must return the same token, but the database must not hold it in clear text: it is encrypted under a
 * key derived from the Idempotency-Key, which is stored as a hash.
 */
const keyOf = (idempotencyKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', idempotencyKey, '', 'causeway order token', 32))

export const hashKey = (idempotencyKey: string): string => createHash('sha256').update(idempotencyKey).digest('hex')

export function sealToken(token: string, idempotencyKey: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(idempotencyKey), iv)
  const body = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** @throws Error if the key differs */
export function openToken(sealed: string, idempotencyKey: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(idempotencyKey), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
