import { walletConfig } from '../config.ts'
import type { Transfers, WalletFamily } from '../contract.ts'
import { userStorage } from '../userStorage.ts'
import { listConnectors } from './connectors.ts'
import { translated } from './errors.ts'
import { type SentLog, send } from './send.ts'
import { createSession } from './session.ts'
import { signIn } from './signIn.ts'
import { waitFor } from './waitFor.ts'

/** Wallets of Solana-style networks, by the Wallet Standard. @throws AppError `wallets_not_configured` before `configureWallets`. */
export function svmWallets(): WalletFamily & Transfers {
  const settings = walletConfig()
  const session = createSession(userStorage(settings, window))
  const log: SentLog = new Map()
  return {
    family: 'svm',
    connectors: () => translated(() => listConnectors(settings)),
    connect: (id) => translated(() => session.connect(id)),
    reconnect: () => translated(() => session.reconnect()),
    disconnect: () => translated(() => session.disconnect()),
    signIn: (request) => translated(() => signIn(session, request)),
    send: (step, expected) => translated(() => send(session, settings, log, step, expected)),
    waitFor: (txRef, chain) => translated(() => waitFor(log, txRef, chain)),
    subscribe: (listener) => session.subscribe(listener),
  }
}
