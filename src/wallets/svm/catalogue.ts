/** Wallets that we offer to install when they have not announced themselves. The id is the name that they announce. */
export interface KnownWallet {
  readonly id: string
  readonly installUrl: string
  /** Spec §8: what is said when it is asked for and missing. */
  readonly missing: string
}

export const knownWallets: readonly KnownWallet[] = [
  { id: 'Phantom', installUrl: 'https://phantom.com/download', missing: 'no phantom' },
  { id: 'Backpack', installUrl: 'https://backpack.app/download', missing: 'no backpack' },
]
