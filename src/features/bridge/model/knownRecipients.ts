import { createPersisted, isText, listOf } from '#src/platform/persisted.ts'

const KEEP = 50

export interface KnownRecipients {
  list(): readonly string[]
  add(address: string): void
}

/** Recipients used in this browser; stored here only, for the first-use warning. */
export function createKnownRecipients(storage: Pick<Storage, 'getItem' | 'setItem'> | null): KnownRecipients {
  const kept = createPersisted(storage, { key: 'causeway.recipients', parse: listOf(isText), fallback: [] })
  return {
    list: kept.read,
    // A failure only repeats the warning.
    add: (address) => void kept.write([address, ...kept.read().filter((item) => item !== address)].slice(0, KEEP)),
  }
}
