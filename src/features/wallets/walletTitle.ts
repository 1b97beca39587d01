import { type PlainKey, t } from '#src/i18n/t.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'

/** Ways to connect that have no name of their own. */
const unnamed: Readonly<Record<string, PlainKey>> = { injected: 'wallets-browser' }

/** The name of a wallet, or what it is where it has not given one. */
export function walletTitle(connectorId: string, name: string): string {
  const key = unnamed[connectorId]
  return key ? t(key) : name
}

/** What screens call the wallet of an account. */
export const accountTitle = ({ connectorId, walletName }: Pick<WalletAccount, 'connectorId' | 'walletName'>): string =>
  walletTitle(connectorId, walletName)
