/** Wallets that we offer to install when they have not announced themselves. The id is what they announce (EIP-6963 `rdns`). */
export interface KnownWallet {
  readonly id: string
  readonly name: string
  readonly installUrl: string
  /** What to say instead of the usual sentence (spec §8). */
  readonly missing?: string
}

export const knownWallets: readonly KnownWallet[] = [
  { id: 'io.metamask', name: 'MetaMask', installUrl: 'https://metamask.io/download/' },
  { id: 'io.rabby', name: 'Rabby Wallet', installUrl: 'https://rabby.io/' },
  { id: 'com.okex.wallet', name: 'OKX Wallet', installUrl: 'https://web3.okx.com/download' },
  { id: 'com.coinbase.wallet', name: 'Coinbase Wallet', installUrl: 'https://www.coinbase.com/wallet/downloads' },
  { id: 'com.bitget.web3', name: 'Bitget Wallet', installUrl: 'https://web3.bitget.com/wallet-download', missing: 'Please install Bitget Wallet' },
  { id: 'com.trustwallet.app', name: 'Trust Wallet', installUrl: 'https://trustwallet.com/download' },
]

/** Spec §8: what to say when this wallet is not there. */
export function missingMessage(id: string): string {
  const wallet = knownWallets.find((candidate) => candidate.id === id)
  return wallet?.missing ?? `Error: Please install ${wallet?.name ?? id} first.`
}
