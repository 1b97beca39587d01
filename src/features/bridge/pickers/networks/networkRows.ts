import { formerly } from '#core/chain/assetId.ts'
import type { ChainRow, ChainsData } from '#core/wire/catalogue.ts'
import { hasPopular, inTab, type NetworkMode, type NetworkTab, otherTab } from './networkTabs.ts'
import { matchRank } from '../search.ts'

export interface NetworkRow {
  readonly chain: ChainRow
  /** Reason why the network cannot be selected; null when it can. */
  readonly blocked: Blocked | null
  /** Tab that contains the network, when a search found it outside the visible one. */
  readonly foundIn: NetworkTab | null
  /** Renamed native asset that a search matched: no other name in the row tells why the network was found. */
  readonly renamed: Renamed | null
}

interface Renamed {
  readonly symbol: string
  readonly former: string
}

export interface NetworkWish {
  mode: NetworkMode
  tab: NetworkTab
  search: string
  testnet: boolean
  /** Why a network cannot be selected on this side; null when it can. */
  blocked: (chain: ChainRow) => Blocked | null
}

/** A coin that was renamed names its network too: people look for TON by Toncoin and by Gram. */
function renamedCoin({ native_currency: { symbol, name } }: ChainRow): readonly string[] {
  const before = formerly(symbol)
  return before ? [symbol, name, before.symbol, before.name] : []
}

/** Returns the renamed native asset of a network that a search matches. */
function matchRenamed(chain: ChainRow, search: string): Renamed | null {
  const { symbol } = chain.native_currency
  const before = formerly(symbol)
  const matches = search.trim() !== '' && matchRank(renamedCoin(chain), search) !== null
  return before && matches ? { symbol, former: before.symbol } : null
}

const namesOf = (chain: ChainRow): readonly string[] => [
  chain.alias_name,
  chain.chain_name,
  String(chain.chain_id),
  chain.network_code,
  chain.slug,
  ...renamedCoin(chain),
]

/**
 * Order: selectable first, then best match, then the catalogue's order. A search continues in the list's other tabs, after all rows
 * of the visible one. Balances never move a row: they arrive while the list is being read.
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
      return rank === null
        ? []
        : [{ row: { chain, blocked: blocked(chain), foundIn, renamed: matchRenamed(chain, search) }, rank }]
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

/** Networks on which an exchange accepts deposits, by descending chain ID (spec §5). */
export const exchangeNetworkRows = (networks: readonly ChainRow[], search: string): readonly NetworkRow[] =>
  networks
    .filter((chain) => matchRank(namesOf(chain), search) !== null)
    .map((chain) => ({ chain, blocked: null, foundIn: null, renamed: matchRenamed(chain, search) }))

const weightOf = ({ chain }: NetworkRow): number => Math.max(0, ...chain.popular_item_list.map((item) => item.weight))

/** Minimum rows per shortcut, so that shortcuts stay shorter than the list. */
const ROWS_A_SHORTCUT = 2

/**
 * Shortcuts above the list, by descending weight. None during a search, and none for disabled networks.
 * Above a list that is hardly longer they would only duplicate it.
 */
export function popularOf(rows: readonly NetworkRow[], tab: NetworkTab, search: string): readonly NetworkRow[] {
  if (!hasPopular[tab] || search.trim() !== '') return []
  const popular = rows.filter((row) => row.blocked === null && weightOf(row) > 0)
  return rows.length < popular.length * ROWS_A_SHORTCUT ? [] : popular.toSorted((a, b) => weightOf(b) - weightOf(a))
}

/** `no_route`: nothing starts or ends there. `unreachable`: no route from the chosen source. */
type Blocked = 'no_route' | 'unreachable'

/** Networks without a route stay in the list with the reason, so that no one searches in vain. */
export function whyBlocked(
  side: 'from' | 'to',
  { routes }: ChainsData,
  fromChainId: number | null,
): (chain: ChainRow) => Blocked | null {
  const sources = new Set(routes.map((route) => route.fromChainId))
  const reachable = new Set(routes.filter((route) => route.fromChainId === fromChainId).map((route) => route.toChainId))
  const from = (chain: ChainRow): Blocked | null => (sources.has(chain.chain_id) ? null : 'no_route')
  // Choosing the source itself swaps the two networks.
  const to = (chain: ChainRow): Blocked | null =>
    chain.chain_id === fromChainId || reachable.has(chain.chain_id) ? null : 'unreachable'
  const of = side === 'from' ? from : to
  return (chain) => (chain.route.available ? of(chain) : 'no_route')
}
