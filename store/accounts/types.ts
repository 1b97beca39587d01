import type { FamilyName } from '#core/chain/family.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { SocialAct } from '../campaigns/types.ts'

/**
 * Terms of an issued nonce, to compare with the signed message. Null: the signer may choose among the served networks.
 */
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
  /** Identifies the session for its owner; no part of a token. */
  id: string
  userId: string
  family: string
  surface: string
  createdAt: Date
  expiresAt: Date
  /** Network of the contract account that signed; null if a key did. */
  chainId: ChainId | null
  /** Browser and system, such as "Chrome · Android"; empty if unknown. */
  device: string
  lastSeenAt: Date
}
type NewSession = Omit<SessionRow, 'id' | 'chainId' | 'device' | 'lastSeenAt'> &
  Partial<Pick<SessionRow, 'chainId' | 'device'>>
type PersonSession = Pick<SessionRow, 'id' | 'device' | 'createdAt' | 'lastSeenAt'>
/** Owner of sessions: a wallet of a family, or a Telegram account. */
export type SessionOwner = Pick<SessionRow, 'userId' | 'family'>
/** Sessions that one may see and end: a contract account is another account on every network. */
export type SessionScope = SessionOwner & Partial<Pick<SessionRow, 'chainId'>>

export interface Sessions {
  saveNonce(nonce: string, purpose: string, terms: NonceTerms): Promise<void>
  /** Returns the terms once per nonce, before its expiry; otherwise null. */
  consumeNonce(nonce: string, purpose: string, now: Date): Promise<NonceTerms | null>
  /** True for the first use of this nonce; it is stored as used until its expiry. */
  spendNonce(nonce: string, purpose: string, expiresAt: Date): Promise<boolean>
  create(session: NewSession): Promise<void>
  get(tokenHash: string, now: Date): Promise<SessionRow | null>
  /** Records the last use of the session. */
  touch(tokenHash: string, at: Date): Promise<void>
  /** Open sessions, most recently used first. */
  of(scope: SessionScope, now: Date): Promise<SessionRow[]>
  revoke(tokenHash: string): Promise<void>
  /** Sessions of a Telegram account without token hashes: the only ones that the bot may read. */
  ofPerson(userId: number, now: Date): Promise<PersonSession[]>
  /** Ends one of them; false if it has ended. */
  endOfPerson(userId: number, id: string): Promise<boolean>
  /** Ends all of them; returns the number. */
  endAllOfPerson(userId: number): Promise<number>
  /** Ends the other sessions of the scope; returns the number. */
  revokeOthers(session: SessionScope & Pick<SessionRow, 'tokenHash'>): Promise<number>
  /** Ends all sessions of the scope; returns the number. */
  revokeAll(scope: SessionScope): Promise<number>
  purge(before: Date): Promise<number>
  /**
   * Network of the account's earliest deposit or check-in; null before the first. On another network the address may be
   * another contract.
   */
  homeChain(account: string): Promise<ChainId | null>
}

/** Accounts of a session: a single wallet, or a Telegram account with its linked wallets. */
export interface AccountScope {
  readonly owner: SessionOwner
  readonly telegram: number | null
  readonly wallets: readonly { readonly address: string; readonly family: FamilyName }[]
}

/** Replaces deleted identifiers with keyed hashes; the database doesn't contain the key. */
export interface Pseudonyms {
  /** Pseudonym of a platform account, as stored in `campaign_acts`. */
  ofAccount(account: string): string
  /** Pseudonym of a Telegram account: a negative number, which Telegram never assigns to a user. */
  ofPerson(userId: number): number
}

/** Sections of an export, in the order in which they are written. */
export const exportSections = [
  'telegram_account',
  'telegram_wallets',
  'telegram_partings',
  'reminders',
  'messages',
  'sessions',
  'user_actions',
  'points',
  'point_entries',
  'check_ins',
  'campaign_tasks',
  'campaign_awards',
  'invitation_codes',
  'invited_by',
  'invited',
  'orders',
  'swaps',
  'deployments',
  'faucet_claims',
  'maker_applications',
] as const
export type ExportSection = (typeof exportSections)[number]

export interface ExportPage {
  /** JSON objects as text, so that amounts keep every digit. */
  readonly rows: readonly string[]
  /** Cursor of the next page; null at the end. */
  readonly next: string | null
}

export interface Accounts {
  scopeOf(owner: SessionOwner): Promise<AccountScope>
  /** Returns a page of one section for a wallet or the Telegram account; empty if the section doesn't apply to it. */
  page(section: ExportSection, part: ExportPart, after: string | null, limit: number): Promise<ExportPage>
  /** Like `scopeOf`, but locks the Telegram account, so that no wallet is linked until the transaction ends. */
  hold(owner: SessionOwner): Promise<AccountScope>
  /** Social tasks of these wallets that await their recheck. */
  unconfirmedTasks(wallets: readonly string[]): Promise<SocialAct[]>
  /**
   * Deletes a user's data and pseudonymizes identifiers that prevent double awards; orders, deposits and the ledger
   * stay. Returns the number of affected rows by table; a repetition affects none.
   */
  erase(scope: AccountScope, pseudonyms: Pseudonyms): Promise<Readonly<Record<string, number>>>
  /**
   * Restores a returning account's unlink records from its pseudonym, so that its wallets still count as one user's.
   */
  recall(userId: number, pseudonyms: Pseudonyms): Promise<void>
}

export type ExportPart = { readonly wallet: string } | { readonly telegram: number }
