import type { FamilyName } from '#core/chain/family.ts'
import type { ConnectorInfo } from '#src/wallets/contract.ts'
import { familyWallets } from '#src/wallets/families.ts'
import type { WalletGroup, WalletTab } from '#src/wallets/family.ts'

export interface ListedGroup extends WalletGroup {
  readonly family: FamilyName
}

/** Groups whose family is configured and allowed here. */
export const groupsOf = (families: readonly FamilyName[]): readonly ListedGroup[] =>
  familyWallets
    .filter(({ family }) => families.includes(family))
    .flatMap(({ family, groups }) => groups.map((group) => ({ ...group, family })))

/** Tabs with at least one group. */
export const tabsOf = (groups: readonly WalletGroup[]): readonly WalletTab[] => [
  ...new Set(groups.map(({ tab }) => tab)),
]

/** Groups of these families first: their code is loaded, and users look for their own wallet. */
export const connectedFirst = (groups: readonly ListedGroup[], families: readonly string[]): readonly ListedGroup[] =>
  groups.toSorted((a, b) => Number(families.includes(b.family)) - Number(families.includes(a.family)))

/** Number of lists to show, from the top: those above the first that is still loading, which would push others down. */
export const shownCount = (isPending: readonly boolean[]): number => {
  const at = isPending.indexOf(true)
  return at === -1 ? isPending.length : at
}

/** True when a wallet belongs to the group. */
export const belongs = ({ only, except }: WalletGroup, connectorId: string): boolean =>
  only ? only.includes(connectorId) : !except?.includes(connectorId)

/**
 * Preferred connect method of a wallet: here, pairing with its app, or its own browser. A wallet with none of them gets the request anyway,
 * and its error explains what is missing.
 */
export function primaryMethod({ ways }: Pick<ConnectorInfo, 'ways'>): 'here' | 'pair' | 'browser' {
  const [best] = ways
  return best === 'pair' || best === 'browser' ? best : 'here'
}

/** Returns the same wallet by its other connect methods. */
export const withoutWindow = (connector: ConnectorInfo): ConnectorInfo => ({
  ...connector,
  ways: connector.ways.filter((method) => method !== 'window'),
})

interface Listed {
  readonly name: string
  readonly installed: boolean
}

/** Lists a channel's preferred wallets first, in its order; then the available ones. */
export function inWalletOrder<T extends Listed>(connectors: readonly T[], first: readonly string[]): readonly T[] {
  const wanted = first.map((name) => name.toLowerCase())
  const rank = ({ name }: T): number => ((at) => (at < 0 ? wanted.length : at))(wanted.indexOf(name.toLowerCase()))
  return connectors.toSorted((a, b) => rank(a) - rank(b) || Number(b.installed) - Number(a.installed))
}

/** True when a wallet can be reached, or can be installed and external links are allowed. */
export const isOffered = ({ ways }: Pick<ConnectorInfo, 'ways'>, links: boolean): boolean =>
  ways.some((way) => way !== 'install' || links)
