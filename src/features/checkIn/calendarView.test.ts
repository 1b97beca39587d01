import { expect, it } from 'vitest'
import { calendarView, type CheckedDay } from './calendarView.ts'

const now = new Date('2026-03-18T12:00:00Z')
const early = new Date('2026-03-03T00:00:00Z')
const row = (blockDate: string, some: Partial<CheckedDay> = {}): CheckedDay => ({ blockDate, points: 2, chainId: 1868, txHash: '0xa', inBridge: false, ...some })
const url = (chainId: number, hash: string) => (chainId === 1868 ? `https://scan/${hash}` : null)
const view = (rows: CheckedDay[] = [], transactionCount = rows.length + 5) => calendarView({ year: 2026, month: 3 }, { historyList: rows, transactionCount }, now, early, url)
const cell = (number: number, rows: CheckedDay[] = []) => view(rows).find((one) => one.number === number && one.state !== 'outside')

it('shows six weeks', () => expect(view()).toHaveLength(42))

it.each([
  [2, 'open'],
  [3, 'missed'],
  [17, 'missed'],
  [18, 'today'],
  [19, 'open'],
])('day %i is %s', (number, state) => expect(cell(number, [row('2026-03-10')])).toMatchObject({ state, points: null, href: null }))

it('a checked day has its points and its transaction', () => {
  expect(cell(18, [row('2026-03-18', { points: 10 })])).toMatchObject({ state: 'checked', points: 10, href: 'https://scan/0xa' })
  expect(cell(17, [row('2026-03-17', { chainId: 1 })])).toMatchObject({ state: 'checked', href: null })
})

it('a day of the month beside it is a number alone', () => {
  const outside = view([row('2026-02-28')]).filter((one) => one.state === 'outside')
  expect(outside[0]).toMatchObject({ points: null, href: null })
  expect(outside).toHaveLength(42 - 31)
})

it('while nobody knows the days, none counts as missed', () => {
  const states = calendarView({ year: 2026, month: 3 }, null, now, early, url).map(({ state }) => state)
  expect(states.filter((state) => state !== 'outside')).toEqual([...Array<string>(17).fill('open'), 'today', ...Array<string>(13).fill('open')])
})

it('no day before the first check-in counts as missed', () => {
  const misses = (rows: CheckedDay[], all: number) => view(rows, all).filter(({ state }) => state === 'missed').map(({ number }) => number)
  expect(misses([], 0)).toEqual([])
  expect(misses([row('2026-03-15'), row('2026-03-12')], 2)).toEqual([13, 14, 16, 17])
  expect(misses([row('2026-03-15')], 2)).toContain(14)
  expect(misses([], 7)).toEqual([])
})
