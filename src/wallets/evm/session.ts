import * as actions from 'wagmi/actions'
import type { WalletConfig } from '../config.ts'
import type { WalletAccount } from '../contract.ts'
import { currentAccount, requireAccount } from './account.ts'
import type { EvmConfig } from './config.ts'
import { findConnector } from './connectors.ts'
import { layersOf } from './errors.ts'

const isAlreadyConnected = (error: unknown): boolean => layersOf(error).some((layer) => layer.name === 'ConnectorAlreadyConnectedError')

/** One wallet at a time: the ones that were connected before go. */
async function leaveOthers(config: EvmConfig): Promise<void> {
  const others = [...config.state.connections].filter(([uid]) => uid !== config.state.current)
  for (const [, { connector }] of others) await actions.disconnect(config, { connector }).catch(() => undefined)
}

/** Connecting what is connected already answers with its account. */
export async function connect(config: EvmConfig, settings: WalletConfig, connectorId: string): Promise<WalletAccount> {
  try {
    await actions.connect(config, { connector: findConnector(config, settings, connectorId) })
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

/** Forgets every session; a wallet that fails to say goodbye is left behind all the same. */
export async function disconnect(config: EvmConfig): Promise<void> {
  const connectors = [...config.state.connections.values()].map((connection) => connection.connector)
  for (const connector of connectors) await actions.disconnect(config, { connector }).catch(() => undefined)
  await config.storage?.removeItem('recentConnectorId')
}
