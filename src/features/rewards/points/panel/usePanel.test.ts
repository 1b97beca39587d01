import { expect, it } from 'vitest'
import type { ActivityGroup } from '../campaigns/activityView.ts'
import type { Quest } from '../campaigns/questKinds.tsx'
import { panelView } from './usePanel.ts'

const row = (id: number, done = false, ended = false) => ({ kind: 'bridge', id, done, ended }) as Quest
const task = (id: number, done = false, ended = false) => ({ kind: 'social', id, done, ended }) as Quest
const group = (id: number, rows: Quest[], social: Quest[] = []) =>
  ({ id, quests: [...rows, ...social] }) as unknown as ActivityGroup
const idOf = ({ id }: Quest) => id

it('shows the first open quest of each theme, and rotates the others', () => {
  const view = panelView([
    group(1, [row(1, true), row(2), row(3)]),
    group(2, [row(4, true)]),
    group(3, [row(5), row(6)]),
  ])
  expect(view.lists.map(({ id, quests }) => [id, quests.map(idOf)])).toEqual([
    [1, [2]],
    [3, [5]],
  ])
  expect(view.more.map(idOf)).toEqual([3, 6])
})

it('includes the social theme, without completed tasks', () => {
  const view = panelView([group(1, [row(1)]), group(10, [], [task(29, true), task(30), task(32)])])
  expect(view.lists.map(({ id, quests }) => [id, quests.map(idOf)])).toEqual([
    [1, [1]],
    [10, [30]],
  ])
  expect(view.more.map(idOf)).toEqual([32])
})

it('omits what has ended', () => {
  const view = panelView([group(1, [row(1, false, true), row(2)]), group(10, [], [task(29, false, true)])])
  expect(view.lists.map(({ id, quests }) => [id, quests.map(idOf)])).toEqual([[1, [2]]])
  expect(view.more).toEqual([])
})

it('is empty once everything is completed', () =>
  expect(panelView([group(1, [row(1, true)], [task(29, true)])])).toEqual({ lists: [], more: [] }))
