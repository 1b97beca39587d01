import { describe, expect, it } from 'vitest'
import type { TrackerRow } from '#core/wire/tracker.ts'
import { csvRows, type Sort, trackerView } from './trackerView.ts'

const day = (date: string): number => Date.parse(date) / 86_400_000
const row = (
  chain_id: number,
  address: string,
  dates: readonly string[],
  more: Partial<NonNullable<TrackerRow['activity']>> = {},
): TrackerRow => ({
  chain_id,
  address,
  failure: null,
  activity: {
    transactions: dates.length,
    volume: { amount: '10', usd: '1000' },
    gas: { amount: '1', usd: '100' },
    contracts: 2,
    days: dates.map((date): [number, number] => [day(date), 1]),
    first_at: dates.length > 0 ? `${dates[0]}T00:00:00.000Z` : null,
    last_at: dates.length > 0 ? `${dates.at(-1)}T00:00:00.000Z` : null,
    at_least: false,
    stale: false,
    read_at: '2026-03-01T00:00:00.000Z',
    ...more,
  },
})
const failed = (chain_id: number, address: string): TrackerRow => ({
  chain_id,
  address,
  activity: null,
  failure: 'busy',
})
const view = (rows: readonly TrackerRow[], networks = [1, 2], addresses = ['0xa'], sort: Sort = 'transactions') =>
  trackerView(rows, { addresses, networks }, sort)

it('counts a day once, however many networks it is on', () => {
  const { total, pending } = view([
    row(1, '0xa', ['2026-01-31', '2026-02-02']),
    row(2, '0xa', ['2026-02-02', '2026-02-03']),
  ])
  expect(total).toMatchObject({
    transactions: 4,
    days: 3,
    weeks: 2,
    months: 2,
    volumeUsd: 2000n,
    gasUsd: 200n,
    contracts: 4,
    firstAt: '2026-01-31T00:00:00.000Z',
    lastAt: '2026-02-03T00:00:00.000Z',
  })
  expect(pending).toBe(0)
})

it('adds no contracts of one network up over addresses, which may share them', () => {
  const both = [row(1, '0xa', ['2026-01-01']), row(1, '0xb', ['2026-01-01'])]
  const { total, addresses } = view(both, [1], ['0xa', '0xb'])
  expect(total).toMatchObject({ contracts: 2, sharesContracts: true })
  expect(addresses.map(({ figures }) => [figures.contracts, figures.sharesContracts])).toEqual([
    [2, false],
    [2, false],
  ])
  const idle = [row(1, '0xa', ['2026-01-01']), row(1, '0xb', ['2026-01-01'], { contracts: 0 })]
  expect(view(idle, [1], ['0xa', '0xb']).total).toMatchObject({ contracts: 2, sharesContracts: false })
})

it('has a line of plain figures per address and network in the file', () => {
  const rows = [row(1, '0xa', ['2026-01-31', '2026-02-02']), row(1, '0xb', ['2026-02-02']), row(2, '0xa', [])]
  const [head, ...lines] = csvRows(view(rows, [1, 2], ['0xa', '0xb']), (key) => `network ${key}`)
  const columns = ['network', 'address', 'transactions', 'active_days', 'active_weeks', 'active_months', 'contracts']
  expect(head?.slice(0, 7)).toEqual(columns)
  expect(lines.map((line) => line.slice(0, 7))).toEqual([
    ['network 1', '0xa', '2', '2', '2', '2', '2'],
    ['network 1', '0xb', '1', '1', '1', '1', '2'],
  ])
  expect(lines.every((line) => line.length === head?.length)).toBe(true)
})

describe('what is missing', () => {
  it('is named: networks that failed for an address, and those that have not answered', () => {
    const { failed: names, pending, quiet } = view([row(1, '0xa', []), failed(2, '0xa')], [1, 2, 3])
    expect([names, pending, quiet]).toEqual([[2], 1, 1])
  })

  it('stays named, in the same order, while it is asked again', () => {
    const ask = (rows: readonly TrackerRow[]) =>
      trackerView(rows, { addresses: ['0xa'], networks: [1, 2, 3], retried: [3, 2] }, 'transactions').failed
    expect(ask([row(1, '0xa', [])])).toEqual([2, 3])
    expect(ask([row(1, '0xa', []), failed(3, '0xa')])).toEqual([2, 3])
    expect(ask([row(1, '0xa', []), row(2, '0xa', []), failed(3, '0xa')])).toEqual([3])
  })

  it('a network that failed for one of two addresses is not quiet', () =>
    expect(view([row(1, '0xa', []), failed(1, '0xb')], [1], ['0xa', '0xb'])).toMatchObject({ failed: [1], quiet: 0 }))

  it('marks figures that are a minimum, old, or without a price', () => {
    const marked = { at_least: true, stale: true, volume: { amount: '1', usd: null } }
    expect(view([row(1, '0xa', ['2026-01-01'], marked)]).total).toMatchObject({
      atLeast: true,
      stale: true,
      isUnpriced: true,
    })
    const nothing = { amount: '0', usd: null }
    expect(view([row(1, '0xa', ['2026-01-01'], { volume: nothing, gas: nothing })]).total.isUnpriced).toBe(false)
  })
})

it.each([
  ['transactions', ['1', '2']],
  ['last', ['2', '1']],
  ['volume', ['2', '1']],
] as const)('sorts by %s', (sort, keys) => {
  const rows = [
    row(1, '0xa', ['2026-01-01', '2026-01-02']),
    row(2, '0xa', ['2026-02-01'], { volume: { amount: '1', usd: '5000' } }),
  ]
  expect(view(rows, [1, 2], ['0xa'], sort).networks.map(({ key }) => key)).toEqual(keys)
})

describe('the chart', () => {
  it('has every month, and each network’s part of it', () => {
    const { chart } = view([row(1, '0xa', ['2025-12-30', '2026-02-01']), row(2, '0xa', ['2026-02-03'])])
    expect(chart).toEqual({
      months: ['2025-12', '2026-01', '2026-02'],
      series: [
        { chainId: 1, counts: [1, 0, 1], transactions: 2 },
        { chainId: 2, counts: [0, 0, 1], transactions: 1 },
      ],
      totals: [1, 0, 2],
    })
  })

  it('shows the busiest networks apart, and all others together', () => {
    const ids = [1, 2, 3, 4, 5, 6, 7]
    const rows = ids.map((id) => row(id, '0xa', Array(8 - id).fill('2026-01-01')))
    const { series, totals } = view(rows, ids).chart
    expect(series.map(({ chainId }) => chainId)).toEqual([1, 2, 3, 4, 5, null])
    expect(totals).toEqual([28])
    expect(view(rows.slice(0, 6), ids).chart.series).toHaveLength(6)
  })

  it('is empty without activity', () => expect(view([]).chart).toEqual({ months: [], series: [], totals: [] }))
})
