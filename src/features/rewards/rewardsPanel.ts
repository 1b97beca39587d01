import { createStore, type StoreApi } from 'zustand/vanilla'

const KEY = 'causeway.rewards-panel'

export interface RewardsPanelState {
  /** What the person chose; null until they did. A closed panel also ends everything that happens by itself (spec §2). */
  readonly chosen: boolean | null
  choose(open: boolean): void
}
export type RewardsPanelStore = StoreApi<RewardsPanelState>

/** Whether the rewards panel is open; kept in this browser. */
export function createRewardsPanel(storage: Pick<Storage, 'getItem' | 'setItem'> | null): RewardsPanelStore {
  const kept = storage?.getItem(KEY)
  return createStore((set) => ({
    chosen: kept === 'open' ? true : kept === 'closed' ? false : null,
    choose(open) {
      set({ chosen: open })
      try {
        storage?.setItem(KEY, open ? 'open' : 'closed')
      } catch {
        // It is asked for again at the next visit.
      }
    },
  }))
}
