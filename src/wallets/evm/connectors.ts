import type { Connector, CreateConnectorFn } from 'wagmi'
import { safe } from 'wagmi/connectors/safe'
import { walletConnect } from 'wagmi/connectors/walletConnect'
import { AppError } from '#core/errors.ts'
import type { WalletConfig } from '../config.ts'
import type { ConnectorInfo } from '../contract.ts'
import { type KnownWallet, knownWallets, missingMessage } from './catalogue.ts'
import type { EvmConfig } from './config.ts'

const INJECTED = 'injected'
const SAFE = 'safe'
const WALLET_CONNECT = 'walletConnect'
/** The Safe answers its frame within milliseconds, other frames never do. */
const SAFE_TIMEOUT_MS = 300

const info = (id: string, name: string, change: Partial<ConnectorInfo> = {}): ConnectorInfo => ({
  id,
  family: 'evm',
  name,
  icon: null,
  installed: true,
  installUrl: null,
  pairs: false,
  worksInTelegram: false,
  ...change,
})

const isFramed = (): boolean => typeof window !== 'undefined' && window.parent !== undefined && window.parent !== window

const isPhone = (): boolean => /android|iphone|ipad|mobile/i.test(globalThis.navigator?.userAgent ?? '')

const createSafe = (): CreateConnectorFn => safe({ unstable_getInfoTimeout: SAFE_TIMEOUT_MS })

/** `modal`: with the package's own window of wallets; else whoever asked shows the address. */
export function createWalletConnect(projectId: string, modal = true): CreateConnectorFn {
  const { origin } = window.location
  return walletConnect({
    projectId,
    showQrModal: modal,
    metadata: { name: 'Causeway', description: 'Move value between networks', url: origin, icons: [`${origin}/icon.png`] },
  })
}

const byConfig = (settings: WalletConfig): Readonly<Record<string, (() => CreateConnectorFn) | undefined>> => {
  const { walletConnectProjectId } = settings
  return {
    ...(isFramed() ? { [SAFE]: createSafe } : {}),
    ...(walletConnectProjectId ? { [WALLET_CONNECT]: () => createWalletConnect(walletConnectProjectId) } : {}),
  }
}

const announced = (config: EvmConfig): Connector[] => config.connectors.filter((connector) => connector.id !== INJECTED)

/** `window.ethereum`, only where no wallet has announced itself: else it is one of those again. */
async function plainInjected(config: EvmConfig): Promise<Connector | null> {
  const plain = config.connectors.find((connector) => connector.id === INJECTED)
  if (!plain || announced(config).length > 0) return null
  return (await plain.getProvider()) ? plain : null
}

async function runsInSafe(config: EvmConfig): Promise<boolean> {
  if (!isFramed()) return false
  const connector = config._internal.connectors.setup(createSafe())
  return Boolean(await connector.getProvider().catch(() => undefined))
}

/** Spec §9: the width below which an app's own way in is offered. */
const NARROW = 768
const isNarrow = (): boolean => typeof window !== 'undefined' && window.innerWidth < NARROW

/** Not in this browser: to be paired by WalletConnect where that is configured and its app can be opened, else to be installed. */
function elsewhere({ id, name, installUrl, appLink, inNarrowWindows }: KnownWallet, { walletConnectProjectId }: WalletConfig): ConnectorInfo {
  const pairs = Boolean(walletConnectProjectId && appLink)
  return info(id, name, { installed: pairs && inNarrowWindows === true && isNarrow(), installUrl, pairs, worksInTelegram: pairs })
}

/** Every way to connect, usable ones first. */
export async function listConnectors(config: EvmConfig, settings: WalletConfig): Promise<readonly ConnectorInfo[]> {
  const found = announced(config)
  const plain = await plainInjected(config)
  const ids = new Set(found.map((connector) => connector.id))
  return [
    ...((await runsInSafe(config)) ? [info(SAFE, 'Safe')] : []),
    ...found.map((connector) => info(connector.id, connector.name, { icon: connector.icon ?? null })),
    ...(plain ? [info(plain.id, plain.name, { worksInTelegram: true })] : []),
    ...(settings.walletConnectProjectId ? [info(WALLET_CONNECT, 'WalletConnect', { worksInTelegram: true })] : []),
    ...knownWallets.filter((wallet) => !ids.has(wallet.id)).map((wallet) => elsewhere(wallet, settings)),
  ]
}

/** Made again on each use otherwise, a second session would lose the first one's listeners. */
const connected = (config: EvmConfig, id: string): Connector | undefined =>
  [...config.state.connections.values()].map((connection) => connection.connector).find((connector) => connector.id === id)

/** The connector, created now if it is one of the heavy ones. @throws AppError `wallet_not_found` */
export function findConnector(config: EvmConfig, settings: WalletConfig, id: string): Connector | CreateConnectorFn {
  const found = connected(config, id) ?? config.connectors.find((connector) => connector.id === id) ?? byConfig(settings)[id]?.()
  if (found) return found
  // Spec §8: a phone has no extensions, but its wallets answer over WalletConnect.
  if (isPhone() && settings.walletConnectProjectId) return createWalletConnect(settings.walletConnectProjectId)
  throw new AppError('wallet_not_found', missingMessage(id), { status: 400, retriable: false })
}
