import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chainId } from '../../chain/chainId.ts'
import { campaignOf, stepOf } from '../testing/campaigns.ts'
import { type CampaignBridge, countBridges } from '../testing/countBridges.ts'
import { progressOf } from './kinds.ts'
import { byTheme, timeLeft, visibleCampaigns } from './shown.ts'
import type { BridgeCampaign } from './types.ts'

const start = new Date('2026-11-01T00:00:00Z')
const end = new Date('2026-12-01T00:00:00Z')
const to = (id: number) => ({ toChain: chainId(id) })
const campaign = campaignOf(7, {
  startTime: start,
  endTime: end,
  tasks: [stepOf(1, 10, to(10)), stepOf(3, 20, to(10)), stepOf(5, 50, to(10))],
  extraPoints: 100,
})
const bridge = (toId: number, at = start, fromId = 1): CampaignBridge => ({
  fromChain: chainId(fromId),
  toChain: chainId(toId),
  settledAt: at,
  points: 150,
})
const times = (n: number, one: CampaignBridge) => Array.from({ length: n }, () => one)
const progress = (of: BridgeCampaign, bridges: readonly CampaignBridge[]) =>
  progressOf(of, { counts: countBridges(of, bridges), acts: new Set() })

describe('progress', () => {
  it.each([
    [0, 0, [0, 0, 0], [], false],
    [1, 1, [1, 1, 1], [0], false],
    [4, 4, [1, 3, 4], [0, 1], false],
    [5, 5, [1, 3, 5], [0, 1, 2], true],
    [9, 5, [1, 3, 5], [0, 1, 2], true],
  ])('%i bridges', (n, transferCountTotal, steps, stepsDone, done) => {
    expect(progress(campaign, times(n, bridge(10)))).toEqual({
      transferCountTotal,
      steps,
      stepsDone,
      done,
      crossTotalPoints: n * 150,
    })
  })

  it.each([
    ['another destination', bridge(42161)],
    ['before the start', bridge(10, new Date(start.getTime() - 1))],
    ['at the end', bridge(10, end)],
  ])('%s does not count', (_, one) =>
    expect(progress(campaign, times(9, one))).toEqual({
      transferCountTotal: 0,
      steps: [0, 0, 0],
      stepsDone: [],
      done: false,
      crossTotalPoints: 0,
    }),
  )

  it('steps may require different networks; the count is full only when all steps are done', () => {
    const mixed = campaignOf(8, {
      startTime: start,
      endTime: end,
      tasks: [stepOf(1, 5, to(8453)), stepOf(2, 7, { fromChain: chainId(56) })],
    })
    expect(progress(mixed, times(3, bridge(1, start, 56)))).toMatchObject({
      steps: [0, 2],
      stepsDone: [1],
      transferCountTotal: 1,
      done: false,
    })
    expect(progress(mixed, [...times(2, bridge(1, start, 56)), bridge(8453)])).toMatchObject({
      stepsDone: [0, 1],
      transferCountTotal: 2,
      done: true,
    })
  })

  it('a bridge that matches two steps counts for both, and its points once', () => {
    const both = campaignOf(9, { startTime: start, endTime: end, tasks: [stepOf(1, 5), stepOf(1, 7, to(10))] })
    expect(countBridges(both, [bridge(10)])).toEqual({ steps: [1, 1], crossPoints: 150 })
  })

  it('a campaign without steps is never completed', () =>
    expect(progress(campaignOf(1), times(3, bridge(10))).done).toBe(false))

  it('does not depend on the order of history', () => {
    const one = fc.record({
      toId: fc.constantFrom(10, 1, 56),
      fromId: fc.constantFrom(10, 1, 56),
      ms: fc.integer({ min: -5, max: 5 }),
      key: fc.integer(),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), (list) => {
        const history = (of: typeof list) =>
          of.map(({ toId, fromId, ms }) => bridge(toId, new Date(start.getTime() + ms), fromId))
        expect(progress(campaign, history(list.toSorted((a, b) => a.key - b.key)))).toEqual(
          progress(campaign, history(list)),
        )
      }),
    )
  })
})

describe('displayed campaigns', () => {
  const later = new Date(start.getTime() + 1)
  it('are running and visible, newest start first', () => {
    const list = [
      campaignOf(1, { startTime: start }),
      campaignOf(2, { startTime: later }),
      campaignOf(3, { status: 0 }),
      campaignOf(4, { invisible: true }),
      campaignOf(5, { startTime: start }),
    ]
    expect(visibleCampaigns(list).map((one) => one.id)).toEqual([2, 5, 1])
  })

  it('themes are ordered by display position, and empty ones omitted', () => {
    const themes = [
      { id: 1, name: 'One', displayPosition: 3 },
      { id: 2, name: 'Two', displayPosition: 1 },
      { id: 3, name: 'Three', displayPosition: 2 },
    ]
    expect(
      byTheme(themes, [
        campaignOf(1, { themeId: 1 }),
        campaignOf(2, { themeId: 2 }),
        campaignOf(3, { themeId: 1 }),
      ]).map((group) => [group.theme.id, group.campaigns.map((one) => one.id)]),
    ).toEqual([
      [2, [2]],
      [1, [1, 3]],
    ])
  })

  it.each([
    [end, '0 0 0'],
    [new Date(end.getTime() + 1), '0 0 0'],
    [new Date(end.getTime() - 59_999), '0 0 0'],
    [new Date(end.getTime() - 60_000), '0 0 1'],
    [new Date(end.getTime() - 90_061_000), '1 1 1'],
  ])('time left at %s', (now, left) => {
    const { days, hours, minutes } = timeLeft(end, now)
    expect([days, hours, minutes].join(' ')).toBe(left)
  })
})
