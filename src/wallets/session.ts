import type { FamilyName } from '#core/chain/family.ts'
import { families } from '#core/chain/family.ts'

/** Which wallet each family was last connected with, so that a return visit reconnects it and nothing else. */
export type WalletSession = Partial<Record<FamilyName, string>>

const KEY = 'causeway.wallets'

export interface SessionStore {
  read(): WalletSession
  write(session: WalletSession): void
}

/** Storage may be blocked or hold anything; then there is simply no earlier session. */
export function createSessionStore(storage: Pick<Storage, 'getItem' | 'setItem'> | null): SessionStore {
  return {
    read() {
      try {
        return parse(JSON.parse(storage?.getItem(KEY) ?? '{}'))
      } catch {
        return {}
      }
    },
    write(session) {
      try {
        storage?.setItem(KEY, JSON.stringify(session))
      } catch {
        // A full or blocked storage costs the reconnection only.
      }
    },
  }
}

function parse(value: unknown): WalletSession {
  if (typeof value !== 'object' || value === null) return {}
  const found: WalletSession = {}
  for (const family of families) {
    const id: unknown = (value as Record<string, unknown>)[family]
    if (typeof id === 'string') found[family] = id
  }
  return found
}
