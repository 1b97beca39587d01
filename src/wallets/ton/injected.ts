/** A wallet that has put its bridge into the page, as an extension or as the browser around the page. */
export interface InjectedWallet {
  /** Where in the page its bridge is. */
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

/** Wallets in this page, whatever list they stand on. Pages of other origins inside it may not be looked into. */
export function injectedWallets(page: Window): InjectedWallet[] {
  return Object.keys(page).flatMap((key) => {
    try {
      return readWallet(key, (page as unknown as Record<string, unknown>)[key]) ?? []
    } catch {
      return []
    }
  })
}
