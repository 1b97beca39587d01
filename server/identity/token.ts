import { createHash, randomBytes } from 'node:crypto'

/** Kinds of secrets; the prefix tells them apart without a look-up. A handover is traded for an order's token and opens nothing itself. */
const prefixes = { session: 'cs_', order: 'co_', handover: 'ch_' } as const
export type TokenKind = keyof typeof prefixes

export const newToken = (kind: TokenKind): string => prefixes[kind] + randomBytes(32).toString('base64url')

/** What the database holds of a token: SHA-256, hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The bearer token of that kind in an Authorization header; null when there is none. */
export function bearer(header: string | undefined, kind: TokenKind): string | null {
  const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(header ?? '')?.[1]
  return token?.startsWith(prefixes[kind]) ? token : null
}
