import type { WalletFamily } from '#src/wallets/contract.ts'
import type { Visitor } from './inTelegram.ts'
import type { Stack } from './stack.ts'

export type Theme = 'dark' | 'light'

/** The one action of a page or of the sheet over it. */
export interface PrimaryAction {
  readonly text: string
  readonly enabled: boolean
  /** Something that was pressed is under way. */
  readonly busy: boolean
  press(): void
}

/** The buttons that Telegram draws around the app. */
export type NativeButton = 'main' | 'secondary'

/** What Telegram is asked for beyond the platform, once its code has come. */
export interface Host {
  has(button: NativeButton): boolean
  /** Whose colours are shown: Telegram's own, or those that the person chose here. */
  ownColours(): boolean
  setOwnColours(own: boolean): void
  /** A language that was chosen here: kept for the person's other devices. Returns the way to take that back. */
  keepLanguage(language: string): () => void
  /** The wallets of the person's account in Telegram. */
  openWallets(): void
  /** A transfer was seen to arrive. */
  arrived(orderId: string): void
  /** Asks whether the bot may write to the person; null where this Telegram cannot ask. */
  readonly askToWrite: (() => Promise<boolean>) | null
  /** Hands a message that the bot has prepared to a chat of the person's choice; null where this Telegram cannot. Settles when they have chosen. */
  readonly shareMessage: ((id: string) => Promise<Handed>) | null
}

/** What became of a prepared message. `expired`: the bot has to prepare another. */
export type Handed = 'sent' | 'closed' | 'expired' | 'failed'

/** What the app asks of the place it runs in. Screens use this and never look at the browser or Telegram themselves. */
export interface Platform {
  readonly inTelegram: boolean
  /** What stood behind the `#` when Telegram opened the app. */
  readonly launch: string | null
  /** Who opened the app in Telegram, as the launch says. */
  readonly visitor: Visitor | null
  theme(): Theme
  setTheme(theme: Theme): void
  /** A partner's looks over the person's own: kept nowhere. `theme` null leaves the choice. Returns the way to take them off. */
  wear(look: { theme: Theme | null; css: string }): () => void
  /** `closed`: the person left the share dialog. `failed`: neither sharing nor copying worked. */
  share(content: { title: string; text: string; url: string }): Promise<'shared' | 'copied' | 'closed' | 'failed'>
  haptic(kind: 'light' | 'success' | 'warning'): void
  copy(text: string): Promise<boolean>
  /** While a sheet is there the platform's own back button closes it; returns the way to take that back. */
  onBack(handler: () => void): () => void
  /** What the platform's own back button does next; a browser's is served by the router. */
  readonly back: Stack<() => void>
  readonly buttons: Readonly<Record<NativeButton, Stack<{ readonly current: PrimaryAction }>>>
  /** The wallets as the app asks them: while one is to sign, the app must not be closed by a stray move. */
  guarded(wallets: WalletFamily): WalletFamily
  /** Telegram itself, once its code has come; empty elsewhere. */
  readonly host: Stack<Host>
}
