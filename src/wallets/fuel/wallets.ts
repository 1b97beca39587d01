import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { walletConfig } from '../config.ts'
import type { SignInRequest, Transfers, WalletFamily } from '../contract.ts'
import { signInText } from '../signInText.ts'
import { userStorage } from '../userStorage.ts'
import { bakoHosts, createBako } from './bako.ts'
import { createDiscovery, listConnectors } from './connectors.ts'
import { translated } from './errors.ts'
import { send, waitFor } from './send.ts'
import { createSession, type Session } from './session.ts'

/** Safari blocks the window of Bako Safe, and Bako offers it no other way. */
const isSafari = (agent: string): boolean =>
  /safari/i.test(agent) && !/chrome|chromium|android|crios|fxios/i.test(agent)

/** Wallets of Fuel. @throws AppError `wallets_not_configured` before `configureWallets`. */
export function fuelWallets(hosts = bakoHosts): WalletFamily & Transfers {
  const settings = walletConfig()
  const storage = userStorage(settings, window)
  const networkAt = (url: string): number =>
    settings.chains.find(({ rpc_urls }) => rpc_urls.some((each) => hostOf(each) === hostOf(url)))?.chain_id ?? 0
  const bako = isSafari(globalThis.navigator?.userAgent ?? '') ? [] : [createBako(window, storage, networkAt, hosts)]
  const discovery = createDiscovery(window, bako)
  const session = createSession(discovery, storage)
  const chainOf = (id: number): ChainRow => {
    const chain = settings.chains.find(({ chain_id }) => chain_id === id)
    if (!chain) throw new AppError('chain_unknown', 'This network isn’t available here.', { status: 404 })
    return chain
  }
  return {
    family: 'fuel',
    connectors: () => translated(() => listConnectors(discovery, settings)),
    connect: (id) => translated(() => session.connect(id)),
    reconnect: () => translated(() => session.reconnect()),
    disconnect: () => translated(() => session.disconnect()),
    signIn: (request) => translated(() => signIn(session, request)),
    send: (step, expected) => translated(() => send(session, step, expected, chainOf)),
    switchNetwork: (chain) => translated(() => switchNetwork(session, chain)),
    waitFor: (txRef, chain) => waitFor(txRef, chain),
    subscribe: (listener) => session.subscribe(listener),
  }
}

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null)

/** @throws AppError `wallet_not_authorized`, `wallet_wrong_network` */
async function signIn(session: Session, request: SignInRequest): Promise<{ message: string; signature: string }> {
  const { wallet, account } = await session.authorized()
  if (Number(account.chainId) !== request.chainId)
    throw new AppError('wallet_wrong_network', 'Switch to Fuel’s main network in your wallet, then try again.', {
      status: 400,
    })
  const message = signInText('Fuel', account.address, request)
  return { message, signature: await wallet.signMessage(account.address, message) }
}

/** @throws AppError `wallet_no_switch` when the network has no address for wallets */
async function switchNetwork(session: Session, { chain_id, alias_name, rpc_urls: [url] }: ChainRow): Promise<void> {
  if (!url) throw new AppError('wallet_no_switch', `Choose ${alias_name} in your wallet.`, { status: 400 })
  const { wallet } = session.current()
  if (await wallet.selectNetwork({ chainId: chain_id, url })) return
  throw new AppError('wallet_rejected', 'You rejected the request in your wallet.', { status: 400 })
}
