const KEY = 'causeway.ref-answered'
/** As many answers as are kept. */
const KEPT = 8

/** Which invitations this person has answered; each is asked about once in this browser. */
export interface InvitationMemory {
  /** All answered codes in one line, the same text as long as nothing changes. */
  read(): string
  answer(ref: string): void
  subscribe(listener: () => void): () => void
}

export const isAnswered = (line: string, ref: string): boolean => line.split(' ').includes(ref)

export function createInvitationMemory(storage: () => Pick<Storage, 'getItem' | 'setItem'>): InvitationMemory {
  // Where storage is closed the answers hold for this visit.
  let here = ''
  const listeners = new Set<() => void>()
  const read = (): string => {
    try {
      return storage().getItem(KEY) ?? here
    } catch {
      return here
    }
  }
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
      try {
        storage().setItem(KEY, here)
      } catch {
        // Kept above.
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const invitationMemory = createInvitationMemory(() => localStorage)
