import type { MisleadingMark } from '#core/catalogue/misleading.ts'
import type { ChainRow, TokenRow } from '#core/wire/catalogue.ts'
import { parseUsd, USD_DECIMALS, usdValue } from '#core/money/usd.ts'
import { formatUnits } from '#core/money/units.ts'
import { displayUsd } from '#src/format/amount.ts'

/** Address whose balances are shown, canonical in its family. */
export interface Owner {
  readonly family: ChainRow['family']
  readonly address: string
}

/** Token of which balances are shown. */
export type HeldToken = Pick<
  TokenRow,
  'asset_id' | 'chain_id' | 'address' | 'symbol' | 'name' | 'decimals' | 'icon' | 'usd_price' | 'usd_price_stale'
> & {
  /** Tokens that no route has; absent for those of routes. */
  readonly origin?: 'wrapped' | 'imported'
  /** Reasons for which an imported token may be meant to deceive. */
  readonly marks?: readonly MisleadingMark[]
}

/** Balances of one owner on one network, in base units by asset id; null while it is read, or if the read failed. */
export interface Read {
  readonly owner: Owner
  readonly chain: ChainRow
  readonly amounts: ReadonlyMap<string, bigint> | null
  readonly failed: boolean
}

/** One balance above zero. */
export interface Holding {
  readonly owner: Owner
  readonly chain: ChainRow
  readonly token: HeldToken
  readonly amount: bigint
  /** Value in 1e-8 dollar; null without a price. */
  readonly usd: bigint | null
}

/** Balances of assets with one symbol, on all networks and of all owners; an imported token is one of its own. */
export interface AssetGroup {
  /** Name by which settings keep it: a symbol of the lists, or the id of an imported token. */
  readonly key: string
  readonly symbol: string
  readonly token: HeldToken
  /** Whole amount in 1e-18 units, so that networks with other decimals add up. */
  readonly amount: bigint
  /** Sum of the known values; null if none is known. */
  readonly usd: bigint | null
  readonly stale: boolean
  readonly holdings: readonly Holding[]
}

/** Part of the total, with its share in basis points. */
export interface Slice {
  readonly name: string
  readonly usd: bigint
  readonly shareBps: number
  /** True if a price in it is outdated. */
  readonly stale: boolean
}

export interface Portfolio {
  /** Sum of the known values of all assets that count, in 1e-8 dollar. */
  readonly total: bigint
  /** All assets, also those that don't count. */
  readonly groups: readonly AssetGroup[]
  readonly byAsset: readonly Slice[]
  readonly byNetwork: readonly Slice[]
  /** Networks of which a read failed, so that the total lacks them. */
  readonly degraded: readonly ChainRow[]
  /** Reads without an answer so far, which files name. */
  readonly unread: readonly Read[]
  readonly pending: number
  /** Assets that count and have no price, so that the total lacks them. */
  readonly unpriced: number
  readonly stale: boolean
}

export const GROUP_DECIMALS = 18
const CENT = 10n ** BigInt(USD_DECIMALS - 2)

/** Formats 1e-8 dollars in whole cents and never as millions: a total is shown to its owner in full. */
export function fullUsd(usd: bigint): string {
  // A cost isn't abbreviated, and whole cents aren't rounded up.
  const shown = usd < CENT ? usd : usd - (usd % CENT)
  return displayUsd(formatUnits(shown, USD_DECIMALS), 'cost') ?? ''
}

/** Slices of a picture; the others are summed. */
const MOST_SLICES = 5

/**
 * Adds up the reads.
 * @param isCounted false for assets that the total and its parts leave out
 */
export function portfolioOf(
  reads: readonly Read[],
  tokens: readonly HeldToken[],
  isCounted: (group: AssetGroup) => boolean = () => true,
): Portfolio {
  const ofChain = new Map<number, HeldToken[]>()
  for (const token of tokens) listUnder(ofChain, token.chain_id, token)
  const holdings = reads.flatMap((read) => holdingsOf(read, ofChain.get(read.chain.chain_id) ?? []))
  const groups = groupsOf(holdings)
  const counted = groups.filter(isCounted)
  const failed = reads.filter((read) => read.failed)
  return {
    total: sumOf(counted),
    groups,
    byAsset: slicesOf(counted.map(({ symbol, usd, stale }) => [symbol, usd ?? 0n, stale])),
    byNetwork: slicesOf(
      counted
        .flatMap((group) => group.holdings)
        .map(({ chain, usd, token }) => [chain.alias_name, usd ?? 0n, usd !== null && token.usd_price_stale]),
    ),
    degraded: [...new Map(failed.map(({ chain }) => [chain.chain_id, chain])).values()],
    unread: reads.filter(({ amounts }) => amounts === null),
    pending: reads.filter((read) => read.amounts === null && !read.failed).length,
    unpriced: counted.filter((group) => group.usd === null && !isMisleading(group)).length,
    stale: counted.some(({ stale }) => stale),
  }
}

function listUnder<Key, Row>(lists: Map<Key, Row[]>, key: Key, row: Row): void {
  const list = lists.get(key)
  if (list) list.push(row)
  else lists.set(key, [row])
}

function holdingsOf({ owner, chain, amounts }: Read, tokens: readonly HeldToken[]): Holding[] {
  if (!amounts) return []
  return tokens.flatMap((token) => {
    const amount = amounts.get(token.asset_id) ?? 0n
    if (amount === 0n) return []
    const usd = token.usd_price === null ? null : usdValue(amount, token.decimals, parseUsd(token.usd_price))
    return [{ owner, chain, token, amount, usd }]
  })
}

function groupsOf(holdings: readonly Holding[]): AssetGroup[] {
  const byKey = new Map<string, Holding[]>()
  for (const holding of holdings) listUnder(byKey, keyOf(holding.token), holding)
  return [...byKey].flatMap(([key, own]) => {
    const sorted = own.toSorted(byValue)
    const [first] = sorted
    if (!first) return []
    const priced = own.some(({ usd }) => usd !== null)
    const stale = own.some(({ token }) => token.usd_price_stale && token.usd_price !== null)
    return [
      {
        key,
        symbol: first.token.symbol,
        token: first.token,
        amount: wholeOf(own),
        usd: priced ? sumOf(own) : null,
        stale,
        holdings: sorted,
      },
    ]
  })
}

/** A symbol that anyone can give a token adds nothing to the listed one's. */
const keyOf = ({ origin, symbol, asset_id }: HeldToken): string => (origin === 'imported' ? asset_id : symbol)

/** True for an asset that may be meant to deceive. */
export const isMisleading = ({ token }: Pick<AssetGroup, 'token'>): boolean => (token.marks ?? []).length > 0

const wholeOf = (holdings: readonly Holding[]): bigint =>
  holdings.reduce((sum, { amount, token }) => sum + scaled(amount, token.decimals), 0n)

const scaled = (amount: bigint, decimals: number): bigint =>
  decimals <= GROUP_DECIMALS
    ? amount * 10n ** BigInt(GROUP_DECIMALS - decimals)
    : amount / 10n ** BigInt(decimals - GROUP_DECIMALS)

const sumOf = (holdings: readonly { readonly usd: bigint | null }[]): bigint =>
  holdings.reduce((sum, { usd }) => sum + (usd ?? 0n), 0n)

/** The higher value first; without a price last. */
const byValue = (a: { usd: bigint | null }, b: { usd: bigint | null }): number => {
  const [left, right] = [a.usd ?? -1n, b.usd ?? -1n]
  return left === right ? 0 : left < right ? 1 : -1
}

/** Sums equal names and returns the largest parts; the last one, without a name, is the rest. Shares add up to 10,000. */
export function slicesOf(parts: readonly (readonly [name: string, usd: bigint, stale: boolean])[]): readonly Slice[] {
  const sums = new Map<string, Omit<Slice, 'shareBps'>>()
  for (const [name, usd, stale] of parts) {
    const sum = sums.get(name)
    sums.set(name, { name, usd: (sum?.usd ?? 0n) + usd, stale: stale || (sum?.stale ?? false) })
  }
  const sorted = [...sums.values()]
    .filter(({ usd }) => usd > 0n)
    .sort((a, b) => (a.usd < b.usd ? 1 : a.usd > b.usd ? -1 : 0))
  const total = totalOf(sorted)
  const shown = sorted.length > MOST_SLICES ? sorted.slice(0, MOST_SLICES - 1) : sorted
  const others = sorted.slice(shown.length)
  const rest = { name: '', usd: totalOf(others), stale: others.some(({ stale }) => stale) }
  const all = rest.usd > 0n ? [...shown, rest] : shown
  // In the tenths of a percent that are shown, so that these add up too.
  const shares = all.map(({ usd }) => 10 * Number((usd * 1000n) / total))
  const lost = 10_000 - shares.reduce((sum, share) => sum + share, 0)
  return all.map((part, index) => ({ ...part, shareBps: (shares[index] ?? 0) + (index === 0 ? lost : 0) }))
}

const totalOf = (parts: readonly Pick<Slice, 'usd'>[]): bigint => parts.reduce((sum, { usd }) => sum + usd, 0n)

/** Settings of the list, kept in this browser. */
export interface ListSettings {
  readonly hideSmall: boolean
  readonly pinned: readonly string[]
  readonly hidden: readonly string[]
  /** Assets that are hidden by themselves and that the person wants to see. */
  readonly trusted: readonly string[]
  readonly showHidden: boolean
}

export interface ListedGroups {
  readonly shown: readonly AssetGroup[]
  readonly small: number
  /** Assets that the person has hidden, and those that may be meant to deceive. */
  readonly hidden: readonly AssetGroup[]
}

/** Values below this many 1e-8 dollars are small: one dollar. */
const SMALL = 10n ** BigInt(USD_DECIMALS)

/** True for an asset that is out of the list unless hidden ones are shown. */
export const isHiddenAsset = (
  group: Pick<AssetGroup, 'key' | 'token'>,
  { hidden, trusted }: Pick<ListSettings, 'hidden' | 'trusted'>,
): boolean => hidden.includes(group.key) || (isMisleading(group) && !trusted.includes(group.key))

/** Orders the assets: pinned ones first, then by value. Pinned ones are never left out as small. */
export function listed(
  groups: readonly AssetGroup[],
  { hideSmall, pinned, hidden, trusted }: Omit<ListSettings, 'showHidden'>,
): ListedGroups {
  const isPinned = ({ key }: AssetGroup): boolean => pinned.includes(key)
  const isSmall = (group: AssetGroup): boolean => !isPinned(group) && (group.usd ?? 0n) < SMALL
  const isOut = (group: AssetGroup): boolean => isHiddenAsset(group, { hidden, trusted })
  const visible = groups.filter((group) => !isOut(group))
  const sorted = visible.toSorted((a, b) => Number(isPinned(b)) - Number(isPinned(a)) || byValue(a, b))
  return {
    shown: hideSmall ? sorted.filter((group) => !isSmall(group)) : sorted,
    small: hideSmall ? sorted.filter(isSmall).length : 0,
    hidden: groups.filter(isOut),
  }
}

/** Total of an earlier visit. */
export interface Snapshot {
  /** Milliseconds since 1970. */
  readonly at: number
  /** 1e-8 dollars as a decimal string. */
  readonly total: string
  /** Owners of the total, and the assets that it leaves out: another set is not compared. */
  readonly owners: string
}

export interface Snapshots {
  readonly before: Snapshot | null
  readonly latest: Snapshot | null
}

/** A visit ends after this time without another look. */
const VISIT_MS = 30 * 60_000

export const ownersKey = (owners: readonly Owner[]): string =>
  owners
    .map(({ family, address }) => `${family}:${address}`)
    .sort()
    .join(' ')

/** Name of what a total covers: hiding an asset doesn’t change its value, so totals with it and without it aren’t compared. */
export const totalKey = (
  owners: readonly Owner[],
  { groups }: Portfolio,
  isCounted: (group: AssetGroup) => boolean,
): string =>
  [
    ownersKey(owners),
    ...groups
      .filter((group) => group.usd !== null && !isCounted(group))
      .map(({ key }) => key)
      .sort(),
  ].join(' -')

/** Returns the snapshots after a complete total: one of another visit becomes the total that this one is compared with. */
export function withTotal({ before, latest }: Snapshots, now: Snapshot): Snapshots {
  const isNewVisit = latest !== null && (now.at - latest.at > VISIT_MS || latest.owners !== now.owners)
  return { before: isNewVisit ? latest : before, latest: now }
}

export interface Change {
  readonly usd: bigint
  /** Ratio of the change to the earlier total, such as "0.0312"; null if that was zero. */
  readonly ratio: string | null
  readonly since: number
}

/** Compares a total with that of an earlier visit with the same owners; null without one. */
export function changeSince({ before }: Pick<Snapshots, 'before'>, total: bigint, owners: string): Change | null {
  if (before === null || before.owners !== owners) return null
  const earlier = BigInt(before.total)
  const usd = total - earlier
  const parts = earlier === 0n ? null : (abs(usd) * 1_000_000n) / earlier
  return { usd, ratio: parts === null ? null : formatUnits(parts, 6), since: before.at }
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value)
