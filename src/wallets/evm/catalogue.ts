/** Wallets that we offer when they have not announced themselves. The id is what they announce (EIP-6963 `rdns`). */
export interface KnownWallet {
  readonly id: string
  readonly name: string
  readonly installUrl: string
  /** What to say instead of the usual sentence (spec §8). */
  readonly missing?: string
  /** Opens the wallet's app with a WalletConnect address; null where the app answers to none that is documented. */
  readonly appLink?: (uri: string) => string
  /** Its app is offered as one more way to connect in narrow windows (spec §9). */
  readonly inNarrowWindows?: true
}

/** Universal links take the address once; the part behind `deeplink` is an address in itself. */
const withUri = (base: string) => (uri: string) => `${base}${encodeURIComponent(uri)}`
const behindDownload = (base: string) => (uri: string) => `https://www.okx.com/download?deeplink=${encodeURIComponent(withUri(base)(uri))}`

export const knownWallets: readonly KnownWallet[] = [
  { id: 'io.metamask', name: 'MetaMask', installUrl: 'https://metamask.io/download/', appLink: withUri('https://metamask.app.link/wc?uri=') },
  { id: 'io.rabby', name: 'Rabby Wallet', installUrl: 'https://rabby.io/' },
  { id: 'com.okex.wallet', name: 'OKX Wallet', installUrl: 'https://web3.okx.com/download', appLink: behindDownload('okex://main/wc?uri='), inNarrowWindows: true },
  { id: 'com.coinbase.wallet', name: 'Coinbase Wallet', installUrl: 'https://www.coinbase.com/wallet/downloads' },
  { id: 'com.bitget.web3', name: 'Bitget Wallet', installUrl: 'https://web3.bitget.com/wallet-download', missing: 'Please install Bitget Wallet' },
  { id: 'com.trustwallet.app', name: 'Trust Wallet', installUrl: 'https://trustwallet.com/download', appLink: withUri('https://link.trustwallet.com/wc?uri=') },
]

export const knownWallet = (id: string): KnownWallet | undefined => knownWallets.find((candidate) => candidate.id === id)

/** Spec §8: what to say when this wallet is not there. */
export function missingMessage(id: string): string {
  const wallet = knownWallet(id)
  return wallet?.missing ?? `Error: Please install ${wallet?.name ?? id} first.`
}
