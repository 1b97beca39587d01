import type { Connector, CreateConnectorFn } from 'wagmi'
import { safe } from 'wagmi/connectors/safe'
import { AppError } from '#core/errors.ts'
import type { WalletConfig } from '../config.ts'
import type { ConnectorInfo } from '../contract.ts'
import { connectMethodsFor, currentHostEnvironment, type HostEnvironment, type WalletFacts } from '../connectMethods.ts'
import { type KnownWallet, knownWallet, knownWallets, missingMessage } from './catalogue.ts'
import type { EvmConfig } from './config.ts'
import { WALLET_CONNECT, walletConnectOf } from './walletConnect.ts'

const INJECTED = 'injected'
const SAFE = 'safe'
/** The Safe answers its frame within milliseconds, other frames never do. */
const SAFE_TIMEOUT_MS = 300

const info = (
  id: string,
  name: string,
  place: HostEnvironment,
  facts: WalletFacts,
  change: Partial<ConnectorInfo> = {},
): ConnectorInfo => ({
  id,
  family: 'evm',
  name,
  icon: null,
  installed: true,
  installUrl: null,
  ways: connectMethodsFor(facts, place),
  browser: null,
  ...change,
})

const isFramed = (): boolean => typeof window !== 'undefined' && window.parent !== undefined && window.parent !== window

const createSafe = (): CreateConnectorFn => safe({ unstable_getInfoTimeout: SAFE_TIMEOUT_MS })

const announced = (config: EvmConfig): Connector[] => config.connectors.filter((connector) => connector.id !== INJECTED)

/** `window.ethereum`, only when no wallet has announced itself; otherwise it would duplicate one of those. */
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

/** Spec §9: below this width, in pixels, a wallet's app is offered as well. */
const NARROW = 768
const isNarrow = (): boolean => typeof window !== 'undefined' && window.innerWidth < NARROW

/** A wallet outside this browser: reached in its app or its own browser, or installed. */
function elsewhere(
  { id, name, installUrl, app, browser, inNarrowWindows, inTelegram }: KnownWallet,
  { walletConnectProjectId }: WalletConfig,
  place: HostEnvironment,
): ConnectorInfo {
  const pairs = Boolean(walletConnectProjectId && app)
  // On a phone its app is as close as a wallet in the page.
  const near = pairs && (place.system !== 'desk' || (inNarrowWindows === true && isNarrow()))
  return info(
    id,
    name,
    place,
    { pairs, browses: browser !== null, inTelegram },
    { installed: near, installUrl, browser },
  )
}

/** Lists all connectors, usable ones first. */
export async function listConnectors(config: EvmConfig, settings: WalletConfig): Promise<readonly ConnectorInfo[]> {
  const place = currentHostEnvironment(settings)
  const found = announced(config)
  const plain = await plainInjected(config)
  const ids = new Set(found.map((connector) => connector.id))
  return [
    ...((await runsInSafe(config)) ? [info(SAFE, 'Safe', place, { here: true, inTelegram: false })] : []),
    ...found.map((connector) =>
      info(
        connector.id,
        connector.name,
        place,
        {
          here: true,
          inTelegram: knownWallet(connector.id)?.inTelegram ?? settings.testWallets?.includes(connector.id) ?? false,
        },
        { icon: connector.icon ?? null },
      ),
    ),
    ...(plain ? [info(plain.id, plain.name, place, { here: true, inTelegram: true })] : []),
    ...(settings.walletConnectProjectId
      ? [
          info(WALLET_CONNECT, 'WalletConnect', place, {
            any: true,
            // Wallets of the public registry don't listen on an operator's own relay.
            listed: !settings.walletConnectRelayUrl,
            pairs: true,
            inTelegram: true,
          }),
        ]
      : []),
    ...knownWallets.filter((wallet) => !ids.has(wallet.id)).map((wallet) => elsewhere(wallet, settings, place)),
  ]
}

/** Reuses the connected instance: creating it again would lose the first session's listeners. */
const connected = (config: EvmConfig, id: string): Connector | undefined =>
  [...config.state.connections.values()]
    .map((connection) => connection.connector)
    .find((connector) => connector.id === id)

/** Finds the connector, creating a heavy one on demand. @throws AppError `wallet_not_found` */
export function findConnector(config: EvmConfig, settings: WalletConfig, id: string): Connector | CreateConnectorFn {
  const found = connected(config, id) ?? config.connectors.find((connector) => connector.id === id)
  if (found) return found
  if (id === SAFE && isFramed()) return createSafe()
  const { walletConnectProjectId } = settings
  // Spec §8: a phone has no extensions, but its wallets answer over WalletConnect.
  if (walletConnectProjectId && (id === WALLET_CONNECT || currentHostEnvironment(settings).system !== 'desk'))
    return walletConnectOf(config, settings)
  throw new AppError('wallet_not_found', missingMessage(id), { status: 400, retriable: false })
}
