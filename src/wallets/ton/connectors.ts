import type { ConnectorInfo } from '../contract.ts'

/** Wallet that has injected its bridge into the page, as an extension or as the surrounding browser. */
interface InjectedWallet {
  /** Window property of its bridge. */
  readonly key: string
  readonly name: string
  readonly icon: string | null
  readonly version: string | null
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function readWallet(key: string, value: unknown): InjectedWallet | null {
  const bridge = fieldOf(value, 'tonconnect')
  const info = fieldOf(bridge, 'walletInfo')
  const name = textOf(fieldOf(info, 'name'))
  const version = textOf(fieldOf(fieldOf(bridge, 'deviceInfo'), 'appVersion'))
  return name === null ? null : { key, name, icon: textOf(fieldOf(info, 'image')), version }
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

/** All wallets of TON Connect, in its own window. */
export const TON_CONNECT = 'tonConnect'

const info = (id: string, name: string, icon: string | null, version: string | null = null): ConnectorInfo => ({
  id,
  family: 'ton',
  name,
  icon,
  installed: true,
  ...(version === null ? {} : { version }),
  installUrl: null,
  ways: ['here'],
  browser: null,
})

/** Injected wallets first, then TON Connect, which covers all others. */
export function listConnectors(page: Window): readonly ConnectorInfo[] {
  return [
    ...injectedWallets(page).map(({ key, name, icon, version }) => info(key, name, icon, version)),
    info(TON_CONNECT, 'TON Connect', null),
  ]
}
