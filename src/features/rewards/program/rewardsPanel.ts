import { createStore, type StoreApi } from 'zustand/vanilla'
import { createPersisted } from '#src/platform/persisted.ts'

export interface RewardsPanelState {
  /** The user's choice; null before one. A closed panel also stops unprompted sheets (spec §2). */
  readonly chosen: boolean | null
  choose(open: boolean): void
}
export type RewardsPanelStore = StoreApi<RewardsPanelState>

/** Creates the open state of the rewards panel, stored in this browser. */
export function createRewardsPanel(storage: Pick<Storage, 'getItem' | 'setItem'> | null): RewardsPanelStore {
  const kept = createPersisted<unknown>(storage, {
    key: 'causeway.rewards-panel',
    format: 'text',
    parse: (text) => text,
    fallback: null,
  })
  const before = kept.read()
  return createStore((set) => ({
    chosen: before === 'open' ? true : before === 'closed' ? false : null,
    choose(open) {
      set({ chosen: open })
      // A failure only resets the panel on the next visit.
      kept.write(open ? 'open' : 'closed')
    },
  }))
}
