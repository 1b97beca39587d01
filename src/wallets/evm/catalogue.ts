/**
 * URL of a wallet's app: https, or its own scheme when it has none. `inside`: an https URL prefix that opens the rest in
 * the app.
 */
export type AppAddress = { readonly universal: string } | { readonly scheme: string; readonly inside?: string }

/** Wallet that is reached in its app. */
export interface WalletApp {
  readonly name: string
  readonly app: AppAddress
}

/** Wallets offered without an announcement. The ID is the one that they announce (EIP-6963 `rdns`). */
export interface KnownWallet {
  readonly id: string
  readonly name: string
  readonly installUrl: string
  /** Replaces the default message for a missing wallet (spec §8). */
  readonly missing?: string
  /** Accepts WalletConnect's URI; null when no link is documented. */
  readonly app: AppAddress | null
  /** Opens a page, with its query and fragment, in the wallet's own browser; null when it has none. */
  readonly browser: ((page: string) => string) | null
  /** Offered inside Telegram (spec §3). */
  readonly inTelegram: boolean
  /** Its app is offered as another connect method in narrow windows (spec §9). */
  readonly inNarrowWindows?: true
}

const encoded = (base: string) => (page: string) => `${base}${encodeURIComponent(page)}`
const OKX = 'https://web3.okx.com/download?deeplink='

export const knownWallets: readonly KnownWallet[] = [
  {
    id: 'io.metamask',
    name: 'MetaMask',
    installUrl: 'https://metamask.io/download/',
    app: { universal: 'https://link.metamask.io' },
    // Opens everything after `dapp/` verbatim, fragment included; its browser finds no host in an encoded URL.
    browser: (page) => `https://link.metamask.io/dapp/${page.replace(/^https?:\/\//, '')}`,
    inTelegram: true,
  },
  {
    id: 'io.rabby',
    name: 'Rabby Wallet',
    installUrl: 'https://rabby.io/',
    app: null,
    browser: null,
    inTelegram: false,
  },
  {
    id: 'com.okex.wallet',
    name: 'OKX Wallet',
    installUrl: 'https://web3.okx.com/download',
    app: { scheme: 'okex://main', inside: OKX },
    browser: (page) => encoded(OKX)(encoded('okx://wallet/dapp/url?dappUrl=')(page)),
    inTelegram: true,
    inNarrowWindows: true,
  },
  {
    id: 'com.coinbase.wallet',
    name: 'Coinbase Wallet',
    installUrl: 'https://www.coinbase.com/wallet/downloads',
    app: null,
    browser: encoded('https://go.cb-w.com/dapp?cb_url='),
    inTelegram: true,
  },
  {
    id: 'com.bitget.web3',
    name: 'Bitget Wallet',
    installUrl: 'https://web3.bitget.com/wallet-download',
    missing: 'Please install Bitget Wallet',
    app: null,
    browser: encoded('https://bkcode.vip?action=dapp&url='),
    inTelegram: true,
  },
  {
    id: 'com.trustwallet.app',
    name: 'Trust Wallet',
    installUrl: 'https://trustwallet.com/download',
    app: { universal: 'https://link.trustwallet.com' },
    browser: encoded('https://link.trustwallet.com/open_url?coin_id=60&url='),
    inTelegram: true,
  },
  {
    id: 'com.binance.wallet',
    name: 'Binance Wallet',
    installUrl: 'https://www.binance.com/en/web3wallet',
    app: { universal: 'https://app.binance.com/cedefi' },
    browser: null,
    inTelegram: true,
  },
]

/** Further apps, for the generic WalletConnect choice. */
const moreApps: readonly WalletApp[] = [
  { name: 'Rainbow', app: { universal: 'https://rnbwapp.com' } },
  { name: 'Zerion', app: { universal: 'https://wallet.zerion.io' } },
  { name: 'imToken', app: { scheme: 'imtokenv2://' } },
  { name: 'TokenPocket', app: { scheme: 'tpoutside://' } },
]

/** Every app that accepts WalletConnect's URI by a link. */
export const walletApps: readonly WalletApp[] = [
  ...knownWallets.flatMap(({ name, app }) => (app ? [{ name, app }] : [])),
  ...moreApps,
]

export const knownWallet = (id: string): KnownWallet | undefined =>
  knownWallets.find((candidate) => candidate.id === id)

/** Returns the spec’s (§8) message for a missing wallet. */
export function missingMessage(id: string): string {
  const wallet = knownWallet(id)
  return wallet?.missing ?? `Error: Please install ${wallet?.name ?? id} first.`
}
