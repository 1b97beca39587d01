import type { Connector, CreateConnectorFn } from 'wagmi'
import { walletConnect } from 'wagmi/connectors/walletConnect'
import { AppError } from '#core/errors.ts'
import type { WalletConfig } from '../config.ts'
import { ownerOf } from '../account.ts'
import type { EvmConfig } from './config.ts'
import type { PeerProvider, Relay } from './relay.ts'
import { getAddress } from 'viem'
import { onReturn, type PageAndClock } from '#src/platform/onReturn.ts'

export const WALLET_CONNECT = 'walletConnect'

/** The relay answers within a second or two; the package itself waits for minutes. */
export const RELAY_MS = 15_000

/** @throws AppError `relay_unreachable`, always */
export function unreached(): never {
  throw new AppError('relay_unreachable', 'The WalletConnect relay can’t be reached.', {
    status: 503,
    retriable: true,
  })
}

/** Returns the return URL for the wallet: Telegram, which still has the app open. A browser user returns by hand. */
function wayBack({ launch, tonConnect }: WalletConfig): object {
  if (launch == null) return {}
  return {
    redirect: { native: 'tg://resolve', ...(tonConnect?.return_url ? { universal: tonConnect.return_url } : {}) },
  }
}

/**
 * The package takes an empty account list for a disconnect, but a wallet that switches networks may report its accounts
 * there only later. A real disconnect has its own event.
 */
export const withoutGaps =
  (create: CreateConnectorFn): CreateConnectorFn =>
  (config) => {
    const connector = create(config)
    return {
      ...connector,
      onAccountsChanged(accounts) {
        if (accounts.length > 0) connector.onAccountsChanged(accounts)
      },
    }
  }

/** Keeps the provider, since wagmi returns it asynchronously and an account is read at once. */
const keepProvider =
  (create: CreateConnectorFn, relay: Relay): CreateConnectorFn =>
  (config) => {
    const connector = create(config)
    return {
      ...connector,
      async getProvider(parameters) {
        const provider = await connector.getProvider(parameters)
        relay.provider = provider as PeerProvider
        return provider
      },
    }
  }

/** @throws AppError `wallet_not_found` without a project id */
function createWalletConnect(settings: WalletConfig): CreateConnectorFn {
  const { walletConnectProjectId: projectId, walletConnectRelayUrl: relayUrl } = settings
  if (!projectId)
    throw new AppError('wallet_not_found', 'WalletConnect isn’t configured.', { status: 400, retriable: false })
  const { origin } = window.location
  return withoutGaps(
    walletConnect({
      projectId,
      // Its window is opened on demand: see session.ts.
      showQrModal: false,
      telemetryEnabled: false,
      customStoragePrefix: ownerOf(settings),
      ...(relayUrl ? { relayUrl } : {}),
      metadata: {
        name: 'Causeway',
        description: 'Move value between networks',
        url: origin,
        icons: [`${origin}/icon.png`],
        ...wayBack(settings),
      },
    }),
  )
}

/** Single connector of this page: two would both receive the relay's messages, and each lose the other's sessions. */
export function walletConnectOf(
  config: EvmConfig,
  settings: WalletConfig,
  create: typeof createWalletConnect = createWalletConnect,
): Connector {
  const { relay } = config
  if (relay.connector) return relay.connector
  relay.connector = config._internal.connectors.setup(keepProvider(create(settings), relay))
  fetchOnReturn(relay.connector)
  return relay.connector
}

interface Proposer {
  readonly signer?: {
    readonly client: { readonly core: { readonly expirer: { set(topic: string, expiry: number): void } } }
  }
}

/** Withdraws the proposal of this URI, so that a late approval connects nothing. */
export async function takeBack(connector: Connector, uri: string): Promise<void> {
  const [, topic] = /^wc:([^@]+)@/.exec(uri) ?? []
  const { signer } = (await connector.getProvider().catch(() => ({}))) as Proposer
  // Expires the topic as the package does, but only this one: its own method would end all proposals, including the displayed one.
  if (topic) signer?.client.core.expirer.set(topic, 0)
}

interface Relayer {
  readonly connected: boolean
  /** Joins a connection attempt in progress. */
  transportOpen(): Promise<void>
  restartTransport(): Promise<void>
}

/** Parts of WalletConnect's provider that are used here. */
interface Provider {
  readonly accounts: readonly string[]
  readonly chainId: number
  readonly signer: {
    readonly session?: { readonly topic: string } | undefined
    readonly client: {
      readonly session: { readonly keys: readonly string[] }
      readonly core: { readonly relayer: Relayer }
    }
  }
}

/** After this long in the background a connection may only look open. */
const LONG_MS = 10_000

/** Restarting during the package's own attempt would end it as if disconnected, and no one would retry. */
const reopen = (relayer: Relayer, awayMs: number): Promise<void> => {
  if (!relayer.connected) return relayer.transportOpen()
  return awayMs >= LONG_MS ? relayer.restartTransport() : Promise.resolve()
}

/** Fetches pending messages from the relay and adopts the current session. */
async function reread(connector: Connector, awayMs: number): Promise<void> {
  const provider = (await connector.getProvider()) as Provider
  const { client } = provider.signer
  await reopen(client.core.relayer, awayMs)
  const { session } = provider.signer
  if (!session) return
  if (!client.session.keys.includes(session.topic)) return connector.onDisconnect()
  if (provider.accounts.length > 0)
    connector.emitter.emit('change', {
      accounts: provider.accounts.map((account) => getAddress(account)),
      chainId: provider.chainId,
    })
}

/**
 * Phones suspend a background page's connections without notice: a wallet's answer waits at the relay until
 * it is fetched.
 */
export function fetchOnReturn(connector: Connector, ...page: PageAndClock): () => void {
  // The package itself retries an unreachable relay.
  return onReturn((awayMs) => void reread(connector, awayMs).catch(() => {}), ...page)
}
