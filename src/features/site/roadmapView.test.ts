import { expect, it } from 'vitest'
import type { RoadmapRow } from '#core/wire/site.ts'
import { roadmapGroups } from './roadmapView.ts'

const row = (id: string, state: RoadmapRow['state'], date: string | null = null): RoadmapRow => ({
  id,
  title: id,
  text: '',
  state,
  date,
  link: null,
})

it('lists work in progress before plans and what is live, and leaves out empty groups', () => {
  const rows = [row('a', 'live'), row('b', 'planned'), row('c', 'in_progress')]
  expect(roadmapGroups(rows).map(({ state }) => state)).toEqual(['in_progress', 'planned', 'live'])
  expect(roadmapGroups([row('a', 'live')]).map(({ state }) => state)).toEqual(['live'])
  expect(roadmapGroups([])).toEqual([])
})

it.each([
  ['planned', ['soon', 'later', 'undated']],
  ['live', ['later', 'soon', 'undated']],
] as const)('sorts what is %s by date', (state, expected) => {
  const rows = [row('undated', state), row('later', state, '2027-05-01'), row('soon', state, '2027-01-01')]
  expect(roadmapGroups(rows).flatMap((group) => group.rows.map(({ id }) => id))).toEqual(expected)
})
