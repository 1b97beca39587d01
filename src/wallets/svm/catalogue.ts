/** Wallets offered without an announcement. The ID is the name that they announce. */
export interface KnownWallet {
  readonly id: string
  readonly installUrl: string
  /** Spec §8: message when it is requested and missing. */
  readonly missing: string
  /** Opens a page in its own browser, the only place where its app connects to one. */
  readonly browser: (page: string) => string
  /** Offered inside Telegram (spec §3). */
  readonly inTelegram: boolean
}

const behind = (base: string) => (page: string) =>
  `${base}${encodeURIComponent(page)}?ref=${encodeURIComponent(new URL(page).origin)}`

export const knownWallets: readonly KnownWallet[] = [
  {
    id: 'Phantom',
    installUrl: 'https://phantom.com/download',
    missing: 'no phantom',
    browser: behind('https://phantom.app/ul/browse/'),
    inTelegram: true,
  },
  {
    id: 'Backpack',
    installUrl: 'https://backpack.app/download',
    missing: 'no backpack',
    browser: behind('https://backpack.app/ul/v1/browse/'),
    inTelegram: true,
  },
]
