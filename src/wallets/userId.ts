const KEY = 'causeway.user'

/** Address that identifies the user between visits: stored when a wallet connects, removed with the last one. */
export interface UserIds {
  read(): string | null
  write(userId: string | null): void
}

/** With blocked storage the user is identified only while a wallet is connected. */
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
        // A failure only loses the stored address.
      }
    },
  }
}
