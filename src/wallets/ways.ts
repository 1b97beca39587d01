import type { Place } from './place.ts'

/** How a wallet is reached. */
export type Way =
  /** It is in this page. */
  | 'here'
  /** By WalletConnect's own window, which knows all wallets. */
  | 'window'
  /** By an address that a code or a link carries into its app. */
  | 'pair'
  /** This page goes to the wallet: it is opened in the wallet's own browser. */
  | 'browser'
  /** It is not there, and its site is. */
  | 'install'

export interface WalletFacts {
  /** In this page: announced, injected, or the frame around it. */
  readonly here?: boolean
  /** WalletConnect is configured, and the app takes its address. */
  readonly pairs?: boolean
  /** Not one wallet, but WalletConnect itself. */
  readonly any?: boolean
  /** Its app has a browser that a link opens. */
  readonly browses?: boolean
  /** The catalogue's flag: offered inside Telegram. */
  readonly inTelegram: boolean
}

interface Rule {
  readonly way: Way
  readonly fits: (wallet: WalletFacts, place: Place) => boolean
}

/** The best way first. A web view has no extensions, and nothing can be installed into it. */
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

/** Every way to this wallet from here; none where it is not offered. */
export function waysTo(wallet: WalletFacts, place: Place): readonly Way[] {
  if (place.inTelegram && !wallet.inTelegram) return []
  return rules.filter(({ fits }) => fits(wallet, place)).map(({ way }) => way)
}
