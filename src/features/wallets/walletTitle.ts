import { type PlainKey, t } from '#src/i18n/t.ts'

/** Ways to connect that have no name of their own. */
const unnamed: Readonly<Record<string, PlainKey>> = { injected: 'wallets-browser' }

/** The name of a wallet, or what it is where it has not given one. */
export function walletTitle(connectorId: string, name: string): string {
  const key = unnamed[connectorId]
  return key ? t(key) : name
}
