import { TonConnect, type ITonConnect } from '@tonconnect/sdk'
import type { WalletConfig } from '../config.ts'

/**
 * The connection to wallets, one for the page: wallets in the page and wallets over a bridge take turns in it. The manifest is the server's,
 * at its usual place; nothing is counted for anybody.
 */
export function createConnector({ tonConnect }: WalletConfig): ITonConnect {
  const source = tonConnect?.wallets_list_url
  return new TonConnect({ manifestUrl: `${window.location.origin}/tonconnect-manifest.json`, analytics: { mode: 'off' }, ...(source ? { walletsListSource: source } : {}) })
}
