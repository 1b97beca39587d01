import { createStore, type StoreApi } from 'zustand/vanilla'

const KEY = 'causeway.rewards-panel'

export interface RewardsPanelState {
  /** The user's choice; null before one. A closed panel also stops unprompted sheets (spec §2). */
  readonly chosen: boolean | null
  choose(open: boolean): void
}
export type RewardsPanelStore = StoreApi<RewardsPanelState>

/** Open state of the rewards panel, stored in this browser. */
export function createRewardsPanel(storage: Pick<Storage, 'getItem' | 'setItem'> | null): RewardsPanelStore {
  const kept = storage?.getItem(KEY)
  return createStore((set) => ({
    chosen: kept === 'open' ? true : kept === 'closed' ? false : null,
    choose(open) {
      set({ chosen: open })
      try {
        storage?.setItem(KEY, open ? 'open' : 'closed')
      } catch {
        // A failure only resets it at the next visit.
      }
    },
  }))
}
