import { createStore, type StoreApi } from 'zustand/vanilla'
import { onceAnswered } from '#core/async.ts'
import type { FamilyName } from '#core/chain/family.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Pairing, WalletAccount, WalletFamily } from './contract.ts'
import type { WalletEventBus } from './events.ts'
import type { SessionStore } from './userStorage.ts'

export type Accounts = Partial<Record<FamilyName, WalletAccount>>

export interface WalletState {
  readonly accounts: Accounts
  /** Address that identifies the user to the product: the account connected last. */
  readonly userId: string | null
  /** Connector with a pending request, as "family:id". */
  readonly connecting: string | null
  /** True while an earlier session is being resumed. */
  readonly resuming: boolean
  /** True from the start until the wallets of an earlier visit have answered once, or the page stops waiting. */
  readonly awaited: boolean
  readonly listOpen: boolean
  /** Family at whose tab the wallet list opens. */
  readonly listFamily: FamilyName | null
  /** Family whose wallet the shown page needs, as the swap page does (spec §2); null on other pages. */
  readonly pageFamily: FamilyName | null
  openList(family?: FamilyName): void
  closeList(): void
  connect(family: FamilyName, connectorId: string): Promise<WalletAccount>
  /** Starts a connection with a wallet in another app. @throws AppError `wallet_not_found` when the family has no pairing */
  pair(family: FamilyName, connectorId: string): Promise<Pairing>
  disconnect(family: FamilyName): Promise<void>
  /** Resumes stored sessions that are not connected yet; loads no wallet code when there are none. */
  resume(): Promise<void>
  stopAwaiting(): void
  switchNetwork(chain: ChainRow): Promise<void>
}

export type WalletStore = StoreApi<WalletState>

export interface WalletStoreDeps {
  load(family: FamilyName): Promise<WalletFamily>
  session: SessionStore
  events: WalletEventBus
  wait(ms: number): Promise<void>
}

/** Spec §9: one retry after this delay, because extensions may announce themselves late. */
export const RECONNECT_DELAY_MS = 3000

/** One account per family; the only writer of wallet state in the app. */
export function createWalletStore(deps: WalletStoreDeps): WalletStore {
  const isRemembered = () => Object.keys(deps.session.read()).length > 0
  return createStore<WalletState>()((set, get, store) => {
    const connections = onceAnswered(async () => (await import('./connections.ts')).createConnections(deps, store))
    return {
      accounts: {},
      userId: null,
      connecting: null,
      resuming: false,
      awaited: isRemembered(),
      listOpen: false,
      listFamily: null,
      pageFamily: null,
      openList(family) {
        connections().catch(() => undefined)
        set({ listOpen: true, listFamily: family ?? null })
      },
      closeList: () => set({ listOpen: false, listFamily: null }),
      async connect(family, connectorId) {
        set({ connecting: `${family}:${connectorId}` })
        try {
          return await (await connections()).connect(family, connectorId)
        } finally {
          set({ connecting: null })
        }
      },
      pair: async (...asked) => (await connections()).pair(...asked),
      disconnect: async (...asked) => (await connections()).disconnect(...asked),
      async resume() {
        if (get().resuming || !isRemembered()) return
        set({ resuming: true })
        try {
          // Their code may fail to load, like a wallet’s: one retry, and the session stays for the next visit.
          const loaded = await connections()
            .catch(() => deps.wait(RECONNECT_DELAY_MS).then(connections))
            .catch(() => null)
          await loaded?.resume()
        } finally {
          set({ resuming: false })
        }
      },
      stopAwaiting: () => set({ awaited: false }),
      switchNetwork: async (...asked) => (await connections()).switchNetwork(...asked),
    }
  })
}
