const KEY = 'causeway.recipients'
const KEEP = 50

export interface KnownRecipients {
  list(): readonly string[]
  add(address: string): void
}

/** Recipients used in this browser; stored here only, for the first-use warning. */
export function createKnownRecipients(storage: Pick<Storage, 'getItem' | 'setItem'> | null): KnownRecipients {
  function list(): readonly string[] {
    try {
      const value: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]')
      return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
    } catch {
      return []
    }
  }
  return {
    list,
    add(address) {
      try {
        storage?.setItem(KEY, JSON.stringify([address, ...list().filter((item) => item !== address)].slice(0, KEEP)))
      } catch {
        // A failure only repeats the warning.
      }
    },
  }
}
