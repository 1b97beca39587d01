import type { WalletFamily } from '#src/wallets/contract.ts'
import type { Visitor } from './inTelegram.ts'
import type { Stack } from './stack.ts'

export type Theme = 'dark' | 'light'

/** Single action of a page or of the sheet above it. */
export interface PrimaryAction {
  readonly text: string
  readonly enabled: boolean
  /** True while the pressed action runs. */
  readonly busy: boolean
  press(): void
}

/** Buttons that Telegram draws around the app. */
export type NativeButton = 'main' | 'secondary'

/** Telegram features beyond the platform, available once its code has loaded. */
export interface Host {
  has(button: NativeButton): boolean
  /** True for Telegram's colors, false for a theme chosen in the app. */
  ownColours(): boolean
  setOwnColours(own: boolean): void
  /** Stores a language chosen here for the user's other devices. Returns the undo function. */
  keepLanguage(language: string): () => void
  /** Opens the wallets of the user's Telegram account. */
  openWallets(): void
  /** Records that a transfer was seen to arrive. */
  arrived(orderId: string): void
  /** Requests permission for the bot to write to the user; null when this client cannot. */
  readonly askToWrite: (() => Promise<boolean>) | null
  /** Lets the user send a message prepared by the bot to a chat; null when this client cannot. Resolves once they have chosen. */
  readonly shareMessage: ((id: string) => Promise<Handed>) | null
  /** Used instead of the browser's. */
  readonly setTheme: Platform['setTheme']
  readonly share: Platform['share']
  readonly guarded: Platform['guarded']
  /** Null when this client cannot, which leaves the browser's. */
  readonly haptic: Platform['haptic'] | null
}

/** Result for a prepared message. `expired`: the bot has to prepare another. */
export type Handed = 'sent' | 'closed' | 'expired' | 'failed'

/** Session token for places where cookies are not available. */
export interface SessionToken {
  token: string | null
}

/** Environment of the app. Screens use this and never access the browser or Telegram directly. */
export interface Platform {
  readonly inTelegram: boolean
  /** Launch parameters: the URL fragment with which Telegram opened the app. */
  readonly launch: string | null
  /** Telegram user as named, unsigned, by the launch parameters. */
  readonly visitor: Visitor | null
  theme(): Theme
  setTheme(theme: Theme): void
  /** `closed`: the user dismissed the share sheet. `failed`: neither sharing nor copying worked. */
  share(content: { title: string; text: string; url: string }): Promise<'shared' | 'copied' | 'closed' | 'failed'>
  haptic(kind: 'light' | 'success' | 'warning'): void
  copy(text: string): Promise<boolean>
  /** Lets the platform's back button close an open sheet; returns the unsubscribe function. */
  onBack(handler: () => void): () => void
  /** Handlers of the platform's back button; the router handles a browser's. */
  readonly back: Stack<() => void>
  readonly buttons: Readonly<Record<NativeButton, Stack<{ readonly current: PrimaryAction }>>>
  /** Signatures that a wallet is requested to make. */
  readonly signing: Stack<true>
  /** Wraps wallets so that a stray gesture cannot close the app during a signature request. */
  guarded(wallets: WalletFamily): WalletFamily
  /** The browser's own methods; Telegram's build on them. */
  readonly browser: Pick<Platform, 'setTheme' | 'share'>
  /** Telegram's host once its code has loaded; empty in a browser. */
  readonly host: Stack<Host>
}
