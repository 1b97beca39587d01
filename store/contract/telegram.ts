import type { FamilyName } from '#core/chain/family.ts'

/** A person in Telegram. */
export interface TelegramUserRow {
  readonly id: number
  readonly language: string | null
  readonly mayWrite: boolean
}

/** What the bot knows of a person. */
export interface TelegramPerson extends TelegramUserRow {
  /** Chosen from the bot; null = that of their Telegram. */
  readonly languageChoice: string | null
  /** False from a refusal of their chat until they let the bot in again. */
  readonly reachable: boolean
  /** Whether they want receipts; they get them only where the bot may write. */
  readonly receipts: boolean
  /** When they were heard of last. */
  readonly seenAt: Date
}

export interface LinkedWallet {
  readonly address: string
  readonly family: FamilyName
  readonly linkedAt: Date
}

/** `wallet_of_another`: somebody else has linked it. `too_many_wallets`: this person has as many as one may have. */
export type LinkRefusal = 'wallet_of_another' | 'too_many_wallets'

export interface TelegramStore {
  /** Remembers a person as Telegram describes them now; a permission to write that was given before stays. */
  see(user: TelegramUserRow, at: Date): Promise<void>
  person(userId: number): Promise<TelegramPerson | null>
  /** Those of them who are known, in one statement. */
  people(userIds: readonly number[]): Promise<ReadonlyMap<number, TelegramPerson>>
  /** False stops reminders and drops what waits to be sent; true lets reminders go on. */
  setReachable(userId: number, reachable: boolean): Promise<void>
  setReceipts(userId: number, wanted: boolean): Promise<void>
  /** Null = that of their Telegram. */
  setLanguage(userId: number, choice: string | null): Promise<void>
  /** Binds a wallet (canonical) to a person and chooses it. Null when it is theirs now, however often it is asked for; else why not. */
  link(wallet: Omit<LinkedWallet, 'linkedAt'>, userId: number, most: number, at: Date): Promise<LinkRefusal | null>
  /** Makes it the person's first one; false when it is not theirs. */
  choose(address: string, userId: number, at: Date): Promise<boolean>
  /** False when it was not theirs. */
  unlink(address: string, userId: number): Promise<boolean>
  /** The person's wallets, the chosen one first. */
  walletsOf(userId: number): Promise<LinkedWallet[]>
  /** The person to whom a wallet is linked. */
  userOf(address: string): Promise<number | null>
  /** Who let this wallet go at that moment or later. */
  partedFrom(address: string, since: Date): Promise<number[]>
  /** The person's wallets, and those that they let go at that moment or later. */
  walletsSince(userId: number, since: Date): Promise<string[]>
  /** Whether somebody has both wallets, or let go of either at that moment or later. */
  isOnePerson(one: string, other: string, since: Date): Promise<boolean>
  /** Forgets partings before this moment. */
  purgePartings(before: Date): Promise<number>
}
