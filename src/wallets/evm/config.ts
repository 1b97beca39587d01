import { type Chain, createClient, fallback, http } from 'viem'
import { createConfig, createStorage } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'
import { AppError } from '#core/errors.ts'
import type { WalletConfig } from '../config.ts'
import { chainFromRow } from './chains.ts'

/** Reads go to the network's public endpoints in turn; a chain without one fails with viem's own error. */
export const transportFor = (urls: readonly string[]) => fallback(urls.map((url) => http(url)))

/** Storage may be blocked (private windows, embedded pages); then nothing is remembered. */
function safeStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/**
 * Wallet state without React: EIP-6963 wallets announce themselves, `injected` covers the rest. Heavy connectors are created when they
 * are asked for. @throws AppError `wallets_not_configured` when the catalogue has no EVM network.
 */
export function createEvmConfig({ chains }: WalletConfig) {
  const [first, ...rest] = chains.filter((row) => row.family === 'evm').map(chainFromRow)
  if (!first) throw new AppError('wallets_not_configured', 'No network of this kind is configured.', { retriable: false })
  const storage = safeStorage()
  const all: readonly [Chain, ...Chain[]] = [first, ...rest]
  return createConfig({
    chains: all,
    connectors: [injected()],
    client: ({ chain }) => createClient({ chain, transport: transportFor(chain.rpcUrls.default.http) }),
    storage: storage ? createStorage({ key: 'causeway.evm', storage }) : null,
  })
}
export type EvmConfig = ReturnType<typeof createEvmConfig>
