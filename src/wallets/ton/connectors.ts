import type { ConnectorInfo } from '../contract.ts'
import { injectedWallets } from './injected.ts'

/** All wallets of TON Connect, in its own window. */
export const TON_CONNECT = 'tonConnect'

const info = (id: string, name: string, icon: string | null): ConnectorInfo => ({
  id,
  family: 'ton',
  name,
  icon,
  installed: true,
  installUrl: null,
  ways: ['here'],
  browser: null,
})

/** Injected wallets first, then TON Connect, which covers all others. */
export function listConnectors(page: Window): readonly ConnectorInfo[] {
  return [
    ...injectedWallets(page).map(({ key, name, icon }) => info(key, name, icon)),
    info(TON_CONNECT, 'TON Connect', null),
  ]
}
