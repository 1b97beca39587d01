import { readTon, writeTon } from '#chains/ton/address.ts'
import { CHECK_IN_VALUE, checkInPayload } from '#chains/ton/checkIn.ts'
import { AppError } from '#core/errors.ts'
import { walletConfig } from '../config.ts'
import type { CheckInCall, Transfers, WalletFamily } from '../contract.ts'
import { userStorage } from '../userStorage.ts'
import { currentHostEnvironment } from '../connectMethods.ts'
import { listConnectors } from './connectors.ts'
import { translated } from './errors.ts'
import { createSession, type Session } from './session.ts'
import { send, sendMessages } from './send.ts'
import { signIn } from './signIn.ts'
import { waitFor } from './waitFor.ts'
import { waitingApp } from './waitingApp.ts'

/** Wallets of TON, by TON Connect. @throws AppError `wallets_not_configured` before `configureWallets`. */
export function tonWallets(): WalletFamily & Pick<Transfers, 'send'> {
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
    // A proof is requested by a new connection, which has its own window; a text waits in the connected wallet.
    signIn: (request) =>
      translated(() =>
        request.requestId === undefined ? signIn(session, request) : asked(() => signIn(session, request)),
      ),
    send: (step, expected) => translated(() => asked(() => send(session, step, expected))),
    checkIn: (call) => translated(() => asked(() => checkIn(session, call))),
    waitingApp: () =>
      unanswered === 0
        ? Promise.resolve(null)
        : waitingApp(session.current(), currentHostEnvironment(settings), settings),
    waitFor,
    subscribe: (listener) => session.subscribe(listener),
  }
}

/** Wallets expect the user-friendly form; bounceable, so that a refused message returns its funds. */
function receiver(contract: string): string {
  const read = readTon(contract)
  if (typeof read === 'string')
    throw new AppError('address_invalid', 'The check-in contract’s address is wrong.', { status: 500 })
  return writeTon(read, true)
}

const randomQuery = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n

/** Asks the wallet to send the contract message. @throws AppError `wallet_mismatch`, `wallet_wrong_network`, or the wallet's error */
export const checkIn = (session: Session, { contract, date, chainId, account }: CheckInCall): Promise<string> =>
  sendMessages(session, {
    account,
    chainId,
    messages: [
      { address: receiver(contract), amount: String(CHECK_IN_VALUE), payload: checkInPayload(date, randomQuery()) },
    ],
  })
