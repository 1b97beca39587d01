import type { FamilyName } from '#core/chain/family.ts'
import type { SocialAct } from '../campaigns/types.ts'
import type { SessionOwner } from './sessionTypes.ts'

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
