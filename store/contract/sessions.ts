import type { ChainId } from '#core/chain/chainId.ts'

/** What a nonce was given for, so that the answer can be compared with it. Null: the answer may choose among the networks served. */
export interface NonceTerms {
  readonly family: string | null
  readonly chainId: number | null
  readonly domain: string
  readonly uri: string
  /** ISO 8601. */
  readonly issuedAt: string
  readonly expiresAt: string
}

export interface SessionRow {
  tokenHash: string
  userId: string
  family: string
  surface: string
  createdAt: Date
  expiresAt: Date
  /** Network of the contract account that signed; null where a key did. */
  chainId: ChainId | null
}
export type NewSession = Omit<SessionRow, 'chainId'> & Partial<Pick<SessionRow, 'chainId'>>

export interface Sessions {
  saveNonce(nonce: string, purpose: string, terms: NonceTerms): Promise<void>
  /** Its terms exactly once per nonce, and only before its expiry; else null. */
  consumeNonce(nonce: string, purpose: string, now: Date): Promise<NonceTerms | null>
  /** True for the first caller with this nonce; it is kept as used until its expiry. */
  spendNonce(nonce: string, purpose: string, expiresAt: Date): Promise<boolean>
  create(session: NewSession): Promise<void>
  get(tokenHash: string, now: Date): Promise<SessionRow | null>
  revoke(tokenHash: string): Promise<void>
  purge(before: Date): Promise<number>
  /** Network of the account's earliest deposit or check-in; null before the first. The same address can be another contract elsewhere. */
  homeChain(account: string): Promise<ChainId | null>
}
