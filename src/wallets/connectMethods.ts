import type { WalletConfig } from './config.ts'

type System = 'ios' | 'android' | 'desk'

/** The parts of the environment that connect methods depend on. */
export interface HostEnvironment {
  readonly inTelegram: boolean
  readonly system: System
}

/** Telegram platforms that name their system; its web clients run in any browser. */
const telegrams = new Map<string | null, System>([
  ['ios', 'ios'],
  ['android', 'android'],
  ['android_x', 'android'],
  ['tdesktop', 'desk'],
  ['macos', 'desk'],
])

const systems: readonly (readonly [RegExp, System])[] = [
  [/android/i, 'android'],
  [/iphone|ipad|ipod/i, 'ios'],
]

/** `launch`: Telegram's launch parameters; null in a browser. */
export function detectHostEnvironment(launch: string | null, userAgent: string): HostEnvironment {
  const kind = launch === null ? null : new URLSearchParams(launch.replace(/^#/, '')).get('tgWebAppPlatform')
  const system = telegrams.get(kind) ?? systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'desk'
  return { inTelegram: launch !== null, system }
}

/** Returns the environment of this page. */
export const currentHostEnvironment = ({ launch = null }: WalletConfig): HostEnvironment =>
  detectHostEnvironment(launch, globalThis.navigator?.userAgent ?? '')

/** Connect method of a wallet. */
export type ConnectMethod =
  /** Available in this page. */
  | 'here'
  /** WalletConnect's own window, which lists all wallets. */
  | 'window'
  /** Pairing URI by QR code or link to its app. */
  | 'pair'
  /** Opens this page in the wallet's own browser. */
  | 'browser'
  /** Not installed, but its site can be linked. */
  | 'install'

export interface WalletFacts {
  /** In this page: announced, injected, or the surrounding frame. */
  readonly here?: boolean
  /** WalletConnect is configured, and the app accepts its URI. */
  readonly pairs?: boolean
  /** WalletConnect itself rather than one wallet. */
  readonly any?: boolean
  /** WalletConnect's public registry may be queried for wallets. */
  readonly listed?: boolean
  /** A link opens its app's browser. */
  readonly browses?: boolean
  /** Catalogue flag: offered inside Telegram. */
  readonly inTelegram: boolean
}

interface Rule {
  readonly method: ConnectMethod
  readonly fits: (wallet: WalletFacts, place: HostEnvironment) => boolean
}

/** Preferred method first. A web view has no extensions, and nothing can be installed into it. */
const rules: readonly Rule[] = [
  { method: 'here', fits: ({ here }) => here === true },
  {
    method: 'window',
    fits: ({ any, listed, pairs }, { inTelegram }) => any === true && listed === true && pairs === true && !inTelegram,
  },
  { method: 'pair', fits: ({ pairs }) => pairs === true },
  {
    method: 'browser',
    fits: ({ here, browses }, { inTelegram, system }) =>
      browses === true && here !== true && (inTelegram || system !== 'desk'),
  },
  { method: 'install', fits: ({ here, any }, { inTelegram }) => here !== true && any !== true && !inTelegram },
]

/** Every connect method of this wallet here; empty when it is not offered. */
export function connectMethodsFor(wallet: WalletFacts, place: HostEnvironment): readonly ConnectMethod[] {
  if (place.inTelegram && !wallet.inTelegram) return []
  return rules.filter(({ fits }) => fits(wallet, place)).map(({ method }) => method)
}
