import fc from 'fast-check'
import { expect, it } from 'vitest'
import { activeWeeks, activityOf, mergeDays, monthRange, monthsOf, type SentTransaction } from './activity.ts'

const at = (text: string): number => Date.parse(text) / 1000
const dayOf = (text: string): number => at(`${text}T00:00:00Z`) / 86_400
const sent = (hash: string, time: string, more: Partial<SentTransaction> = {}): SentTransaction => ({
  hash,
  at: at(time),
  contract: null,
  value: 0n,
  fee: 1n,
  ...more,
})

it('is nothing for a fresh address', () =>
  expect(activityOf([])).toEqual({
    transactions: 0,
    volume: 0n,
    gas: 0n,
    contracts: 0,
    days: [],
    firstAt: null,
    lastAt: null,
  }))

it('counts a transaction once, however often a page repeats it', () => {
  const one = sent('0xAB', '2026-03-01T23:59:59Z', { value: 5n, fee: 2n, contract: '0x1' })
  const activity = activityOf([one, { ...one, hash: '0xab' }, sent('0x2', '2026-03-02T00:00:00Z', { contract: '0x1' })])
  expect(activity).toMatchObject({ transactions: 2, volume: 5n, gas: 3n, contracts: 1 })
  expect(activity.days).toEqual([
    [dayOf('2026-03-01'), 1],
    [dayOf('2026-03-02'), 1],
  ])
  expect([activity.firstAt, activity.lastAt]).toEqual([at('2026-03-01T23:59:59Z'), at('2026-03-02T00:00:00Z')])
})

it.each([
  ['Sunday and Monday', ['2026-03-01', '2026-03-02'], 2],
  ['Monday to Sunday', ['2026-03-02', '2026-03-08'], 1],
  ['the ISO week over a new year', ['2025-12-29', '2026-01-04'], 1],
  ['the first week of 1970', ['1970-01-01', '1970-01-04'], 1],
  ['its next one', ['1970-01-04', '1970-01-05'], 2],
])('%s: %j are %i weeks', (_, dates, weeks) =>
  expect(activeWeeks(dates.map((date) => [dayOf(date), 1] as const))).toBe(weeks),
)

it('sums months, and fills the quiet ones of a chart', () => {
  const days = [
    [dayOf('2025-11-30'), 2],
    [dayOf('2025-12-01'), 3],
    [dayOf('2026-02-28'), 1],
    [dayOf('2026-02-27'), 4],
  ] as const
  const months = monthsOf(days)
  expect([...months]).toEqual([
    ['2025-11', 2],
    ['2025-12', 3],
    ['2026-02', 5],
  ])
  expect(monthRange([...months.keys()])).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthRange(['2019-01', '2026-02'], 3)).toEqual(['2025-12', '2026-01', '2026-02'])
  expect(monthRange([])).toEqual([])
})

it('merging networks changes no count', () => {
  const days = fc.array(fc.tuple(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 9 })))
  fc.assert(
    fc.property(days, days, (a, b) => {
      const merged = mergeDays([a, b])
      const sum = (list: typeof merged) => list.reduce((all, [, count]) => all + count, 0)
      expect(sum(merged)).toBe(sum(a) + sum(b))
      expect([...monthsOf(merged).values()].reduce((x, y) => x + y, 0)).toBe(sum(merged))
      expect(merged.map(([day]) => day)).toEqual(
        [...new Set([...a, ...b].map(([day]) => day))].toSorted((x, y) => x - y),
      )
    }),
  )
})
