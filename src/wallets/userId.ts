import { createPersisted } from '#src/platform/persisted.ts'

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
