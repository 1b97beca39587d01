import { AppError } from '../errors.ts'
import type { AssetDef, ChainDef } from '../catalogue/types.ts'
import { assetsOf, type SharePrice } from '../money/poolFigures.ts'
import { parseUnits } from '../money/units.ts'
import { bringsNothing } from './bridgePoints.ts'
import type { RewardRules } from './rules.ts'
import type { UtcDay } from './utcDay.ts'

/** Points for each full `per` of the token, in base units. */
export interface PoolRule {
  readonly per: bigint
  readonly points: number
}

/** Returns the rule for pools of a token; null if they earn nothing. Symbols are compared in capitals. */
export function poolRuleOf(
  { pool }: Pick<RewardRules, 'pool'>,
  { symbol, decimals }: Pick<AssetDef, 'symbol' | 'decimals'>,
): PoolRule | null {
  const row = pool[symbol.toUpperCase()]
  return row ? { per: parseUnits(row.per, decimals), points: row.points } : null
}

interface PoolPlace {
  readonly chain: Pick<ChainDef, 'isTestnet'>
  readonly asset: Pick<AssetDef, 'symbol' | 'decimals'>
}

/** Returns the rule of one pool; null if it earns nothing, as on test networks. */
export const rewardedPool = (rewards: Pick<RewardRules, 'pool'>, { chain, asset }: PoolPlace): PoolRule | null =>
  bringsNothing(chain) ? null : poolRuleOf(rewards, asset)

/** A tiny `per` must not exceed what the ledger holds in one entry. */
const MOST_POINTS = 1_000_000_000n

/** Returns the points of one full day with at least this much in the pool. */
export function poolPoints({ per, points }: PoolRule, value: bigint): number {
  const earned = (value / per) * BigInt(points)
  return Number(earned < MOST_POINTS ? earned : MOST_POINTS)
}

/** Shares that moved on a day; created ones have no sender, redeemed ones no recipient. Addresses are canonical. */
export interface ShareMove {
  readonly day: UtcDay
  readonly from: string | null
  readonly to: string | null
  readonly shares: bigint
}

export interface HeldShares {
  /** Shares of every account that matters, after the last move. */
  readonly shares: ReadonlyMap<string, bigint>
  /** All moves since the first day began, in order. */
  readonly moves: readonly ShareMove[]
  readonly first: UtcDay
  readonly last: UtcDay
}

/**
 * Returns the least shares of each account on each day, oldest first, by undoing the moves: earlier states need no archive.
 * @throws AppError `internal` if moves and shares contradict each other
 */
export function leastShares({ shares, moves, first, last }: HeldShares) {
  const held = new Map(shares)
  const newestFirst = moves.toReversed()
  let next = 0
  /** Undoes the newest moves while they are of such a day, and reports the accounts of each. */
  function undo(isOf: (day: UtcDay) => boolean, onUndone: (accounts: readonly string[]) => void): void {
    for (let move = newestFirst[next]; move && isOf(move.day); move = newestFirst[++next]) {
      const { from, to, shares: moved } = move
      add(to, -moved)
      add(from, moved)
      onUndone([from, to].filter((account) => account !== null))
    }
  }
  function add(account: string | null, change: bigint): void {
    const before = account === null ? undefined : held.get(account)
    if (account !== null && before !== undefined) held.set(account, before + change)
  }
  const days: { readonly day: UtcDay; readonly least: ReadonlyMap<string, bigint> }[] = []
  undo(
    (day) => day > last,
    () => undefined,
  )
  for (let day = last; day >= first; day--) {
    const least = new Map(held)
    undo(
      (of) => of === day,
      (accounts) => {
        for (const account of accounts) {
          const [now, before] = [held.get(account), least.get(account)]
          if (now !== undefined && before !== undefined && now < before) least.set(account, now)
        }
      },
    )
    days.push({ day: day as UtcDay, least })
  }
  if ([...days.flatMap(({ least }) => [...least.values()]), ...held.values()].some((left) => left < 0n))
    throw new AppError('internal', 'A pool’s shares and their moves contradict each other.')
  return days.toReversed()
}

/** Lowest share price by the day of its reading: a donation to the pool just after midnight raises no earlier day. */
export type LowestPrices = ReadonlyMap<UtcDay, SharePrice>

/** Adds a reading, and forgets days before `oldest`. */
export function withPrice(prices: LowestPrices, day: UtcDay, price: SharePrice, oldest: UtcDay): LowestPrices {
  const kept = [...prices].filter(([one]) => one >= oldest && one !== day)
  return new Map([...kept, [day, lower(prices.get(day) ?? price, price)]])
}

/** Lowest price read since the day began; null without one. */
export const lowestSince = (prices: LowestPrices, day: UtcDay): SharePrice | null =>
  [...prices]
    .filter(([one]) => one >= day)
    .reduce<SharePrice | null>((low, [, price]) => lower(low ?? price, price), null)

const lower = (a: SharePrice, b: SharePrice): SharePrice => (a.assets * b.shares <= b.assets * a.shares ? a : b)

/** True if accounts that aren't known hold enough together for one of them to earn something. */
export const isIncomplete = (
  known: ReadonlyMap<string, bigint>,
  supply: bigint,
  { price, rule }: { readonly price: SharePrice; readonly rule: PoolRule },
): boolean => assetsOf(supply - [...known.values()].reduce((sum, shares) => sum + shares, 0n), price) >= rule.per
