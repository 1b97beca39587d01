import { expect, it } from 'vitest'
import { figuresOf } from './figures.ts'
import { outcomesOf } from './testing/outcomes.ts'

const hidden = {
  transfers: null,
  arrived_percent: null,
  refunded_percent: null,
  late_percent: null,
  median_seconds: null,
  p95_seconds: null,
  median_shortfall_bps: null,
  p95_shortfall_bps: null,
}

it.each([
  [{ arrived: 4, timed: 4, senders: 4 }, 'under_5'],
  [{ arrived: 9, timed: 9, senders: 9 }, 'under_10'],
  [{ arrived: 50, timed: 50, senders: 4 }, 'few_senders'],
] as const)('of %j nothing but the class is published', (change, sample) =>
  expect(figuresOf(outcomesOf(change))).toEqual({
    from_chain_id: 1,
    to_chain_id: 2,
    ...hidden,
    sample,
    reported: 0,
  }),
)

it('shares count misses and what is overdue, and are rounded to the provider’s disadvantage', () => {
  const row = { arrived: 199, refunded: 1, failed: 0, overdue: 0, timed: 199, late: 1, senders: 60 }
  expect(figuresOf(outcomesOf(row))).toMatchObject({
    sample: 'enough',
    transfers: 200,
    arrived_percent: 99,
    refunded_percent: 1,
    late_percent: 1,
  })
  const never = outcomesOf({ overdue: 12, senders: 12 })
  expect(figuresOf(never)).toMatchObject({ sample: 'enough', arrived_percent: 0, median_seconds: null })
})

it('counts, times and amounts are rounded, so that one transfer doesn’t change them', () => {
  const row = { timed: 57, arrived: 57, senders: 9, medianSeconds: 41.2, p95Seconds: 1201, reported: 23 }
  const figures = figuresOf(outcomesOf({ ...row, medianShortfall: 0.5001, p95Shortfall: 12.34 }))
  expect(figures).toMatchObject({
    transfers: 50,
    median_seconds: 45,
    p95_seconds: 1260,
    median_shortfall_bps: 0.6,
    p95_shortfall_bps: 12.4,
    reported: 20,
  })
  expect(figuresOf(outcomesOf({ ...row, arrived: 58, timed: 58 }))).toMatchObject({ transfers: 50, median_seconds: 45 })
})

it('what a provider alone reports is no transfer of ours, and times without a report of ours are none', () => {
  expect(figuresOf(outcomesOf({ reported: 500, senders: 100 }))).toMatchObject({ sample: 'under_5', reported: 500 })
  const figures = figuresOf(outcomesOf({ arrived: 20, timed: 9, senders: 20, medianSeconds: 3, p95Seconds: 3 }))
  expect(figures).toMatchObject({ arrived_percent: 100, late_percent: null, median_seconds: null, p95_seconds: null })
})
