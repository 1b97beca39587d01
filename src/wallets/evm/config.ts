import { type Chain, createClient, fallback, http } from 'viem'
import { createConfig, type CreateConfigParameters, createStorage } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'
import { AppError } from '#core/errors.ts'
import { storageOrNull } from '#src/platform/keyValueStorage.ts'
import type { WalletConfig } from '../config.ts'
import { ownerOf } from '../owner.ts'
import { readUrls } from '../reads.ts'
import { chainFromRow } from './chains.ts'
import { createRelay } from './relay.ts'

/** Addresses in turn; a chain without one fails with viem's own error. */
export const transportFor = (urls: readonly string[]) => fallback(urls.map((url) => http(url)))

/** WalletConnect's storage migration removes entries with its prefix, and wagmi treats a session without them as stale. */
const ownName = <K>(key: K): K => (typeof key === 'string' ? key.replace(/^walletConnect\./, 'relayed.') : key) as K

/**
 * Stores the last wallet but not wagmi's state: a stored connection would count as connected without asking the wallet,
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
 * Wallet state without React: EIP-6963 wallets announce themselves, `injected` covers the rest. Heavy connectors are created on
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
