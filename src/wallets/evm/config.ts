import { type Chain, createClient, fallback, http } from 'viem'
import { createConfig, type CreateConfigParameters, createStorage } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'
import { AppError } from '#core/errors.ts'
import { storageOrNull } from '#src/platform/keyValueStorage.ts'
import type { WalletConfig } from '../config.ts'
import { ownerOf } from '../account.ts'
import { readUrls } from '../reads.ts'
import { createRelay, peerIcon } from './relay.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { getConnection } from 'wagmi/actions'
import { chainId } from '#core/chain/chainId.ts'
import type { WalletAccount } from '../contract.ts'

/** Tries the addresses in turn; a chain without one fails with viem's own error. */
export const transportFor = (urls: readonly string[]) => fallback(urls.map((url) => http(url)))

/** WalletConnect's storage migration removes entries with its prefix, and wagmi treats a session without them as stale. */
const ownName = <K>(key: K): K => (typeof key === 'string' ? key.replace(/^walletConnect\./, 'relayed.') : key) as K

/**
 * Stores the last wallet but not wagmi's state: a stored connection would count as connected without a request to the wallet,
 * and loading it delays startup by a tick in which wallet announcements are lost.
 */
function rememberLastWallet(owner: string): CreateConfigParameters['storage'] {
  // Storage may be blocked (private windows, embedded pages); then nothing is stored.
  const storage = storageOrNull(globalThis, 'localStorage')
  if (!storage) return null
  const kept = createStorage({ key: owner === '' ? 'causeway.evm' : `causeway.evm.${owner}`, storage })
  const isState = (key: unknown): boolean => key === 'store'
  return {
    ...kept,
    getItem: ((key: 'recentConnectorId') => (isState(key) ? null : kept.getItem(ownName(key)))) as typeof kept.getItem,
    setItem: (key, value) => (isState(key) ? undefined : kept.setItem(ownName(key), value)),
    removeItem: (key) => kept.removeItem(ownName(key)),
  }
}

/**
 * Creates the wallet state without React: EIP-6963 wallets announce themselves, `injected` covers the rest. Heavy connectors are created on
 * demand. @throws AppError `wallets_not_configured` when the catalogue has no EVM network.
 */
export function createEvmConfig(settings: WalletConfig) {
  const { chains } = settings
  const [first, ...rest] = chains.filter((row) => row.family === 'evm').map(chainFromRow)
  if (!first)
    throw new AppError('wallets_not_configured', 'No network of this kind is configured.', { retriable: false })
  const all: readonly [Chain, ...Chain[]] = [first, ...rest]
  const config = createConfig({
    chains: all,
    connectors: [injected()],
    client: ({ chain }) => {
      const row = chains.find(({ chain_id }) => chain_id === chain.id)
      return createClient({ chain, transport: transportFor(row ? readUrls(row) : []) })
    },
    storage: rememberLastWallet(ownerOf(settings)),
  })
  return Object.assign(config, { relay: createRelay() })
}
export type EvmConfig = ReturnType<typeof createEvmConfig>

/** Converts a catalogue row to viem's Chain, which wallets use as well. */
export function chainFromRow(row: ChainRow): Chain {
  return {
    id: row.chain_id,
    name: row.chain_name,
    nativeCurrency: row.native_currency,
    rpcUrls: { default: { http: row.rpc_urls } },
    testnet: row.is_testnet,
    ...(row.explorer_url ? { blockExplorers: { default: { name: row.alias_name, url: row.explorer_url } } } : {}),
  }
}

/** Returns the currently connected account. */
export function currentAccount(config: EvmConfig): WalletAccount | null {
  const { address, connector, chainId: network, status } = getConnection(config)
  // During a reconnection wagmi reports the stored account, which the wallet has not confirmed yet.
  if (!address || !connector || status !== 'connected') return null
  return {
    family: 'evm',
    address: address.toLowerCase(),
    connectorId: connector.id,
    walletName: connector.name,
    // Only a relayed connection has a wallet on its other end.
    icon:
      connector === config.relay.connector ? peerIcon(config.relay, window.location.origin) : (connector.icon ?? null),
    chainId: network ? chainId(network) : null,
  }
}

/** @throws AppError `wallet_not_found` */
export function requireAccount(config: EvmConfig): WalletAccount {
  const account = currentAccount(config)
  if (!account)
    throw new AppError('wallet_not_found', 'Connect a wallet first.', {
      status: 400,
      fix: { kind: 'connect_wallet', family: 'evm' },
    })
  return account
}
