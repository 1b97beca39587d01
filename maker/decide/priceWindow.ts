import { mostPayable, type PayableFacts, pricesDecide } from './mostPayable.ts'

/** Prices at one time, in 1e-8 dollar per whole unit; null where none was trusted. */
export interface PricePoint {
  /** Epoch milliseconds. */
  readonly at: number
  readonly from: bigint | null
  readonly to: bigint | null
  readonly native: bigint | null
}

/** Longest time that a quote leaves for its deposit, in milliseconds. */
export const LONGEST_OPENING_MS = 180_000
/** Maximum difference of chain and process clocks. Samples are further apart only while the maker was down. */
export const SLACK_MS = 60_000

/** Epoch milliseconds from an order's creation to its deposit. */
export interface PriceWindow {
  readonly start: number
  readonly end: number
}

/**
 * Time window whose prices may pay an order. Only the deposit's block proves a time: the API wrote the creation time,
 * so it counts no further back than a quote can live before its deposit.
 */
export function priceWindow(createdAt: number, depositedAt: number): PriceWindow {
  const earliest = depositedAt - LONGEST_OPENING_MS
  return { start: Math.min(Math.max(createdAt, earliest), depositedAt), end: depositedAt }
}

export interface Market {
  /** Oldest first; the last one is the maker's newest. */
  readonly points: readonly PricePoint[]
  /** `unknown`: no block has proven the time. `any`: the best of all points, for a pre-check that pays nothing. */
  readonly window: PriceWindow | 'unknown' | 'any'
}

const isNear = (at: number, time: number): boolean => Math.abs(at - time) <= SLACK_MS

/**
 * Returns the largest payout by the maker's own prices within the window. If they don't cover the whole window, the
 * lowest payout that any known price allows; null if none is known.
 */
export function mostPayableIn(facts: Omit<PayableFacts, 'prices'>, { points, window }: Market): bigint | null {
  const newest = points.at(-1) ?? { from: null, to: null, native: null }
  if (!pricesDecide(facts)) return mostPayable({ ...facts, prices: newest })
  const known = points.flatMap((point) => {
    const most = mostPayable({ ...facts, prices: point })
    return most === null ? [] : [{ at: point.at, most }]
  })
  const amounts = known.map(({ most }) => most)
  if (amounts.length === 0) return null
  if (window === 'any') return largest(amounts)
  if (window === 'unknown') return smallest(amounts)
  const { start, end } = window
  const isCovered = [start, end].every((time) => known.some(({ at }) => isNear(at, time)))
  if (!isCovered) return smallest(amounts)
  return largest(known.filter(({ at }) => at >= start - SLACK_MS && at <= end + SLACK_MS).map(({ most }) => most))
}

const largest = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (b > a ? b : a), 0n)
const smallest = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (b < a ? b : a), amounts[0] ?? 0n)
