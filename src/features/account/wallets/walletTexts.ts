import type { AnswerOf } from '#src/api/calls.ts'
import { displayAmount } from '#src/format/amount.ts'
import { t, tOr, type PlainKey } from '#src/i18n/t.ts'
import type { ConnectorInfo, WalletAccount } from '#src/wallets/contract.ts'
import { transferError } from '#src/features/shared/transferError.ts'

/** Wallets with their own texts in the specification (§8). */
const missing: Readonly<Record<string, PlainKey>> = {
  Phantom: 'connect-missing-phantom',
  Backpack: 'connect-missing-backpack',
  'com.bitget.web3': 'connect-missing-bitget',
}

/** Returns the text of a failed connection; null when the user closed it. */
export function connectText(error: unknown, connector: ConnectorInfo): string | null {
  const { reason, message } = transferError(error)
  if (reason === 'wallet_closed') return null
  if (reason === 'wallet_not_found' && !connector.installed) {
    const own = missing[connector.id]
    const wallet = connector.name
    return own ? t(own) : tOr(`connect-missing-${connector.family}`, t('connect-missing', { wallet }), { wallet })
  }
  return tOr(`connect-${reason}`, message)
}

/** Spec §2: the title says "your wallets" once any wallet is connected, whichever family the list opened for. */
export const listTitle = (accounts: object): PlainKey =>
  Object.keys(accounts).length > 0 ? 'wallets-mine' : 'wallets-connect'

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

type CctpBalance = AnswerOf<'/bridge_api/v1/cctp', '$get'>['data']

/** Lines about a token that its issuer moves between networks: what the wallet holds of it, and of a bridge's. */
export function cctpLines({ symbol, decimals, refusal, amount, bridged_amount }: CctpBalance): readonly string[] {
  const shown = (units: string): string => displayAmount(BigInt(units), decimals, 5)
  return [
    ...(amount === '0' ? [] : [t('wallets-cctp-native', { amount: shown(amount), symbol })]),
    ...(amount === '0' || refusal === null ? [] : [t(`wallets-cctp-${refusal}`)]),
    ...(bridged_amount === '0' ? [] : [t('wallets-cctp-bridged', { amount: shown(bridged_amount), symbol })]),
  ]
}
