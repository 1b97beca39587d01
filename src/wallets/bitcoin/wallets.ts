import { readBitcoin } from '#chains/bitcoin/address.ts'
import { delay } from '#core/async.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { walletConfig } from '../config.ts'
import type { SignInRequest, Transfers, WalletFamily } from '../contract.ts'
import { signInText } from '../signInText.ts'
import { userStorage } from '../userStorage.ts'
import { listConnectors } from './connectors.ts'
import { createInscriptions } from './inscriptions.ts'
import { translated } from './errors.ts'
import { onNode } from './rpc.ts'
import { createSession, type Session } from './session.ts'

/** Wallets of Bitcoin, by sats-connect and OKX Wallet's own interface. @throws AppError `wallets_not_configured` before `configureWallets`. */
export function bitcoinWallets(): WalletFamily & Transfers {
  const settings = walletConfig()
  const storage = userStorage(settings, window)
  const session = createSession(settings, storage)
  return {
    family: 'bitcoin',
    connectors: () => translated(() => listConnectors(settings)),
    connect: (id) => translated(() => session.connect(id)),
    reconnect: () => translated(() => session.reconnect()),
    disconnect: () => translated(() => session.disconnect()),
    switchNetwork: (chain) => translated(() => session.switchNetwork(chain)),
    signIn: (request) => translated(() => signIn(session, request)),
    send: (step, expected) =>
      translated(async () => (await import('./send.ts')).send(session, settings, step, expected)),
    inscriptions: createInscriptions(session, storage),
    waitFor,
    subscribe: (listener) => session.subscribe(listener),
  }
}

/** Resolves when the payment is in a block. One that waits may stay for hours, so no time ends the search. */
export async function waitFor(
  txRef: string,
  chain: ChainRow,
  pollMs = 5_000,
): Promise<{ ref: string; status: 'success' | 'failed' }> {
  for (;;) {
    // An unreachable node says nothing about the payment.
    const found = await onNode(chain, 'bitcoin_transaction', txRef).catch(() => null)
    if (found?.height != null) return { ref: txRef, status: 'success' }
    await delay(pollMs)
  }
}

/** Signs the request with the address for payments: by BIP-322, or by the legacy form where the address has no witness. */
async function signIn(session: Session, request: SignInRequest): Promise<{ message: string; signature: string }> {
  const { wallet, account } = session.current()
  const { kind } = readBitcoin(account.address)
  const message = signInText('Bitcoin', account.address, request)
  const signature = await wallet.provider.signMessage(account.address, message, kind === 'p2pkh' || kind === 'p2sh')
  return { message, signature }
}
