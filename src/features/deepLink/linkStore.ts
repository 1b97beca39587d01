import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BridgeForm } from '../bridge/form.ts'
import type { DeepLink, Refused } from './readLink.ts'

const KEY = 'causeway.recipient'

export interface ChosenRecipient {
  /** As it is written properly; empty = the person's own wallet. */
  readonly address: string
  /** An exchange may share one address among its customers, so another memo is another receiver. */
  readonly memo: string
  /** It is the link's address in its proper form, not another one. */
  readonly asLinked: boolean
}

export interface LinkState {
  readonly link: DeepLink
  /** The form as the page opened with it and the link was settled in it. */
  readonly began: BridgeForm
  /** Once the wishes were compared with the catalogue. */
  readonly settled: boolean
  /** What the link asks for and cannot have. */
  readonly refused: readonly Refused[]
  /** An address that came with the link, until the person has looked at it. */
  readonly unconfirmed: string | null
  /** `changed`: what the form became by it; a later link may replace that, and not what a person typed. */
  settle(refused: readonly Refused[], changed?: Partial<BridgeForm>): void
  dismiss(): void
  /** The person chose with their own hands who receives. */
  confirmRecipient(chosen: ChosenRecipient): void
}
export type LinkStore = StoreApi<LinkState>

const lineOf = (address: string, memo: string): string => `${address} ${encodeURIComponent(memo)}`

/** One line a receiver: as the link wrote it and as it is written properly. */
function confirmedInThisTab(storage: Pick<Storage, 'getItem'> | null): readonly string[] {
  try {
    return storage?.getItem(KEY)?.split('\n') ?? []
  } catch {
    return []
  }
}

/** The link that the page was opened with. `tab`: storage that ends with the tab, so that a reload does not ask again. */
export function createLinkStore(
  link: DeepLink,
  began: BridgeForm,
  tab: Pick<Storage, 'getItem' | 'setItem'> | null,
): LinkStore {
  const { recipient } = began
  return createStore<LinkState>()((set, get) => ({
    link,
    began,
    settled: false,
    refused: [],
    unconfirmed: recipient === '' || confirmedInThisTab(tab).includes(lineOf(recipient, began.memo)) ? null : recipient,
    settle: (refused, changed) => set({ settled: true, refused, began: { ...get().began, ...changed } }),
    dismiss: () => set({ refused: [] }),
    confirmRecipient({ address, memo, asLinked }) {
      const { unconfirmed } = get()
      set({ unconfirmed: null })
      try {
        const meant = [address, ...(asLinked && unconfirmed !== null ? [unconfirmed] : [])].filter(
          (text) => text !== '',
        )
        tab?.setItem(KEY, meant.map((text) => lineOf(text, memo)).join('\n'))
      } catch {
        // Asked again after a reload.
      }
    },
  }))
}
