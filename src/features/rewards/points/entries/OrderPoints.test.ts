import { expect, it } from 'vitest'
import type { Entry } from './entryView.ts'
import { orderPoints } from './OrderPoints.tsx'

const at = '2026-03-02T00:00:00Z'
const row = (points: number, reason: Entry['reason'], more: Partial<Entry> = {}): Entry => ({
  id: String(points),
  rule: 'bridge',
  source: 'order',
  points,
  reason,
  at,
  final_at: at,
  pending: false,
  ...more,
})
const given = row(165, { kind: 'bridge', order: 'order', base: 150, percent: 110, number: 4 })
const taken = row(-165, { kind: 'taken_back', why: 'transfer_undone' })

it('returns the ledger’s points with their calculation', () => {
  expect(orderPoints([given])).toEqual({ points: 165, detail: '150 points with a 1.1× boost', countsAt: null })
})
it('returns the date from which they count', () =>
  expect(orderPoints([{ ...given, pending: true, final_at: '2026-03-05T00:00:00Z' }])?.countsAt).toBe(
    '2026-03-05T00:00:00Z',
  ))
it.each([
  ['there is no row yet', []],
  ['they were taken back', [taken, given]],
])('returns nothing if %s', (_, rows) => expect(orderPoints(rows)).toBeNull())
