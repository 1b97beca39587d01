import type { RouteOutcomes } from '#store/orders/outcomes.ts'
import type { HistoryMark, Quote } from '#core/wire/quote.ts'
import { isPublic, known } from './figures.ts'

/** Expectation of a provider's quotes from its history on a route. */
export interface Expectation {
  /** Parts per million of the quoted amount. */
  readonly ppm: number
  readonly marks: readonly HistoryMark[]
  /** True if the history is too short to say more than the prior. */
  readonly isThin: boolean
}

/** Shares that a provider without history is assumed to have, and the number of transfers that outweighs them. */
const PRIOR = { missed: 0.01, late: 0.05, shortfall: 5, weight: 10 }
/** Parts of an amount that a miss and a delay are worth: a refund costs time, fees and the rate, seldom everything. */
const COST = { missed: 0.2, late: 0.01 }
/** Shares, and basis points, from which a quote says so. */
const OFTEN = { missed: 0.1, late: 0.25, shortfall: 50 }

type Sums = Pick<RouteOutcomes, 'arrived' | 'refunded' | 'failed' | 'overdue' | 'timed' | 'late'> & {
  readonly shortfallSum: number
}
type Shares = Pick<typeof PRIOR, 'missed' | 'late' | 'shortfall'>

const none: Sums = { arrived: 0, refunded: 0, failed: 0, overdue: 0, timed: 0, late: 0, shortfallSum: 0 }

const sumsOf = (rows: readonly RouteOutcomes[]): Sums =>
  rows.reduce(
    (sum, row) => ({
      arrived: sum.arrived + row.arrived,
      refunded: sum.refunded + row.refunded,
      failed: sum.failed + row.failed,
      overdue: sum.overdue + row.overdue,
      timed: sum.timed + row.timed,
      late: sum.late + row.late,
      shortfallSum: sum.shortfallSum + (row.meanShortfall ?? 0) * row.arrived,
    }),
    none,
  )

/** Payouts that the provider alone reports are in none of the sums, so they improve nothing. */
function sharesOf(sums: Sums, prior: Shares, weight: number): Shares {
  const shrunk = (sum: number, count: number, expected: number): number =>
    count + weight === 0 ? expected : (sum + expected * weight) / (count + weight)
  return {
    missed: shrunk(known(sums) - sums.arrived, known(sums), prior.missed),
    late: shrunk(sums.late, sums.timed, prior.late),
    shortfall: shrunk(sums.shortfallSum, sums.arrived, prior.shortfall),
  }
}

const lossOf = ({ missed, late, shortfall }: Shares): number =>
  shortfall / 10_000 + missed * COST.missed + late * COST.late

/**
 * Returns the expectation of a provider's quotes between two networks. A route with few transfers is assumed to be like the
 * provider's others, and a provider with few like any. The last days count beyond the longer window only if they are worse.
 */
export function expectationOf(
  { month, week }: { readonly month: readonly RouteOutcomes[]; readonly week: readonly RouteOutcomes[] },
  route: Pick<RouteOutcomes, 'provider' | 'fromChain' | 'toChain'>,
): Expectation {
  const ofProvider = ({ provider }: RouteOutcomes): boolean => provider === route.provider
  const ofRoute = (row: RouteOutcomes): boolean =>
    ofProvider(row) && row.fromChain === route.fromChain && row.toChain === route.toChain
  const all = sumsOf(month.filter(ofProvider))
  const overall = sharesOf(all, PRIOR, PRIOR.weight)
  const usual = sharesOf(sumsOf(month.filter(ofRoute)), overall, PRIOR.weight)
  const recent = sharesOf(sumsOf(week.filter(ofRoute)), usual, PRIOR.weight)
  const loss = Math.min(1, Math.max(lossOf(usual), lossOf(recent)))
  return {
    ppm: Math.round((1 - loss) * 1_000_000),
    marks: [...new Set([...month, ...week].filter(ofRoute).filter(isPublic).flatMap(marksOf))],
    isThin: known(all) < PRIOR.weight,
  }
}

function marksOf(row: RouteOutcomes): HistoryMark[] {
  const shares = sharesOf(sumsOf([row]), PRIOR, 0)
  return (['missed', 'late', 'shortfall'] as const).filter(
    (kind) => (kind !== 'late' || row.timed >= PRIOR.weight) && shares[kind] >= OFTEN[kind],
  )
}

interface RankedQuote {
  readonly provider: string
  readonly eta_seconds: number
}
/** A quote and what it brings, in base units, after fees on top. */
export interface QuoteRow<T> {
  readonly quote: T
  readonly net: bigint
}
export type Rank = <T extends RankedQuote>(rows: readonly QuoteRow<T>[]) => (T & Pick<Quote, 'history'>)[]

/**
 * Sorts quotes by what their providers' history lets expect, then by speed, and says why one is below a lower one. No amount
 * changes.
 */
export const rankBy =
  (expectation: (provider: string) => Expectation): Rank =>
  (rows) =>
    rows
      .map(({ quote, net }) => {
        const expected = expectation(quote.provider)
        return { quote, net, expected, amount: (net * BigInt(expected.ppm)) / 1_000_000n }
      })
      .sort((a, b) =>
        a.amount === b.amount ? a.quote.eta_seconds - b.quote.eta_seconds : a.amount < b.amount ? 1 : -1,
      )
      .map(({ quote, net, expected }, index, sorted) => {
        const isBelowLess = sorted.slice(0, index).some((above) => above.net < net)
        const marks = expected.marks.length > 0 || !isBelowLess ? expected.marks : [expected.isThin ? 'new' : 'weaker']
        return marks.length === 0 ? quote : { ...quote, history: [...marks] }
      })
