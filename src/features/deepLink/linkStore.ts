import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BridgeForm } from '../bridge/form.ts'
import type { DeepLink, Refused } from './readLink.ts'

const KEY = 'causeway.recipient'

export interface LinkState {
  readonly link: DeepLink
  /** The form as the page opened with it. */
  readonly began: BridgeForm
  /** Once the wishes were compared with the catalogue. */
  readonly settled: boolean
  /** What the link asks for and cannot have. */
  readonly refused: readonly Refused[]
  /** An address that came with the link, until the person has looked at it. */
  readonly unconfirmed: string | null
  settle(refused: readonly Refused[]): void
  dismiss(): void
  /** The person chose this address with their own hands. */
  confirmRecipient(address: string): void
}
export type LinkStore = StoreApi<LinkState>

/** One line an address: as the link wrote it and as it is written properly. */
function confirmedInThisTab(storage: Pick<Storage, 'getItem'> | null): readonly string[] {
  try {
    return storage?.getItem(KEY)?.split('\n') ?? []
  } catch {
    return []
  }
}

/** The link that the page was opened with. `tab`: storage that ends with the tab, so that a reload does not ask again. */
export function createLinkStore(link: DeepLink, began: BridgeForm, tab: Pick<Storage, 'getItem' | 'setItem'> | null): LinkStore {
  const recipient = link.wishes.recipient ?? null
  return createStore<LinkState>()((set, get) => ({
    link,
    began,
    settled: false,
    refused: [],
    unconfirmed: recipient === null || confirmedInThisTab(tab).includes(recipient) ? null : recipient,
    settle: (refused) => set({ settled: true, refused }),
    dismiss: () => set({ refused: [] }),
    confirmRecipient(address) {
      const { unconfirmed } = get()
      set({ unconfirmed: null })
      try {
        tab?.setItem(KEY, [address, ...(unconfirmed === null ? [] : [unconfirmed])].join('\n'))
      } catch {
        // Asked again after a reload.
      }
    },
  }))
}
