import { walletConfig } from '../config.ts'
import type { WalletFamily } from '../contract.ts'
import { userStorage } from '../userStorage.ts'
import { currentHostEnvironment } from '../connectMethods.ts'
import { checkIn } from './checkIn.ts'
import { listConnectors } from './connectors.ts'
import { translated } from './errors.ts'
import { createSession } from './session.ts'
import { signIn } from './signIn.ts'
import { waitFor } from './waitFor.ts'
import { waitingApp } from './waitingApp.ts'

/** Wallets of TON, by TON Connect; transfers do not settle there. @throws AppError `wallets_not_configured` before `configureWallets`. */
export function tonWallets(): WalletFamily {
  const settings = walletConfig()
  const session = createSession({ settings, page: window, storage: userStorage(settings, window) })
  let unanswered = 0
  const asked = async <T>(work: () => Promise<T>): Promise<T> => {
    unanswered += 1
    try {
      return await work()
    } finally {
      unanswered -= 1
    }
  }
  return {
    family: 'ton',
    connectors: () => translated(() => listConnectors(window)),
    connect: (id) => translated(() => session.connect(id)),
    reconnect: () => translated(() => session.reconnect()),
    disconnect: () => translated(() => session.disconnect()),
    signIn: (request) => translated(() => signIn(session, request)),
    checkIn: (call) => translated(() => asked(() => checkIn(session, call))),
    waitingApp: () =>
      unanswered === 0
        ? Promise.resolve(null)
        : waitingApp(session.current(), currentHostEnvironment(settings), settings),
    waitFor,
    subscribe: (listener) => session.subscribe(listener),
  }
}
