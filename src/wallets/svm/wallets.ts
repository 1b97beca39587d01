import { walletConfig } from '../config.ts'
import type { Transfers, WalletFamily } from '../contract.ts'
import { userStorage } from '../userStorage.ts'
import { listConnectors } from './connectors.ts'
import { translated } from './errors.ts'
import { type SentLog, send } from './send.ts'
import { createSession } from './session.ts'
import { signIn } from './signIn.ts'
import { delay } from '#core/async.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'

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

/** Blocks for which any existing transaction stays valid. */
const LIFETIME = 150

/**
 * Resolves when the transaction is confirmed, or has expired for good. Rebroadcasts it meanwhile, because nodes of this family
 * drop what does not fit into the next blocks.
 */
async function waitFor(
  log: SentLog,
  txRef: string,
  chain: ChainRow,
  pollMs = 1_000,
): Promise<{ ref: string; status: 'success' | 'failed' }> {
  const { onNode } = await import('./rpc.ts')
  const sent = log.get(txRef)
  let expiry = sent?.lastValidBlockHeight ?? null
  for (;;) {
    try {
      // Reads the height before the status, so that a confirmation in between is still seen.
      const height = await onNode(chain, (connection) => connection.getBlockHeight('finalized'))
      const { value } = await onNode(chain, (connection) =>
        connection.getSignatureStatus(txRef, { searchTransactionHistory: true }),
      )
      if (value && value.confirmationStatus !== 'processed')
        return { ref: txRef, status: value.err === null ? 'success' : 'failed' }
      expiry ??= height + LIFETIME
      if (!value && height > expiry) return { ref: txRef, status: 'failed' }
      const { signed } = sent ?? { signed: null }
      if (!value && signed)
        await onNode(chain, (connection) => connection.sendRawTransaction(signed, { skipPreflight: true }))
    } catch {
      // An unreachable node says nothing about the transaction.
    }
    await delay(pollMs)
  }
}
