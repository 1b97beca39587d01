import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { AppConfig } from '#core/wire/config.ts'

/** What wallet families need to know of the running product; known once the catalogue has been fetched. */
export interface WalletConfig {
  /** null = WalletConnect is not offered. */
  readonly walletConnectProjectId: string | null
  /** Where its messages go through; WalletConnect's own relay unless given. */
  readonly walletConnectRelayUrl?: string | null
  /** What Telegram opened the app with; null elsewhere. */
  readonly launch?: string | null
  /** Ids of wallets that are offered inside Telegram besides those of the catalogue: the test wallets of a local build. */
  readonly testWallets?: readonly string[]
  readonly chains: readonly ChainRow[]
  /** A nonce of the server, for wallets that sign in with their connection. */
  readonly signInNonce?: () => Promise<string>
  /** How TON Connect is set up here; null while that is unknown. */
  readonly tonConnect?: AppConfig['ton_connect'] | null
}

let current: WalletConfig | null = null

/** Called by the app before the first wallet family is loaded; a later call replaces the settings. */
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
