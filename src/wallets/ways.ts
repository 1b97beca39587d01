import type { Place } from './place.ts'

/** Connect method of a wallet. */
export type Way =
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
  /** A link opens its app's browser. */
  readonly browses?: boolean
  /** Catalogue flag: offered inside Telegram. */
  readonly inTelegram: boolean
}

interface Rule {
  readonly way: Way
  readonly fits: (wallet: WalletFacts, place: Place) => boolean
}

/** Preferred method first. A web view has no extensions, and nothing can be installed into it. */
const rules: readonly Rule[] = [
  { way: 'here', fits: ({ here }) => here === true },
  { way: 'window', fits: ({ any, pairs }, { inTelegram }) => any === true && pairs === true && !inTelegram },
  { way: 'pair', fits: ({ any, pairs }, { inTelegram }) => pairs === true && (any !== true || inTelegram) },
  {
    way: 'browser',
    fits: ({ here, browses }, { inTelegram, system }) =>
      browses === true && here !== true && (inTelegram || system !== 'desk'),
  },
  { way: 'install', fits: ({ here, any }, { inTelegram }) => here !== true && any !== true && !inTelegram },
]

/** Every connect method of this wallet here; empty when it is not offered. */
export function waysTo(wallet: WalletFacts, place: Place): readonly Way[] {
  if (place.inTelegram && !wallet.inTelegram) return []
  return rules.filter(({ fits }) => fits(wallet, place)).map(({ way }) => way)
}
