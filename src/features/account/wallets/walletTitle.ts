import { type PlainKey, t } from '#src/i18n/t.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'

/** Connectors without a name of their own. */
const unnamed: Readonly<Record<string, PlainKey>> = { injected: 'wallets-browser' }

/** Name of a wallet, or a description when it has none. */
export function walletTitle(connectorId: string, name: string): string {
  const key = unnamed[connectorId]
  return key ? t(key) : name
}

/** Wallet name of an account. */
export const accountTitle = ({ connectorId, walletName }: Pick<WalletAccount, 'connectorId' | 'walletName'>): string =>
  walletTitle(connectorId, walletName)
