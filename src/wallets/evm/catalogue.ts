/**
 * What a wallet's app answers to: an https address, or a scheme of its own where there is none. `inside`: an https address that opens what
 * stands behind it in the app.
 */
export type AppAddress = { readonly universal: string } | { readonly scheme: string; readonly inside?: string }

/** A wallet that is reached in its app. */
export interface WalletApp {
  readonly name: string
  readonly app: AppAddress
}

/** Wallets that we offer when they have not announced themselves. The id is what they announce (EIP-6963 `rdns`). */
export interface KnownWallet {
  readonly id: string
  readonly name: string
  readonly installUrl: string
  /** What to say instead of the usual sentence (spec §8). */
  readonly missing?: string
  /** Takes WalletConnect's address; null where its app answers to none that is documented. */
  readonly app: AppAddress | null
  /** Opens a page, with its query and fragment, in its own browser; null where it has none. */
  readonly browser: ((page: string) => string) | null
  /** Offered inside Telegram (spec §3). */
  readonly inTelegram: boolean
  /** Its app is offered as one more way to connect in narrow windows (spec §9). */
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
    // It opens what stands behind `dapp/` as it stands, fragment and all; encoded, its browser finds no such host.
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
]

/** Further apps, for who chooses WalletConnect itself. */
const moreApps: readonly WalletApp[] = [
  { name: 'Rainbow', app: { universal: 'https://rnbwapp.com' } },
  { name: 'Zerion', app: { universal: 'https://wallet.zerion.io' } },
  { name: 'imToken', app: { scheme: 'imtokenv2://' } },
  { name: 'TokenPocket', app: { scheme: 'tpoutside://' } },
]

/** Every app that takes WalletConnect's address by a link. */
export const walletApps: readonly WalletApp[] = [
  ...knownWallets.flatMap(({ name, app }) => (app ? [{ name, app }] : [])),
  ...moreApps,
]

export const knownWallet = (id: string): KnownWallet | undefined =>
  knownWallets.find((candidate) => candidate.id === id)

/** Spec §8: what to say when this wallet is not there. */
export function missingMessage(id: string): string {
  const wallet = knownWallet(id)
  return wallet?.missing ?? `Error: Please install ${wallet?.name ?? id} first.`
}
