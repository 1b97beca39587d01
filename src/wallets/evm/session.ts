import type { Connector, CreateConnectorFn } from 'wagmi'
import * as actions from 'wagmi/actions'
import type { WalletConfig } from '../config.ts'
import type { WalletAccount } from '../contract.ts'
import { currentAccount, requireAccount } from './account.ts'
import type { EvmConfig } from './config.ts'
import { findConnector } from './connectors.ts'
import { isAlreadyConnected } from './errors.ts'
import { afterGoodbye, sayGoodbye } from './farewell.ts'
import { takeAllBack, WALLET_CONNECT } from './walletConnect.ts'

/** One wallet at a time: the ones that were connected before go. */
async function leaveOthers(config: EvmConfig): Promise<void> {
  const others = [...config.state.connections].filter(([uid]) => uid !== config.state.current)
  for (const [, { connector }] of others) await sayGoodbye(connector)
}

/** WalletConnect is chosen from in a window of its own, which weighs more than all the rest and comes only then. */
async function ask(config: EvmConfig, connector: Connector | CreateConnectorFn): Promise<void> {
  if (typeof connector === 'function' || connector.id !== WALLET_CONNECT) return void (await actions.connect(config, { connector }))
  await afterGoodbye(connector)
  const { giveWindow } = await import('./walletWindow.ts')
  const provider = await giveWindow(connector, config)
  provider.rpc.showQrModal = true
  try {
    await actions.connect(config, { connector })
  } catch (error) {
    void takeAllBack(connector)
    throw error
  } finally {
    provider.rpc.showQrModal = false
  }
}

/** Connecting what is connected already answers with its account. */
export async function connect(config: EvmConfig, settings: WalletConfig, connectorId: string): Promise<WalletAccount> {
  try {
    await ask(config, findConnector(config, settings, connectorId))
  } catch (error) {
    if (!isAlreadyConnected(error)) throw error
  }
  await leaveOthers(config)
  return requireAccount(config)
}

/** Only the wallet used last is asked, and only what it allows without a question. */
export async function reconnect(config: EvmConfig, settings: WalletConfig): Promise<WalletAccount | null> {
  if (currentAccount(config)) return currentAccount(config)
  const id = await config.storage?.getItem('recentConnectorId')
  if (!id) return null
  await actions.reconnect(config, { connectors: [findConnector(config, settings, id)] })
  return currentAccount(config)
}

/** Forgets every session. */
export async function disconnect(config: EvmConfig): Promise<void> {
  const connectors = [...config.state.connections.values()].map((connection) => connection.connector)
  for (const connector of connectors) await sayGoodbye(connector)
  await config.storage?.removeItem('recentConnectorId')
}
