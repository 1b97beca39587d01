import type { FamilyName } from '#core/chain/family.ts'

/** A Telegram user. */
export interface TelegramUserRow {
  readonly id: number
  readonly language: string | null
  readonly mayWrite: boolean
}

/** The bot's data about a user. */
export interface TelegramPerson extends TelegramUserRow {
  /** Chosen in the bot; null = the language of their Telegram. */
  readonly languageChoice: string | null
  /** False after a refusal by their chat, until they unblock the bot. */
  readonly reachable: boolean
  /** True if they want transfer messages; sent only if the bot may write. */
  readonly receipts: boolean
  /** Time of their last activity. */
  readonly seenAt: Date
}

export interface LinkedWallet {
  readonly address: string
  readonly family: FamilyName
  readonly linkedAt: Date
}

/** A wallet that another account's proof took from a user. */
export interface MovedWallet {
  readonly address: string
  readonly family: FamilyName
  readonly movedAt: Date
}

/** `wallet_of_another`: linked to another account. `too_many_wallets`: this account has the maximum. */
export type LinkRefusal = 'wallet_of_another' | 'too_many_wallets'

export interface TelegramStore {
  /** Stores a user as Telegram describes them now; an earlier permission to write stays. */
  see(user: TelegramUserRow, at: Date): Promise<void>
  person(userId: number): Promise<TelegramPerson | null>
  /** Known users of these, in one statement. */
  people(userIds: readonly number[]): Promise<ReadonlyMap<number, TelegramPerson>>
  /** False stops reminders and drops pending messages; true resumes reminders. */
  setReachable(userId: number, reachable: boolean): Promise<void>
  setReceipts(userId: number, wanted: boolean): Promise<void>
  /** Null = the language of their Telegram. */
  setLanguage(userId: number, choice: string | null): Promise<void>
  /**
   * Links a canonical wallet to a user and selects it; deletes the record of an earlier move away from them. Idempotent: null if
   * it is linked now, else the refusal.
   */
  link(wallet: Omit<LinkedWallet, 'linkedAt'>, userId: number, most: number, at: Date): Promise<LinkRefusal | null>
  /** Moves the wallet to the first place; false if it isn't theirs. */
  choose(address: string, userId: number, at: Date): Promise<boolean>
  /** Unlinks a wallet; false if it isn't the user's. */
  unlink(address: string, userId: number): Promise<boolean>
  /** Unlinks a wallet that another account has proven, and lists it in `movedFrom`. False if it wasn't theirs. */
  moveAway(address: string, userId: number): Promise<boolean>
  /** Wallets moved away from the user that they haven't acknowledged, the latest first. */
  movedFrom(userId: number, most: number): Promise<MovedWallet[]>
  /** Acknowledges a wallet's move up to this time; a later one stays listed. Idempotent. */
  acknowledgeMove(address: string, userId: number, until: Date): Promise<void>
  /** The user's wallets, the selected one first. */
  walletsOf(userId: number): Promise<LinkedWallet[]>
  /** The user that a wallet is linked to. */
  userOf(address: string): Promise<number | null>
  /** Users who unlinked this wallet since then. */
  partedFrom(address: string, since: Date): Promise<number[]>
  /** The user's wallets, and those that they unlinked since then. */
  walletsSince(userId: number, since: Date): Promise<string[]>
  /** True if one user has both wallets, or unlinked either since then. */
  isOnePerson(one: string, other: string, since: Date): Promise<boolean>
  /** Deletes unlink records before this time. */
  purgePartings(before: Date): Promise<number>
}
