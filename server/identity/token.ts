import { createHash, randomBytes } from 'node:crypto'

/**
 * Prefixes identify a token's kind without a lookup. A handover code is exchanged for an order's token and grants
 * nothing itself.
 */
const prefixes = { session: 'cs_', order: 'co_', handover: 'ch_' } as const
export type TokenKind = keyof typeof prefixes

export const newToken = (kind: TokenKind): string => prefixes[kind] + randomBytes(32).toString('base64url')

/** Stored form of a token: SHA-256, hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Returns the bearer token of that kind from an Authorization header, or null. */
export function bearer(header: string | undefined, kind: TokenKind): string | null {
  const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(header ?? '')?.[1]
  return token?.startsWith(prefixes[kind]) ? token : null
}
