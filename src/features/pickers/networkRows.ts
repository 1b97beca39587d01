import { slugOf } from '#core/catalogue/slugs.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { hasPopular, inTab, type NetworkMode, type NetworkTab, otherTab } from './networkTabs.ts'
import { matchRank } from './search.ts'
import type { Blocked } from './whyBlocked.ts'

export interface NetworkRow {
  readonly chain: ChainRow
  /** Why it cannot be chosen; null when it can. */
  readonly blocked: Blocked | null
  /** The tab that holds it, where a search found it outside of the shown one. */
  readonly foundIn: NetworkTab | null
}

export interface NetworkWish {
  mode: NetworkMode
  tab: NetworkTab
  search: string
  testnet: boolean
  /** Why a network cannot be chosen on this side; null when it can. */
  blocked: (chain: ChainRow) => Blocked | null
}

const namesOf = (chain: ChainRow): readonly string[] => [
  chain.alias_name,
  chain.chain_name,
  String(chain.chain_id),
  chain.network_code,
  slugOf({ id: chain.chain_id, name: chain.chain_name }),
]

/**
 * What can be chosen comes first, then what the search names best, then the catalogue's own order. A search goes on in the other tabs of the list,
 * behind all that the shown one holds. Balances never move a row: they arrive while the list is being read.
 */
export function networkRows(
  chains: readonly ChainRow[],
  { mode, tab, search, testnet, blocked }: NetworkWish,
): readonly NetworkRow[] {
  const searching = search.trim() !== ''
  return chains
    .flatMap((chain) => {
      const foundIn = searching ? otherTab(chain, mode, tab, testnet) : null
      const rank = foundIn !== null || inTab(chain, tab, testnet) ? matchRank(namesOf(chain), search) : null
      return rank === null ? [] : [{ row: { chain, blocked: blocked(chain), foundIn }, rank }]
    })
    .toSorted(
      (a, b) =>
        Number(a.row.foundIn !== null) - Number(b.row.foundIn !== null) ||
        Number(a.row.blocked !== null) - Number(b.row.blocked !== null) ||
        a.rank - b.rank ||
        a.row.chain.order - b.row.chain.order,
    )
    .map(({ row }) => row)
}

/** The networks on which an exchange takes deposits, in the order in which its rules list them (spec §5: chain id descending). */
export const exchangeNetworkRows = (networks: readonly ChainRow[], search: string): readonly NetworkRow[] =>
  networks
    .filter((chain) => matchRank(namesOf(chain), search) !== null)
    .map((chain) => ({ chain, blocked: null, foundIn: null }))

const weightOf = ({ chain }: NetworkRow): number => Math.max(0, ...chain.popular_item_list.map((item) => item.weight))

/** Rows for each shortcut from which on shortcuts are shorter than the list. */
const ROWS_A_SHORTCUT = 2

/**
 * Shortcuts above the whole list, heaviest first. A search is a shortcut itself, and what cannot be chosen would be none.
 * Above a list that is hardly longer they would only say everything twice.
 */
export function popularOf(rows: readonly NetworkRow[], tab: NetworkTab, search: string): readonly NetworkRow[] {
  if (!hasPopular[tab] || search.trim() !== '') return []
  const popular = rows.filter((row) => row.blocked === null && weightOf(row) > 0)
  return rows.length < popular.length * ROWS_A_SHORTCUT ? [] : popular.toSorted((a, b) => weightOf(b) - weightOf(a))
}
