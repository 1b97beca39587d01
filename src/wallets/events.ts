import type { FamilyName } from '#core/chain/family.ts'
import type { WalletAccount } from './contract.ts'

/** Events of spec §4: a completed connection, and the request to disconnect the wallet and choose another. */
export interface WalletEvents {
  finish: WalletAccount
  quitWalletAndOpenWallet: { family: FamilyName }
}

type Listener<T> = (value: T) => void

export interface WalletEventBus {
  on<K extends keyof WalletEvents>(name: K, listener: Listener<WalletEvents[K]>): () => void
  emit<K extends keyof WalletEvents>(name: K, value: WalletEvents[K]): void
}

export function createWalletEvents(): WalletEventBus {
  const listeners: { [K in keyof WalletEvents]: Set<Listener<WalletEvents[K]>> } = {
    finish: new Set(),
    quitWalletAndOpenWallet: new Set(),
  }
  return {
    on(name, listener) {
      listeners[name].add(listener)
      return () => listeners[name].delete(listener)
    },
    emit(name, value) {
      for (const listener of listeners[name]) listener(value)
    },
  }
}
