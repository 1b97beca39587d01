import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'

/** What wallet families need to know of the running product; known once the catalogue has been fetched. */
export interface WalletConfig {
  /** null = WalletConnect is not offered. */
  readonly walletConnectProjectId: string | null
  readonly chains: readonly ChainRow[]
}

let current: WalletConfig | null = null

/** Called by the app before the first wallet family is loaded; a later call replaces the settings. */
export function configureWallets(config: WalletConfig): void {
  current = config
}

/** @throws AppError `wallets_not_configured` before `configureWallets`. */
export function walletConfig(): WalletConfig {
  if (!current) throw new AppError('wallets_not_configured', 'Networks are still loading. Try again in a moment.', { retriable: true })
  return current
}
