import type { FamilyName } from '#core/chain/family.ts'
import type { SocialAct } from './campaigns.ts'
import type { SessionOwner } from './sessions.ts'

/** All that a session speaks for: its wallet alone, or a Telegram account with the wallets that are linked to it. */
export interface AccountScope {
  readonly owner: SessionOwner
  readonly telegram: number | null
  readonly wallets: readonly { readonly address: string; readonly family: FamilyName }[]
}

/** What takes the place of an identifier that is deleted, by a key that the database does not contain. */
export interface Pseudonyms {
  /** Of an account at a platform, as `campaign_acts` names it. */
  ofAccount(account: string): string
  /** Of a Telegram account: a negative number, which Telegram gives to no person. */
  ofPerson(userId: number): number
}

/** Rows of an export, in the order in which they are written. */
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
  /** Where the next page begins; null at the end. */
  readonly next: string | null
}

export interface Accounts {
  scopeOf(owner: SessionOwner): Promise<AccountScope>
  /** One page of one section for one part of the scope: a wallet, or the Telegram account. Sections that the part does not have are empty. */
  page(section: ExportSection, part: ExportPart, after: string | null, limit: number): Promise<ExportPage>
  /** The same as `scopeOf`, with the Telegram account locked, so that no wallet is linked until the transaction is over. */
  hold(owner: SessionOwner): Promise<AccountScope>
  /** Social tasks of these wallets that wait for their second look. */
  unconfirmedTasks(wallets: readonly string[]): Promise<SocialAct[]>
  /**
   * Deletes what identifies the person and replaces the identifiers that stop points from being given twice. Orders, deposits and the ledger stay.
   * Answers the rows that were deleted or changed, by table; none of them at a repetition.
   */
  erase(scope: AccountScope, pseudonyms: Pseudonyms): Promise<Readonly<Record<string, number>>>
  /** A deleted Telegram account has come back: partings under its pseudonym become its own again, so that its wallets are still one person. */
  recall(userId: number, pseudonyms: Pseudonyms): Promise<void>
}

export type ExportPart = { readonly wallet: string } | { readonly telegram: number }
