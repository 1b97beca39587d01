import { expect, it } from 'vitest'
import { comingOf } from './MyPoints.tsx'

const row = (points: number, final_at: string, pending = true) => ({ points, final_at, pending })

it('shows the date of the last pending points', () => {
  expect(
    comingOf(
      [row(30, '2026-03-02T00:00:00Z'), row(20, '2026-03-09T00:00:00Z'), row(9, '2026-04-01T00:00:00Z', false)],
      50,
    ),
  ).toEqual({ points: 50, until: '2026-03-09T00:00:00Z' })
})
it('shows no date while entries are not loaded', () =>
  expect(comingOf([row(30, '2026-03-02T00:00:00Z')], 50)).toEqual({ points: 50, until: null }))
it('is null if nothing is pending', () => expect(comingOf([row(5, '2026-03-02T00:00:00Z', false)], 0)).toBeNull())
