const KEY = 'causeway.user'

/** The address the product knows the person by, over visits: kept when a wallet connects, forgotten when the last one goes. */
export interface UserIds {
  read(): string | null
  write(userId: string | null): void
}

/** Storage may be blocked; then the person is known while a wallet is connected. */
export function createUserIds(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null): UserIds {
  return {
    read() {
      try {
        return storage?.getItem(KEY) ?? null
      } catch {
        return null
      }
    },
    write(userId) {
      try {
        if (userId === null) storage?.removeItem(KEY)
        else storage?.setItem(KEY, userId)
      } catch {
        // Costs the stored address only.
      }
    },
  }
}
