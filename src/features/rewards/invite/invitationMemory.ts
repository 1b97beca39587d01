import { createPersisted } from '#src/platform/persisted.ts'

/** Number of stored answers. */
const KEPT = 8

/** Answered invitations; each is offered once per browser. */
export interface InvitationMemory {
  /** All answered codes as one string, stable while nothing changes. */
  read(): string
  answer(ref: string): void
  subscribe(listener: () => void): () => void
}

export const isAnswered = (line: string, ref: string): boolean => line.split(' ').includes(ref)

export function createInvitationMemory(storage: () => Pick<Storage, 'getItem' | 'setItem'>): InvitationMemory {
  // Without storage the answers last for this visit.
  let here = ''
  const listeners = new Set<() => void>()
  const kept = createPersisted<string | null>(
    { getItem: (key) => storage().getItem(key), setItem: (key, value) => storage().setItem(key, value) },
    { key: 'causeway.ref-answered', format: 'text', parse: String, fallback: null },
  )
  const read = (): string => kept.read() ?? here
  return {
    read,
    answer(ref) {
      here = [
        ...read()
          .split(' ')
          .filter((one) => one !== '' && one !== ref),
        ref,
      ]
        .slice(-KEPT)
        .join(' ')
      // If it fails, the answer is still in memory.
      kept.write(here)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const invitationMemory = createInvitationMemory(() => localStorage)
