import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BridgeForm } from '#src/features/shared/form.ts'
import type { DeepLink, Refused } from '#src/features/shared/readLink.ts'
import { createPersisted } from '#src/platform/persisted.ts'

export interface ChosenRecipient {
  /** Canonical spelling; empty for the user's own wallet. */
  readonly address: string
  /** Customers of an exchange may share one address, so another memo is another recipient. */
  readonly memo: string
  /** True for the link's own address in canonical spelling. */
  readonly asLinked: boolean
}

export interface LinkState {
  readonly link: DeepLink
  /** Form as the page and its link set it; any difference is user input. */
  readonly began: BridgeForm
  /** True once the link was matched with the catalogue. */
  readonly settled: boolean
  /** Fields of the link that could not be applied. */
  readonly refused: readonly Refused[]
  /** Recipient set by the link, until the user confirms it. */
  readonly unconfirmed: string | null
  /** `changed`: fields that the link set. A later link may replace those, but not the user's own input. */
  settle(refused: readonly Refused[], changed?: Partial<BridgeForm>): void
  dismiss(): void
  /** The user chose the recipient. */
  confirmRecipient(chosen: ChosenRecipient): void
}
export type LinkStore = StoreApi<LinkState>

const lineOf = (address: string, memo: string): string => `${address} ${encodeURIComponent(memo)}`

/** Creates the store of the link that opened the page. `tab`: session storage, so that a reload does not ask again. */
export function createLinkStore(
  link: DeepLink,
  began: BridgeForm,
  tab: Pick<Storage, 'getItem' | 'setItem'> | null,
): LinkStore {
  const { recipient } = began
  /** One line per recipient: as in the link and in canonical spelling. */
  const confirmed = createPersisted(tab, { key: 'causeway.recipient', format: 'text', parse: String, fallback: '' })
  return createStore<LinkState>()((set, get) => ({
    link,
    began,
    settled: false,
    refused: [],
    unconfirmed:
      recipient === '' || confirmed.read().split('\n').includes(lineOf(recipient, began.memo)) ? null : recipient,
    settle: (refused, changed) => set({ settled: true, refused, began: { ...get().began, ...changed } }),
    dismiss: () => set({ refused: [] }),
    confirmRecipient({ address, memo, asLinked }) {
      const { unconfirmed } = get()
      set({ unconfirmed: null })
      const meant = [address, ...(asLinked && unconfirmed !== null ? [unconfirmed] : [])].filter((text) => text !== '')
      // A failure only asks again after a reload.
      confirmed.write(meant.map((text) => lineOf(text, memo)).join('\n'))
    },
  }))
}
