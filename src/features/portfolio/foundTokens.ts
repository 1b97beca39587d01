import type { MisleadingMark } from '#core/catalogue/misleading.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { FoundToken } from '#core/wire/portfolio.ts'
import type { SwapToken } from '#core/wire/swap.ts'
import type { Owner } from './holdings.ts'

/** Account on a network that is searched. */
export interface Place {
  readonly owner: Owner
  readonly chain: ChainRow
}

export interface FoundAnswer {
  readonly list: readonly FoundToken[]
  readonly since: string | null
  /** True if an explorer named the tokens of older blocks too. */
  readonly isWhole: boolean
  /** True if the account has more tokens than are listed. */
  readonly isCut: boolean
}

/** State of one search. */
export interface FoundRead extends Place {
  /** Null while it is read, or if the read failed. */
  readonly found: FoundAnswer | null
  readonly failed: boolean
}

/** Token that a person may add to the portfolio, with the sum of their balances in base units. */
export interface FoundRow {
  readonly chain: ChainRow
  readonly token: SwapToken
  readonly amount: bigint
  readonly marks: readonly MisleadingMark[]
}

export interface Found {
  /** Tokens that may be meant to deceive come last. */
  readonly list: readonly FoundRow[]
  /** Networks with a search that has no answer yet. */
  readonly pending: number
  /** True once any search has ended. */
  readonly isAnswered: boolean
  /** Networks of which a search failed. */
  readonly degraded: readonly ChainRow[]
  /** Networks with more tokens than are listed. */
  readonly cut: readonly ChainRow[]
  /** Networks whose older blocks were not searched, with the latest time from which on all were. */
  readonly searched: readonly { readonly chain: ChainRow; readonly since: string }[]
  /** Networks whose older blocks an explorer knows. */
  readonly whole: readonly ChainRow[]
}

/** More searches than a person waits for, and half of what the server allows in a minute. */
const MOST_PLACES = 60

/** Networks whose tokens can be searched. */
const searchable: ReadonlySet<ChainRow['family']> = new Set(['evm', 'svm'])

/**
 * Places to search, those where an account holds something first, and networks that are left out because there are too many.
 * @param read accounts on networks whose balances are known or awaited
 * @param held keys of those that hold something
 */
export function placesToSearch(
  read: readonly Place[],
  held: ReadonlySet<string>,
): { readonly places: readonly Place[]; readonly leftOut: readonly ChainRow[] } {
  const all = [...new Map(read.map((place) => [placeKey(place), place])).entries()]
    .filter(([, { chain }]) => searchable.has(chain.family))
    .toSorted(([a], [b]) => Number(held.has(b)) - Number(held.has(a)))
    .map(([, place]) => place)
  return { places: all.slice(0, MOST_PLACES), leftOut: networksOf(all.slice(MOST_PLACES)) }
}

export const placeKey = ({ owner, chain }: Place): string => `${owner.family} ${owner.address} ${chain.chain_id}`

/** Joins the answers. `known`: ids of tokens that the portfolio has already. */
export function foundOf(
  reads: readonly FoundRead[],
  known: ReadonlySet<string>,
  marksOf: (token: SwapToken) => readonly MisleadingMark[],
): Found {
  const rows = new Map<string, FoundRow>()
  const since = new Map<number, { readonly chain: ChainRow; readonly since: string }>()
  for (const { chain, found } of reads) {
    for (const { amount, ...token } of found?.list ?? []) {
      if (known.has(token.asset_id)) continue
      const sum = (rows.get(token.asset_id)?.amount ?? 0n) + BigInt(amount)
      rows.set(token.asset_id, { chain, token, amount: sum, marks: marksOf(token) })
    }
    const earlier = since.get(chain.chain_id)
    if (found?.since && !found.isWhole && (!earlier || earlier.since < found.since))
      since.set(chain.chain_id, { chain, since: found.since })
  }
  return {
    list: [...rows.values()].toSorted((a, b) => Number(a.marks.length > 0) - Number(b.marks.length > 0)),
    pending: networksOf(reads.filter(({ found, failed }) => found === null && !failed)).length,
    isAnswered: reads.some(({ found }) => found !== null),
    degraded: networksOf(reads.filter(({ failed }) => failed)),
    cut: networksOf(reads.filter(({ found }) => found?.isCut)),
    searched: [...since.values()],
    whole: networksOf(reads.filter(({ found }) => found?.isWhole)).filter(({ chain_id }) => !since.has(chain_id)),
  }
}

const networksOf = (reads: readonly Place[]): readonly ChainRow[] => [
  ...new Map(reads.map(({ chain }) => [chain.chain_id, chain])).values(),
]
