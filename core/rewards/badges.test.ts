import { expect, it } from 'vitest'
import { type BadgeTask, badgeProgress, isEarned, type LedgerCounts } from './badges.ts'

const ledger: LedgerCounts = { bridges: 3, checkIns: 0, points: 450, completedCampaigns: new Set([7]) }

it.each<[BadgeTask, { done: number; of: number }]>([
  [
    { kind: 'bridges', count: 5 },
    { done: 3, of: 5 },
  ],
  [
    { kind: 'bridges', count: 2 },
    { done: 2, of: 2 },
  ],
  [
    { kind: 'check_ins', count: 1 },
    { done: 0, of: 1 },
  ],
  [
    { kind: 'points', count: 450 },
    { done: 450, of: 450 },
  ],
  [
    { kind: 'campaign', campaignId: 7 },
    { done: 1, of: 1 },
  ],
  [
    { kind: 'campaign', campaignId: 8 },
    { done: 0, of: 1 },
  ],
])('counts %j', (task, expected) => {
  const progress = badgeProgress({ tasks: [task] }, ledger)
  expect(progress).toEqual([expected])
  expect(isEarned(progress)).toBe(expected.done === expected.of)
})

it('needs every task, and at least one', () => {
  const tasks: BadgeTask[] = [
    { kind: 'points', count: 1 },
    { kind: 'check_ins', count: 1 },
  ]
  expect(isEarned(badgeProgress({ tasks }, ledger))).toBe(false)
  expect(isEarned(badgeProgress({ tasks }, { ...ledger, checkIns: 4 }))).toBe(true)
  expect(isEarned([])).toBe(false)
})

it('never shows less than nothing: revoked points can make a balance negative', () => {
  expect(badgeProgress({ tasks: [{ kind: 'points', count: 10 }] }, { ...ledger, points: -5 })).toEqual([
    { done: 0, of: 10 },
  ])
})
