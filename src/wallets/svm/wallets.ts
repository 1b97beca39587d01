import { walletConfig } from '../config.ts'
import type { SignInRequest, Transfers, WalletFamily } from '../contract.ts'
import { signInText } from '../signInText.ts'
import { userStorage } from '../userStorage.ts'
import { featureOf, listConnectors } from './connectors.ts'
import { translated } from './errors.ts'
import { type SentLog, send } from './send.ts'
import { type Connection, createSession, type Session } from './session.ts'
import { base58 } from '@scure/base'
import { delay } from '#core/async.ts'
import { AppError } from '#core/errors.ts'
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

interface Signed {
  readonly message: string
  /** Base58. */
  readonly signature: string
}

/** The wallet writes the message and checks that the domain is this page's. It only knows its own network names, so none is passed. */
async function bySignIn({ wallet, account }: Connection, request: SignInRequest): Promise<Signed | null> {
  const feature = featureOf(wallet, 'solana:signIn')
  if (!feature) return null
  const { domain, uri, nonce, issuedAt, expiresAt, statement, requestId } = request
  const input = {
    domain,
    uri,
    nonce,
    statement,
    issuedAt,
    address: account.address,
    version: '1',
    expirationTime: expiresAt,
    ...(requestId === undefined ? {} : { requestId }),
  }
  const [output] = await feature.signIn(input)
  if (!output) return null
  if (output.account.address !== account.address) {
    throw new AppError(
      'wallet_mismatch',
      'Your wallet signed in with another account. Switch back to the connected one.',
      { status: 400 },
    )
  }
  return { message: new TextDecoder().decode(output.signedMessage), signature: base58.encode(output.signature) }
}

async function bySignMessage({ wallet, account }: Connection, request: SignInRequest): Promise<Signed | null> {
  const feature = featureOf(wallet, 'solana:signMessage')
  if (!feature) return null
  const message = signInText('Solana', account.address, request)
  const [output] = await feature.signMessage({ account, message: new TextEncoder().encode(message) })
  return output
    ? { message: new TextDecoder().decode(output.signedMessage), signature: base58.encode(output.signature) }
    : null
}

/** @throws AppError `wallet_failed` when the wallet supports neither method. */
async function signIn(session: Session, request: SignInRequest): Promise<Signed> {
  const connection = session.current()
  const signed = (await bySignIn(connection, request)) ?? (await bySignMessage(connection, request))
  if (!signed) throw new AppError('wallet_failed', `${connection.wallet.name} can’t sign messages.`, { status: 400 })
  return signed
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
