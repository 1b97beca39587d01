import type { ChainRow } from '#core/wire/catalogue.ts'

/** Tabs of the specification's network list (spec §2). */
export const networkTabs = ['all', 'evm', 'bitcoin', 'non_evm', 'testnet'] as const
export type NetworkTab = (typeof networkTabs)[number]

const inTab: Record<NetworkTab, (chain: ChainRow) => boolean> = {
  all: (chain) => !chain.is_testnet,
  evm: (chain) => !chain.is_testnet && chain.family === 'evm',
  bitcoin: (chain) => !chain.is_testnet && chain.family === 'bitcoin',
  non_evm: (chain) => !chain.is_testnet && chain.family !== 'evm',
  testnet: (chain) => chain.is_testnet,
}

export interface NetworkRow {
  chain: ChainRow
  /** Why it cannot be chosen; null when it can. */
  blocked: string | null
}

/** Spec §5: search ignores case, disabled networks never show, test networks only in their tab. What can be chosen comes first. */
export function networkRows(chains: readonly ChainRow[], tab: NetworkTab, search: string, blocked: (chain: ChainRow) => string | null): readonly NetworkRow[] {
  const wanted = search.trim().toLowerCase()
  return chains
    .filter((chain) => !chain.disabled && inTab[tab](chain) && matches(chain, wanted))
    .map((chain) => ({ chain, blocked: blocked(chain) }))
    .sort((a, b) => Number(a.blocked !== null) - Number(b.blocked !== null) || a.chain.order - b.chain.order)
}

const matches = (chain: ChainRow, wanted: string): boolean =>
  wanted === '' || [chain.alias_name, chain.chain_name, String(chain.chain_id)].some((text) => text.toLowerCase().includes(wanted))

/** A list this short is seen whole; shortcuts above it would only say everything twice. */
const SHORT_LIST = 6

/** Spec §5: the Non-EVM and Testnet tabs have no Popular section. */
export function popularOf(rows: readonly NetworkRow[], tab: NetworkTab): readonly NetworkRow[] {
  if (tab === 'non_evm' || tab === 'testnet' || rows.length <= SHORT_LIST) return []
  const weight = ({ chain }: NetworkRow): number => Math.max(0, ...chain.popular_item_list.map((item) => item.weight))
  return rows.filter((row) => row.blocked === null && weight(row) > 0).sort((a, b) => weight(b) - weight(a)).slice(0, 6)
}

/** Tabs that would show something. */
export const usefulTabs = (chains: readonly ChainRow[]): readonly NetworkTab[] =>
  networkTabs.filter((tab) => tab === 'all' || chains.some((chain) => !chain.disabled && inTab[tab](chain)))
