import { type Shelf, shelfOf, storageOrNull } from '#src/platform/storageOf.ts'
import type { WalletConfig } from './config.ts'
import { ownerOf } from './owner.ts'

/** What this browser keeps of the wallets of this person; null where it may keep nothing. */
export function ownShelf(settings: Pick<WalletConfig, 'launch'>, page: Pick<Window, 'localStorage'>): Shelf | null {
  const storage = storageOrNull(page, 'localStorage')
  const owner = ownerOf(settings)
  return storage && owner !== '' ? shelfOf(storage, `${owner}:`) : storage
}
