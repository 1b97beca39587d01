import { expect, it } from 'vitest'
import { utcDay } from '#core/rewards/utcDay.ts'
import { type Cell, calendarView, type CheckedDay, nobodysMonth } from './calendarView.ts'

const facts = {
  month: { year: 2026, month: 3 },
  today: utcDay(new Date('2026-03-18T12:00:00Z')),
  open: true,
  earliest: new Date('2026-03-03T00:00:00Z'),
  txUrl: (chainId: number, hash: string) => (chainId === 1868 ? `https://scan/${hash}` : null),
}
const row = (blockDate: string, some: Partial<CheckedDay> = {}): CheckedDay => ({
  blockDate,
  points: 2,
  chainId: 1868,
  txHash: '0xa',
  inBridge: false,
  ...some,
})
const view = (rows: CheckedDay[] = [], transactionCount = rows.length + 5, open = true) =>
  calendarView({ ...facts, open, known: { historyList: rows, transactionCount } })
const cell = (number: number, rows: CheckedDay[] = []) =>
  view(rows).find((one) => one.number === number && one.state !== 'outside')
const statesOf = (cells: Cell[]) => cells.map(({ state }) => state).filter((state) => state !== 'outside')
const many = (state: string, count: number) => Array<string>(count).fill(state)

it('shows six weeks', () => expect(view()).toHaveLength(42))

it.each([
  [2, 'open'],
  [3, 'missed'],
  [17, 'missed'],
  [18, 'today'],
  [19, 'open'],
])('day %i is %s', (number, state) =>
  expect(cell(number, [row('2026-03-10')])).toMatchObject({ state, points: null, href: null }),
)

it('a checked day has its points and its transaction', () => {
  expect(cell(18, [row('2026-03-18', { points: 10 })])).toMatchObject({
    state: 'checked',
    points: 10,
    href: 'https://scan/0xa',
  })
  expect(cell(17, [row('2026-03-17', { chainId: 1 })])).toMatchObject({ state: 'checked', href: null })
})

it('a day of an adjacent month shows only its number', () => {
  const outside = view([row('2026-02-28')]).filter((one) => one.state === 'outside')
  expect(outside[0]).toMatchObject({ points: null, href: null })
  expect(outside).toHaveLength(42 - 31)
})

it('while the days are unknown, those that may have a check-in are too, today included', () => {
  expect(statesOf(calendarView({ ...facts, known: null }))).toEqual([
    ...many('open', 2),
    ...many('unknown', 16),
    ...many('open', 13),
  ])
})

it('today cannot be pressed until it is known to be open', () => {
  const today = view([], 0, false).find(({ day }) => day === facts.today)
  expect(today?.state).toBe('unknown')
})

it('without a wallet, today is available', () => {
  expect(statesOf(calendarView({ ...facts, known: nobodysMonth }))).toEqual([
    ...many('open', 17),
    'today',
    ...many('open', 13),
  ])
})

it('no day before the first check-in is missed', () => {
  const misses = (rows: CheckedDay[], all: number) =>
    view(rows, all)
      .filter(({ state }) => state === 'missed')
      .map(({ number }) => number)
  expect(misses([], 0)).toEqual([])
  expect(misses([row('2026-03-15'), row('2026-03-12')], 2)).toEqual([13, 14, 16, 17])
  expect(misses([row('2026-03-15')], 2)).toContain(14)
  expect(misses([], 7)).toEqual([])
})
