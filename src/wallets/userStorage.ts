import { families, type FamilyName } from '#core/chain/family.ts'
import { createPersisted } from '#src/platform/persisted.ts'
import { type KeyValueStorage, storageOrNull, withPrefix } from '#src/platform/keyValueStorage.ts'
import type { WalletConfig } from './config.ts'
import { ownerOf } from './account.ts'

/** Last connected wallet of each family, so that a return visit reconnects only those. */
type WalletSession = Partial<Record<FamilyName, string>>

export interface SessionStore {
  read(): WalletSession
  write(session: WalletSession): void
}

/** Storage may be blocked or contain anything; then there is no earlier session. */
export function createSessionStore(storage: Pick<Storage, 'getItem' | 'setItem'> | null): SessionStore {
  const { read, write } = createPersisted<WalletSession>(storage, { key: 'causeway.wallets', parse, fallback: {} })
  // A full or blocked storage only prevents the reconnection.
  return { read, write: (session) => void write(session) }
}

/** In stored order: the wallet connected last is last. */
function parse(value: unknown): WalletSession {
  if (typeof value !== 'object' || value === null) return {}
  const known = Object.entries(value).filter(
    ([family, id]) => (families as readonly string[]).includes(family) && typeof id === 'string',
  )
  return Object.fromEntries(known) as WalletSession
}

/** Address that identifies the user between visits: stored when a wallet connects, removed with the last one. */
export interface UserIds {
  read(): string | null
  write(userId: string | null): void
}

/** With blocked storage the user is identified only while a wallet is connected. */
export function createUserIds(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null): UserIds {
  const kept = createPersisted<string | null>(storage, {
    key: 'causeway.user',
    format: 'text',
    parse: String,
    fallback: null,
  })
  return {
    read: kept.read,
    // A failure only loses the stored address.
    write: (userId) => void (userId === null ? kept.remove() : kept.write(userId)),
  }
}

/** This browser's storage for this user's wallets; null where storage is blocked. */
export function userStorage(
  settings: Pick<WalletConfig, 'launch'>,
  page: Pick<Window, 'localStorage'>,
): KeyValueStorage | null {
  const storage = storageOrNull(page, 'localStorage')
  const owner = ownerOf(settings)
  return storage && owner !== '' ? withPrefix(storage, `${owner}:`) : storage
}
