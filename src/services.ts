import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { FamilyName } from '#core/chain/family.ts'
import type { FooterData } from '#core/screens/footerData.ts'
import type { Api } from './api/calls.ts'
import type { ChannelStart } from './features/site/start.ts'
import type { BridgeFormStore } from './features/bridge/model/formStore.ts'
import type { LinkStore } from './features/bridge/link/linkStore.ts'
import type { Referral } from './features/bridge/link/referral.ts'
import type { ConfiguredSettlement } from './features/orders/transfer/settlement.ts'
import type { Singletons, Stored } from './platform/singletons.ts'
import type { KeyValueStorage } from './platform/keyValueStorage.ts'
import type { Platform, SessionToken } from './platform/contract.ts'
import type { WalletFamily } from './wallets/contract.ts'
import type { WalletEventBus } from './wallets/events.ts'
import type { WalletState, WalletStore } from './wallets/store.ts'
import type { UserIds } from './wallets/userStorage.ts'

/** Dependencies of the screens; built once in main.tsx. */
export interface Services {
  readonly api: Api
  readonly channel: ChannelStart
  readonly platform: Platform
  /** Set inside Telegram once the server has signed the user in; every call carries it. */
  readonly session: SessionToken
  /** This browser's storage for this user; null where storage is blocked. */
  readonly storage: KeyValueStorage | null
  readonly wallets: WalletStore
  readonly walletEvents: WalletEventBus
  readonly userIds: UserIds
  readonly form: BridgeFormStore
  /** Parameters of the address that opened this visit. */
  readonly link: LinkStore
  readonly referral: Referral
  /** Persisted values of lazy features: their code brings the store, which keeps it out of the first load. */
  readonly stored: Stored
  /** Footer links embedded in the page, available before any request. */
  readonly footer: FooterData | null
  /** True if the server wrote into the page that no network is set up; false on a static host and a partner's pages. */
  readonly notOpen: boolean
  readonly configuredSettlement: ConfiguredSettlement
  /** Loads a wallet family once the networks that it needs have arrived. */
  loadWallets(family: FamilyName): Promise<WalletFamily>
  /** Reads all server data again, as after a sign-in. */
  refetchAll(): void
  /** Objects of lazy features that the whole visit shares, built from these services. */
  readonly single: Singletons<Services>
}

const ServicesContext = createContext<Services | null>(null)
export const ServicesProvider = ServicesContext.Provider

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('no ServicesProvider')
  return services
}

export const useApi = (): Api => useServices().api
export const usePersistentStore: Stored = (create) => useServices().stored(create)
export const useWallets = <T>(select: (state: WalletState) => T): T => useStore(useServices().wallets, select)
