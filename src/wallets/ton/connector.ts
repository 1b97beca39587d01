import { type IStorage, type ITonConnect, TonConnect } from '@tonconnect/sdk'
import type { WalletConfig } from '../config.ts'
import { ownerOf } from '../owner.ts'
import { userStorage } from '../userStorage.ts'

/** The package's default storage is per browser; several users need separate connections. */
function storageOf(settings: WalletConfig): IStorage | null {
  const storage = ownerOf(settings) === '' ? null : userStorage(settings, window)
  return (
    storage && {
      getItem: async (key) => storage.getItem(key),
      setItem: async (key, value) => storage.setItem(key, value),
      removeItem: async (key) => storage.removeItem(key),
    }
  )
}

/**
 * Connection to wallets, one per page, shared by injected and bridge wallets. The manifest is the server's, at its default path;
 * analytics are off.
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
