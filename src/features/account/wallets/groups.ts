import type { FamilyName } from '#core/chain/family.ts'

export type WalletTab = 'evm' | 'solana' | 'non_evm'

export interface WalletGroup {
  readonly id: 'evm' | 'solana' | 'solana_eclipse_soon' | 'fuel' | 'starknet' | 'benfen' | 'bitcoin' | 'ton'
  readonly tab: WalletTab
  readonly family: FamilyName
  /** Connector IDs in the group; `except`: all others. */
  readonly only?: readonly string[]
  readonly except?: readonly string[]
}

/** Solana wallets without other families. */
const solanaOnly = ['Phantom', 'Solflare']

/** Groups of the wallet list in the order of spec §2; Bitcoin and TON are in its Non-EVM tab. */
export const walletGroups: readonly WalletGroup[] = [
  { id: 'evm', tab: 'evm', family: 'evm' },
  { id: 'solana', tab: 'solana', family: 'svm', only: solanaOnly },
  { id: 'solana_eclipse_soon', tab: 'solana', family: 'svm', except: solanaOnly },
  { id: 'fuel', tab: 'non_evm', family: 'fuel' },
  { id: 'starknet', tab: 'non_evm', family: 'starknet' },
  { id: 'benfen', tab: 'non_evm', family: 'benfen' },
  { id: 'bitcoin', tab: 'non_evm', family: 'bitcoin' },
  { id: 'ton', tab: 'non_evm', family: 'ton' },
]

/** Groups whose family is configured and allowed here. */
export const groupsOf = (families: readonly FamilyName[]): readonly WalletGroup[] =>
  walletGroups.filter(({ family }) => families.includes(family))

/** Tabs with at least one group. */
export const tabsOf = (groups: readonly WalletGroup[]): readonly WalletTab[] => [
  ...new Set(groups.map(({ tab }) => tab)),
]

/** True when a wallet belongs to the group. */
export const belongs = ({ only, except }: WalletGroup, connectorId: string): boolean =>
  only ? only.includes(connectorId) : !except?.includes(connectorId)
