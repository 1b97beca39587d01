import { type IStorage, type ITonConnect, TonConnect } from '@tonconnect/sdk'
import type { WalletConfig } from '../config.ts'
import { ownerOf } from '../owner.ts'
import { ownShelf } from '../ownShelf.ts'

/** The package's own place serves a browser with one person; of several, each finds their own connection alone. */
function storageOf(settings: WalletConfig): IStorage | null {
  const shelf = ownerOf(settings) === '' ? null : ownShelf(settings, window)
  return (
    shelf && {
      getItem: async (key) => shelf.getItem(key),
      setItem: async (key, value) => shelf.setItem(key, value),
      removeItem: async (key) => shelf.removeItem(key),
    }
  )
}

/**
 * The connection to wallets, one for the page: wallets in the page and wallets over a bridge take turns in it. The manifest is the server's,
 * at its usual place; nothing is counted for anybody.
 */
export function createConnector(settings: WalletConfig): ITonConnect {
  const source = settings.tonConnect?.wallets_list_url
  const storage = storageOf(settings)
  return new TonConnect({
    manifestUrl: `${window.location.origin}/tonconnect-manifest.json`,
    analytics: { mode: 'off' },
    ...(source ? { walletsListSource: source } : {}),
    ...(storage ? { storage } : {}),
  })
}
