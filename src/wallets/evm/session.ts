import type { Connector, CreateConnectorFn } from 'wagmi'
import * as actions from 'wagmi/actions'
import type { WalletConfig } from '../config.ts'
import type { WalletAccount } from '../contract.ts'
import { currentAccount, requireAccount } from './account.ts'
import { awaitAnswer, closed } from './awaitAnswer.ts'
import type { EvmConfig } from './config.ts'
import { findConnector } from './connectors.ts'
import { isAlreadyConnected } from './errors.ts'
import { sayGoodbye } from './farewell.ts'
import { WALLET_CONNECT } from './walletConnect.ts'
import { requireWalletRegistry } from './walletRegistry.ts'
import type { WalletWindow } from './walletWindow.ts'

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

/** WalletConnect's own window offers the choice of wallets. */
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
