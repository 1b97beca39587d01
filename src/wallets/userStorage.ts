import { type KeyValueStorage, withPrefix, storageOrNull } from '#src/platform/keyValueStorage.ts'
import type { WalletConfig } from './config.ts'
import { ownerOf } from './owner.ts'

/** This browser's storage for this user's wallets; null where storage is blocked. */
export function userStorage(
  settings: Pick<WalletConfig, 'launch'>,
  page: Pick<Window, 'localStorage'>,
): KeyValueStorage | null {
  const storage = storageOrNull(page, 'localStorage')
  const owner = ownerOf(settings)
  return storage && owner !== '' ? withPrefix(storage, `${owner}:`) : storage
}
