import { describe, expect, it } from 'vitest'
import { type CanaryCheck, type CanaryOutcome, canaryStates, isCurrent } from './canary.ts'

const now = new Date('2026-03-01T12:00:00Z')
const check = (outcome: CanaryOutcome, hoursAgo: number, route = 'a'): CanaryCheck => ({
  route,
  provider: 'relay',
  fromAsset: '1:native' as never,
  toAsset: '10:native' as never,
  sentAt: new Date(now.getTime() - hoursAgo * 3_600_000),
  outcome,
  seconds: null,
  received: null,
})

describe('the state of a checked route', () => {
  it.each<[string, CanaryCheck[], object]>([
    [
      'is that of the newest canary',
      [check('failed', 1), check('arrived', 2)],
      { state: 'failed', checks: 2, arrived: 1 },
    ],
    [
      'is good again once one arrives',
      [check('arrived', 1), check('failed', 2)],
      { state: 'ok', checks: 2, arrived: 1 },
    ],
    [
      'is not changed by one on its way',
      [check('open', 0), check('arrived', 1)],
      { state: 'ok', checks: 1, arrived: 1 },
    ],
    [
      'counts no other provider’s results',
      [check('arrived', 1), { ...check('failed', 2), provider: 'lifi' }],
      { state: 'ok', checks: 1, arrived: 1 },
    ],
    ['says that one is overdue', [check('overdue', 1)], { state: 'overdue', checks: 1, arrived: 0 }],
  ])('%s', (_, checks, state) => expect(canaryStates(checks).get('a')).toMatchObject(state))

  it('is none without a result', () => expect(canaryStates([check('open', 0)]).size).toBe(0))

  it('is each route’s own', () => {
    const states = canaryStates([check('failed', 1, 'b'), check('arrived', 1)])
    expect([...states].map(([route, { state }]) => [route, state])).toEqual([
      ['b', 'failed'],
      ['a', 'ok'],
    ])
  })

  it.each<[string, CanaryCheck, boolean]>([
    ['of a day ago counts', check('failed', 24), true],
    ['of two days ago does not', check('failed', 48), false],
    ['that is still overdue does', check('overdue', 48), true],
  ])('%s', (_, one, is) =>
    expect([...canaryStates([one]).values()].map((state) => isCurrent(state, now))).toEqual([is]),
  )
})
