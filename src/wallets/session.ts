import type { FamilyName } from '#core/chain/family.ts'
import { families } from '#core/chain/family.ts'
import { createPersisted } from '#src/platform/persisted.ts'

/** Last connected wallet of each family, so that a return visit reconnects only those. */
export type WalletSession = Partial<Record<FamilyName, string>>

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
