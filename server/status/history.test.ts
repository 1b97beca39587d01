import { describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import type { RouteOutcomes } from '#store/orders/outcomes.ts'
import { expectationOf, rankBy } from './history.ts'
import { outcomesOf } from './testing/outcomes.ts'

type Change = Partial<RouteOutcomes>
const route = { fromChain: chainId(1), toChain: chainId(2) }
const expected = (month: readonly Change[], week: readonly Change[] = []) =>
  expectationOf({ month: month.map(outcomesOf), week: week.map(outcomesOf) }, { provider: 'relay', ...route })
const good: Change = { arrived: 200, timed: 200, senders: 90, meanShortfall: 0 }
const newcomer = expected([])

describe('an expectation', () => {
  it.each<[string, readonly Change[], readonly Change[], 'above' | 'equal' | 'below']>([
    ['none', [], [], 'equal'],
    ['only arrivals in time', [good], [], 'above'],
    ['reports of the provider alone, however many', [{ reported: 5000, senders: 900 }], [], 'equal'],
    ['one arrival', [{ arrived: 1, timed: 1, senders: 1, meanShortfall: 0 }], [], 'above'],
    ['one refund', [{ refunded: 1, senders: 1 }], [], 'below'],
    ['refunds', [{ arrived: 80, timed: 80, refunded: 20, senders: 50 }], [], 'below'],
    ['nothing but overdue transfers', [{ overdue: 30, senders: 30 }], [], 'below'],
    ['always late', [{ arrived: 50, timed: 50, late: 50, senders: 50, meanShortfall: 0 }], [], 'below'],
    ['always 1 % less', [{ arrived: 50, timed: 50, senders: 50, meanShortfall: 100 }], [], 'below'],
    ['a good month and a bad week', [good], [{ refunded: 20, senders: 20 }], 'below'],
    ['a good month and an idle week', [good], [], 'above'],
    ['another route only, good', [{ ...good, toChain: chainId(3) }], [], 'above'],
    ['another route only, bad', [{ overdue: 40, senders: 40, toChain: chainId(3) }], [], 'below'],
    ['another provider’s', [{ ...good, provider: 'across' }], [{ overdue: 40, provider: 'across' }], 'equal'],
  ])('of a history of %s is %# %j', (_, month, week, than) => {
    const { ppm } = expected(month, week)
    expect(ppm > newcomer.ppm ? 'above' : ppm < newcomer.ppm ? 'below' : 'equal').toBe(than)
    expect(ppm).toBeGreaterThanOrEqual(0)
    expect(ppm).toBeLessThanOrEqual(1_000_000)
  })

  it('grows with what the provider reports itself by nothing, next to what we saw', () => {
    const seen = { arrived: 8, timed: 8, refunded: 4, senders: 12 }
    expect(expected([{ ...seen, reported: 10_000 }])).toEqual(expected([seen]))
  })

  it('says what happens often, of samples that may be published only', () => {
    const bad = { arrived: 60, refunded: 20, timed: 60, late: 30, meanShortfall: 80 }
    expect(expected([{ ...bad, senders: 40 }]).marks).toEqual(['missed', 'late', 'shortfall'])
    expect(expected([{ ...bad, senders: 4 }]).marks).toEqual([])
    expect(expected([{ refunded: 4, senders: 4 }]).marks).toEqual([])
    expect(expected([good]).marks).toEqual([])
  })
})

describe('quotes', () => {
  const rank = (month: readonly Change[], rows: readonly [string, bigint, number?][]) =>
    rankBy((provider) => expectationOf({ month: month.map(outcomesOf), week: [] }, { provider, ...route }))(
      rows.map(([provider, net, eta_seconds = 1]) => ({ quote: { provider, eta_seconds, receive: net }, net })),
    ).map(({ provider, receive, history }) => [provider, receive, ...(history ?? [])])

  const proven = { ...good, provider: 'proven' }
  const broken = { provider: 'broken', arrived: 50, refunded: 50, timed: 50, senders: 60, meanShortfall: 0 }
  const weak = { provider: 'weak', arrived: 95, refunded: 5, timed: 95, senders: 60, meanShortfall: 0 }

  it.each<[string, readonly [string, bigint, number?][], readonly unknown[]]>([
    [
      'a little more of a newcomer is not first',
      [
        ['newcomer', 10_010n],
        ['proven', 10_000n],
      ],
      [
        ['proven', 10_000n],
        ['newcomer', 10_010n, 'new'],
      ],
    ],
    [
      'more of a newcomer is',
      [
        ['proven', 10_000n],
        ['newcomer', 10_100n],
      ],
      [
        ['newcomer', 10_100n],
        ['proven', 10_000n],
      ],
    ],
    [
      'a newcomer that brings less is below without a reason',
      [
        ['newcomer', 9_000n],
        ['proven', 10_000n],
      ],
      [
        ['proven', 10_000n],
        ['newcomer', 9_000n],
      ],
    ],
    [
      'a provider that misses its quotes is lower',
      [
        ['broken', 10_500n],
        ['newcomer', 10_000n],
      ],
      [
        ['newcomer', 10_000n],
        ['broken', 10_500n, 'missed'],
      ],
    ],
    [
      'a record that is only weaker is named too',
      [
        ['weak', 10_050n],
        ['proven', 10_000n],
      ],
      [
        ['proven', 10_000n],
        ['weak', 10_050n, 'weaker'],
      ],
    ],
    [
      'far more still comes first, and says so',
      [
        ['broken', 20_000n],
        ['proven', 10_000n],
      ],
      [
        ['broken', 20_000n, 'missed'],
        ['proven', 10_000n],
      ],
    ],
    [
      'newcomers are sorted by amount, then speed',
      [
        ['a', 10n, 9],
        ['b', 10n, 1],
        ['c', 11n, 60],
      ],
      [
        ['c', 11n],
        ['b', 10n],
        ['a', 10n],
      ],
    ],
  ])('%s', (_, rows, order) => expect(rank([proven, broken, weak], rows)).toEqual(order))
})
