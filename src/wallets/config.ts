import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { AppConfig } from '#core/wire/config.ts'

/** Product data that wallet families need; known once the catalogue has loaded. */
export interface WalletConfig {
  /** Null: WalletConnect is not offered. */
  readonly walletConnectProjectId: string | null
  /** WalletConnect relay URL; its own relay by default. */
  readonly walletConnectRelayUrl?: string | null
  /** Telegram's launch parameters; null in a browser. */
  readonly launch?: string | null
  /** IDs of test wallets of a local build, offered inside Telegram in addition to the catalogue's. */
  readonly testWallets?: readonly string[]
  readonly chains: readonly ChainRow[]
  /** Fetches a server nonce, for wallets that sign in while connecting. */
  readonly signInNonce?: () => Promise<string>
  /** TON Connect settings; null until known. */
  readonly tonConnect?: AppConfig['ton_connect'] | null
}

let current: WalletConfig | null = null

/** Called before the first wallet family loads; a later call replaces the settings. */
export function configureWallets(config: WalletConfig): void {
  current = config
}

/** @throws AppError `wallets_not_configured` before `configureWallets`. */
export function walletConfig(): WalletConfig {
  if (!current)
    throw new AppError('wallets_not_configured', 'Networks are still loading. Try again in a moment.', {
      retriable: true,
    })
  return current
}
