import { expect, it } from 'vitest'
import type { ActivityGroup, ActivityRow } from './activityView.ts'
import { panelView } from './panelView.ts'

const row = (id: number, done = false) => ({ id, done }) as ActivityRow
const group = (id: number, ...rows: ActivityRow[]) => ({ id, rows }) as unknown as ActivityGroup

it('shows the first open campaign of each theme, and the others in turn', () => {
  const view = panelView([group(1, row(1, true), row(2), row(3)), group(2, row(4, true)), group(3, row(5), row(6))])
  expect(view.lists.map((one) => [one.id, one.rows.map(({ id }) => id)])).toEqual([[1, [2]], [3, [5]]])
  expect(view.more.map(({ id }) => id)).toEqual([3, 6])
})

it('is empty once everything is done', () => expect(panelView([group(1, row(1, true))])).toEqual({ lists: [], more: [] }))
