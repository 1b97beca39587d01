const KEY = 'causeway.ref'

/** Who brought this person here. The first link counts and is kept for the referral programme. */
export interface Referral {
  read(): string | null
  remember(ref: string): void
}

export function createReferral(storage: Pick<Storage, 'getItem' | 'setItem'> | null): Referral {
  const read = (): string | null => {
    try {
      return storage?.getItem(KEY) ?? null
    } catch {
      return null
    }
  }
  return {
    read,
    remember(ref) {
      if (read() !== null) return
      try {
        storage?.setItem(KEY, ref)
      } catch {
        // Without storage nobody is credited.
      }
    },
  }
}
