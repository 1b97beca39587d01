import { type Shelf, shelfOf, storageOrNull } from '#src/platform/storageOf.ts'
import type { WalletConfig } from './config.ts'
import { ownerOf } from './owner.ts'

/** This browser's storage for this user's wallets; null where storage is blocked. */
export function ownShelf(settings: Pick<WalletConfig, 'launch'>, page: Pick<Window, 'localStorage'>): Shelf | null {
  const storage = storageOrNull(page, 'localStorage')
  const owner = ownerOf(settings)
  return storage && owner !== '' ? shelfOf(storage, `${owner}:`) : storage
}
