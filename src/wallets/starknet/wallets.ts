import { networkOf } from '#chains/starknet/networks.ts'
import { signInData } from '#chains/starknet/signInData.ts'
import { delay } from '#core/async.ts'
import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { walletConfig } from '../config.ts'
import type { SignInRequest, Transfers, WalletFamily } from '../contract.ts'
import { readUrls } from '../reads.ts'
import { signInText } from '../signInText.ts'
import { userStorage } from '../userStorage.ts'
import { createDiscovery, listConnectors } from './connectors.ts'
import { translated } from './errors.ts'
import { send } from './send.ts'
import { createSession, type Session } from './session.ts'

/** Wallets of Starknet. @throws AppError `wallets_not_configured` before `configureWallets`. */
export function starknetWallets(): WalletFamily & Transfers {
  const settings = walletConfig()
  const discovery = createDiscovery(window)
  const session = createSession(discovery, userStorage(settings, window))
  return {
    family: 'starknet',
    connectors: () => translated(() => listConnectors(discovery, settings)),
    connect: (id) => translated(() => session.connect(id)),
    reconnect: () => translated(() => session.reconnect()),
    disconnect: () => translated(() => session.disconnect()),
    signIn: (request) => translated(() => signIn(session, request)),
    send: (step, expected) => translated(() => send(session, step, expected)),
    switchNetwork: (chain) => translated(() => switchNetwork(session, chain)),
    waitFor: (txRef, chain) => waitFor(txRef, chain),
    subscribe: (listener) => session.subscribe(listener),
  }
}

/** @throws AppError `wallet_no_switch` for a network that wallets have no number for */
async function switchNetwork(session: Session, { chain_id, alias_name }: ChainRow): Promise<void> {
  const network = networkOf(chain_id)
  if (!network) throw new AppError('wallet_no_switch', `Choose ${alias_name} in your wallet.`, { status: 400 })
  const { wallet } = session.current()
  const switched = await wallet.features['starknet:walletApi'].request({
    type: 'wallet_switchStarknetChain',
    params: { chainId: network.id as `0x${string}` },
  })
  if (!switched) throw new AppError('wallet_rejected', 'You rejected the request in your wallet.', { status: 400 })
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** Outcome of a transaction in a block that the sequencer no longer changes; null before. */
async function look(txRef: string, url: string): Promise<'success' | 'failed' | null> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'starknet_getTransactionStatus', params: [txRef] })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const status = fieldOf(await response.json(), 'result')
  if (!String(fieldOf(status, 'finality_status')).startsWith('ACCEPTED_ON')) return null
  return fieldOf(status, 'execution_status') === 'SUCCEEDED' ? 'success' : 'failed'
}

async function waitFor(
  txRef: string,
  chain: ChainRow,
  pollMs = 1_500,
): Promise<{ ref: string; status: 'success' | 'failed' }> {
  for (;;) {
    for (const url of readUrls(chain)) {
      // An unreachable node says nothing about the transaction.
      const status = await look(txRef, url).catch(() => null)
      if (status) return { ref: txRef, status }
    }
    await delay(pollMs)
  }
}

/** Wallets write the numbers of a signature in hex or in decimals. */
const hexOf = (felt: string): string => `0x${BigInt(felt).toString(16)}`

/** SNIP-12: the wallet shows the lines of the text. @throws AppError `wallet_wrong_network` */
async function signIn(session: Session, request: SignInRequest): Promise<{ message: string; signature: string }> {
  const { wallet, account } = session.current()
  const network = networkOf(request.chainId)
  if (!network || Number(account.chainId) !== request.chainId)
    throw new AppError('wallet_wrong_network', 'Switch to Starknet’s main network in your wallet, then try again.', {
      status: 400,
    })
  const message = signInText('Starknet', account.address, request)
  const signature = await wallet.features['starknet:walletApi'].request({
    type: 'wallet_signTypedData',
    params: signInData(message, network.name),
  })
  return { message, signature: signature.map(hexOf).join(',') }
}
