const KEY = 'causeway.ref-answered'

/** Whether this person has answered the invitation that brought them; asked once in this browser. */
export interface InvitationMemory {
  answered(ref: string): boolean
  answer(ref: string): void
}

export function createInvitationMemory(storage: () => Pick<Storage, 'getItem' | 'setItem'>): InvitationMemory {
  // Where storage is closed the answer holds for this visit.
  let here: string | null = null
  return {
    answered(ref) {
      try {
        return here === ref || storage().getItem(KEY) === ref
      } catch {
        return here === ref
      }
    },
    answer(ref) {
      here = ref
      try {
        storage().setItem(KEY, ref)
      } catch {
        // Kept above.
      }
    },
  }
}

export const invitationMemory = createInvitationMemory(() => localStorage)
