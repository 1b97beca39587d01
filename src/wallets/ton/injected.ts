/** Wallet that has injected its bridge into the page, as an extension or as the surrounding browser. */
export interface InjectedWallet {
  /** Window property of its bridge. */
  readonly key: string
  readonly name: string
  readonly icon: string | null
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function readWallet(key: string, value: unknown): InjectedWallet | null {
  const info = fieldOf(fieldOf(value, 'tonconnect'), 'walletInfo')
  const name = textOf(fieldOf(info, 'name'))
  return name === null ? null : { key, name, icon: textOf(fieldOf(info, 'image')) }
}

/** Injected wallets, listed or not. Cross-origin frames inside the page cannot be inspected. */
export function injectedWallets(page: Window): InjectedWallet[] {
  return Object.keys(page).flatMap((key) => {
    try {
      return readWallet(key, (page as unknown as Record<string, unknown>)[key]) ?? []
    } catch {
      return []
    }
  })
}
