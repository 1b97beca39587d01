/** Wallets offered without an announcement. */
export interface KnownWallet {
  readonly id: WalletId
  readonly name: string
  readonly installUrl: string
  /** Opens a page in the wallet's own browser; null when it has none. */
  readonly browser: ((page: string) => string) | null
  /** Offered inside Telegram (spec §3): there only an app with its own browser helps. */
  readonly inTelegram: boolean
}

export type WalletId = 'xverse' | 'unisat' | 'leather' | 'okx'

const encoded = (base: string) => (page: string) => `${base}${encodeURIComponent(page)}`
const okxApp = encoded('https://web3.okx.com/download?deeplink=')
const okxBrowser = encoded('okx://wallet/dapp/url?dappUrl=')

export const knownWallets: readonly KnownWallet[] = [
  {
    id: 'xverse',
    name: 'Xverse',
    installUrl: 'https://www.xverse.app/download',
    browser: encoded('https://connect.xverse.app/browser?url='),
    inTelegram: true,
  },
  {
    id: 'unisat',
    name: 'UniSat',
    installUrl: 'https://unisat.io/download',
    browser: null,
    inTelegram: false,
  },
  {
    id: 'leather',
    name: 'Leather',
    installUrl: 'https://leather.io/wallet',
    browser: null,
    inTelegram: false,
  },
  {
    id: 'okx',
    name: 'OKX Wallet',
    installUrl: 'https://web3.okx.com/download',
    browser: (page) => okxApp(okxBrowser(page)),
    inTelegram: true,
  },
]
