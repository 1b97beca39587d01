import type { Connector, CreateConnectorFn } from 'wagmi'
import * as actions from 'wagmi/actions'
import type { WalletConfig } from '../config.ts'
import type { AppLink, Pairing, WalletAccount } from '../contract.ts'
import { currentAccount, type EvmConfig, requireAccount } from './config.ts'
import { awaitAnswer, closed, sayGoodbye } from './awaitAnswer.ts'
import { findConnector } from './connectors.ts'
import { isAlreadyConnected } from './errors.ts'
import { WALLET_CONNECT, walletConnectOf } from './walletConnect.ts'
import type { WalletWindow } from './walletWindow.ts'
import { AppError } from '#core/errors.ts'
import { currentHostEnvironment } from '../connectMethods.ts'
import { appLink } from './waitingApp.ts'
import { knownWallet, walletApps } from './catalogue.ts'

type OpenWindow = (connector: Connector, config: EvmConfig) => Promise<WalletWindow>

/** Disconnects the other wallets: only one is connected at a time. */
async function leaveOthers(config: EvmConfig): Promise<void> {
  const others = [...config.state.connections].filter(([uid]) => uid !== config.state.current)
  for (const [, { connector }] of others) await sayGoodbye(config, connector)
}

/** Opens only with a registry: on a phone the window is nothing but its list. It is large, so it loads on demand. */
const ownWindow =
  ({ walletConnectProjectId }: WalletConfig): OpenWindow =>
  async (connector, config) => {
    const [{ openWindow }] = await Promise.all([
      import('./walletWindow.ts'),
      requireWalletRegistry(walletConnectProjectId ?? '', config.chains),
    ])
    return openWindow(connector, config)
  }

/** Connects through WalletConnect's own window, which lists the wallets. */
async function throughWindow(config: EvmConfig, connector: Connector, openWindow: OpenWindow): Promise<void> {
  const shown = await openWindow(connector, config)
  const { uri, account, leave } = awaitAnswer(config, connector)
  try {
    await Promise.race([
      uri.then(() => account),
      shown.closed.then(() => {
        throw closed()
      }),
    ])
  } catch (error) {
    leave()
    throw error
  } finally {
    shown.close()
  }
}

async function ask(config: EvmConfig, connector: Connector | CreateConnectorFn, openWindow: OpenWindow): Promise<void> {
  if (typeof connector === 'function' || connector.id !== WALLET_CONNECT) await actions.connect(config, { connector })
  else await throughWindow(config, connector, openWindow)
}

/**
 * Connects a wallet; an already connected one returns its account.
 * @throws AppError `wallet_registry_unreachable` before any proposal, when WalletConnect's window would be empty
 */
export async function connect(
  config: EvmConfig,
  settings: WalletConfig,
  connectorId: string,
  openWindow: OpenWindow = ownWindow(settings),
): Promise<WalletAccount> {
  try {
    await ask(config, findConnector(config, settings, connectorId), openWindow)
  } catch (error) {
    if (!isAlreadyConnected(error)) throw error
  }
  await leaveOthers(config)
  return requireAccount(config)
}

/** Asks only the last wallet, and only for what it permits without a prompt. */
export async function reconnect(config: EvmConfig, settings: WalletConfig): Promise<WalletAccount | null> {
  if (currentAccount(config)) return currentAccount(config)
  const id = await config.storage?.getItem('recentConnectorId')
  if (!id) return null
  await actions.reconnect(config, { connectors: [findConnector(config, settings, id)] })
  return currentAccount(config)
}

/** Drops every session. */
export async function disconnect(config: EvmConfig): Promise<void> {
  const connectors = [...config.state.connections.values()].map((connection) => connection.connector)
  for (const connector of connectors) await sayGoodbye(config, connector)
  await config.storage?.removeItem('recentConnectorId')
}

/** The registry answers within a second; a blocked host may never answer. */
const REGISTRY_MS = 4_000

const REGISTRY = 'https://api.web3modal.org/getWallets'
/** Name and version that the installed `@reown/appkit` sends. */
export const REGISTRY_CLIENT = { st: 'appkit', sv: 'html-core-1.7.8' } as const

const listsWallets = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'data' in answer &&
  Array.isArray(answer.data) &&
  answer.data.length > 0

/**
 * Asks WalletConnect's public registry for one wallet of these chains: AppKit shows placeholders forever without an answer.
 * @throws AppError `wallet_registry_unreachable`
 */
export async function requireWalletRegistry(
  projectId: string,
  chains: readonly { readonly id: number }[],
): Promise<void> {
  const query = new URLSearchParams({
    projectId,
    ...REGISTRY_CLIENT,
    page: '1',
    entries: '1',
    chains: chains.map(({ id }) => `eip155:${id}`).join(','),
  })
  const lists = await fetch(`${REGISTRY}?${query.toString()}`, { signal: AbortSignal.timeout(REGISTRY_MS) })
    .then(async (response) => response.ok && listsWallets(await response.json()))
    .catch(() => false)
  if (lists) return
  throw new AppError('wallet_registry_unreachable', 'WalletConnect’s wallet list can’t be reached.', {
    status: 503,
    retriable: true,
  })
}

/** Returns the app of the chosen wallet; for a generic choice on a phone, all apps that accept a URI. */
function appsFor(walletId: string, uri: string, settings: WalletConfig): readonly AppLink[] {
  const wallet = knownWallet(walletId)
  const place = currentHostEnvironment(settings)
  // On a desktop the code is scanned: links would only open the apps' sites.
  const all = place.system === 'desk' ? [] : walletApps
  const wanted = walletId === WALLET_CONNECT ? all : wallet?.app ? [{ name: wallet.name, app: wallet.app }] : []
  return wanted.flatMap(({ name, app }) => {
    const link = appLink(app, uri, place)
    return link === null ? [] : [{ name, link }]
  })
}

/**
 * Starts a connection with a wallet in another app or on a phone. Resolves once there is a URI, so that a tap can open the
 * wallet at once; the account follows on approval.
 * @throws AppError `wallet_not_found` without a project ID, `relay_unreachable` when no URI arrives
 */
export async function pair(config: EvmConfig, settings: WalletConfig, walletId: string): Promise<Pairing> {
  const { uri, account, leave } = awaitAnswer(config, walletConnectOf(config, settings))
  const address = await uri.catch((error: unknown) => {
    leave()
    throw error
  })
  return { uri: address, apps: address === '' ? [] : appsFor(walletId, address, settings), account, cancel: leave }
}
