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
  /** Tells the owner's sessions apart; no part of a token. */
  id: string
  userId: string
  family: string
  surface: string
  createdAt: Date
  expiresAt: Date
  /** Network of the contract account that signed; null where a key did. */
  chainId: ChainId | null
  /** Browser and system, such as "Chrome · Android"; empty where they are unknown. */
  device: string
  lastSeenAt: Date
}
export type NewSession = Omit<SessionRow, 'id' | 'chainId' | 'device' | 'lastSeenAt'> &
  Partial<Pick<SessionRow, 'chainId' | 'device'>>
export type PersonSession = Pick<SessionRow, 'id' | 'device' | 'createdAt' | 'lastSeenAt'>
/** Whose sessions: a wallet of a family, or a person in Telegram. */
export type SessionOwner = Pick<SessionRow, 'userId' | 'family'>

export interface Sessions {
  saveNonce(nonce: string, purpose: string, terms: NonceTerms): Promise<void>
  /** Its terms exactly once per nonce, and only before its expiry; else null. */
  consumeNonce(nonce: string, purpose: string, now: Date): Promise<NonceTerms | null>
  /** True for the first caller with this nonce; it is kept as used until its expiry. */
  spendNonce(nonce: string, purpose: string, expiresAt: Date): Promise<boolean>
  create(session: NewSession): Promise<void>
  get(tokenHash: string, now: Date): Promise<SessionRow | null>
  /** The session was used at that moment. */
  touch(tokenHash: string, at: Date): Promise<void>
  /** Open ones, the one used last first. */
  of(owner: SessionOwner, now: Date): Promise<SessionRow[]>
  revoke(tokenHash: string): Promise<void>
  /** Those of a person in Telegram, without the hashes of their tokens: all that the bot may read. */
  ofPerson(userId: number, now: Date): Promise<PersonSession[]>
  /** Ends one of them; false where it has ended. */
  endOfPerson(userId: number, id: string): Promise<boolean>
  /** Ends all of them; answers how many. */
  endAllOfPerson(userId: number): Promise<number>
  /** Ends all of the same owner but this one; answers how many. */
  revokeOthers(session: Pick<SessionRow, 'userId' | 'family' | 'tokenHash'>): Promise<number>
  /** Ends all of them; answers how many. */
  revokeAll(owner: SessionOwner): Promise<number>
  purge(before: Date): Promise<number>
  /** Network of the account's earliest deposit or check-in; null before the first. The same address can be another contract elsewhere. */
  homeChain(account: string): Promise<ChainId | null>
}
