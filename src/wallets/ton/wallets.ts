import { readTon, writeTon } from '#chains/ton/address.ts'
import { CHECK_IN_VALUE, checkInPayload } from '#chains/ton/checkIn.ts'
import { writeTxRef } from '#chains/ton/family.ts'
import { AppError } from '#core/errors.ts'
import { walletConfig } from '../config.ts'
import type { CheckInCall, WalletFamily } from '../contract.ts'
import { userStorage } from '../userStorage.ts'
import { currentHostEnvironment } from '../connectMethods.ts'
import { listConnectors } from './connectors.ts'
import { translated } from './errors.ts'
import { createSession, type Session } from './session.ts'
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
    // A proof is requested by a new connection, which has its own window; a text waits in the connected wallet.
    signIn: (request) =>
      translated(() =>
        request.requestId === undefined ? signIn(session, request) : asked(() => signIn(session, request)),
      ),
    checkIn: (call) => translated(() => asked(() => checkIn(session, call))),
    waitingApp: () =>
      unanswered === 0
        ? Promise.resolve(null)
        : waitingApp(session.current(), currentHostEnvironment(settings), settings),
    waitFor,
    subscribe: (listener) => session.subscribe(listener),
  }
}

const VALID_SECONDS = 300

/** Wallets expect the user-friendly form; bounceable, so that a refused message returns its funds. */
function receiver(contract: string): string {
  const read = readTon(contract)
  if (typeof read === 'string')
    throw new AppError('address_invalid', 'The check-in contract’s address is wrong.', { status: 500 })
  return writeTon(read, true)
}

const randomQuery = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n

/** Asks the wallet to send the contract message. @throws AppError `wallet_mismatch`, `wallet_wrong_network`, or the wallet's error */
export async function checkIn(session: Session, { contract, date, chainId, account }: CheckInCall): Promise<string> {
  const { connector, wallet, account: now } = session.current()
  if (now.address !== account)
    throw new AppError('wallet_mismatch', 'Your wallet switched to another account. Switch back to check in.', {
      status: 400,
    })
  if (Number(now.chainId) !== chainId)
    throw new AppError('wallet_wrong_network', 'Your wallet is on the wrong TON network. Switch it, then try again.', {
      status: 400,
    })
  const { boc } = await connector.sendTransaction({
    validUntil: Math.floor(Date.now() / 1000) + VALID_SECONDS,
    network: wallet.account.chain,
    from: wallet.account.address,
    messages: [
      { address: receiver(contract), amount: String(CHECK_IN_VALUE), payload: checkInPayload(date, randomQuery()) },
    ],
  })
  const { hashOfBoc } = await import('./cells.ts')
  const hash = hashOfBoc(boc)
  if (hash === null)
    throw new AppError('wallet_failed', 'Your wallet returned an unexpected response.', { status: 400 })
  return writeTxRef({ account, hash })
}
