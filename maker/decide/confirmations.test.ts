import { describe, expect, it } from 'vitest'
import { parseUsd } from '#core/money/usd.ts'
import { fitsUnconfirmedCap, progress, sumOfKnown } from './confirmations.ts'

describe('confirmations', () => {
  it.each([
    [
      'first block of one',
      { height: 10n, head: 10n, finalized: 8n },
      1,
      { have: 1, need: 1, reached: true, final: false },
    ],
    [
      'one short of three',
      { height: 9n, head: 10n, finalized: 8n },
      3,
      { have: 2, need: 3, reached: false, final: false },
    ],
    [
      'never more than needed',
      { height: 1n, head: 10n, finalized: 0n },
      3,
      { have: 3, need: 3, reached: true, final: false },
    ],
    [
      'final beats any count',
      { height: 8n, head: 9n, finalized: 8n },
      5,
      { have: 2, need: 5, reached: true, final: true },
    ],
    [
      'finality is counted down',
      { height: 10n, head: 12n, finalized: 8n },
      'finalized',
      { have: 3, need: 5, reached: false, final: false },
    ],
    [
      'finality reached',
      { height: 8n, head: 12n, finalized: 8n },
      'finalized',
      { have: 5, need: 5, reached: true, final: true },
    ],
    [
      'a head that fell behind shows nothing',
      { height: 12n, head: 10n, finalized: 8n },
      1,
      { have: 0, need: 1, reached: false, final: false },
    ],
  ] as const)('%s', (_, depth, need, expected) => expect(progress(depth, need)).toEqual(expected))

  it('allows early payouts up to the cap, and none of unknown value', () => {
    expect(fitsUnconfirmedCap(parseUsd('900'), parseUsd('100'), '1000')).toBe(true)
    expect(fitsUnconfirmedCap(parseUsd('900'), parseUsd('100.00000001'), '1000')).toBe(false)
    expect(fitsUnconfirmedCap(0n, null, '1000')).toBe(false)
    expect(fitsUnconfirmedCap(null, 1n, '1000')).toBe(false)
  })

  it('a sum with an unknown part is unknown', () => {
    expect(sumOfKnown([])).toBe(0n)
    expect(sumOfKnown([1n, 2n])).toBe(3n)
    expect(sumOfKnown([1n, null, 2n])).toBeNull()
  })
})
