import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreedOf, reachedOf } from './votes.ts'

const big = fc.bigInt({ min: 0n, max: 1000n })
const within = (value: bigint | null, honest: readonly bigint[]): boolean =>
  value !== null && honest.some((low) => low <= value) && honest.some((high) => value <= high)

describe('of three responses', () => {
  it('one liar moves a value only within those of the honest endpoints', () => {
    fc.assert(
      fc.property(big, big, big, (a, b, lie) => {
        expect(within(reachedOf([lie, a, b], 2), [a, b])).toBe(true)
        expect(within(reachedOf([a, b, lie], 2), [a, b])).toBe(true)
      }),
    )
  })

  it('with one missing, a liar moves it only below them', () => {
    expect(reachedOf([5n, 900n], 2)).toBe(5n)
    expect(reachedOf([5n, 0n], 2)).toBe(0n)
    expect(reachedOf([5n], 2)).toBeNull()
  })

  it.each<[string[], string | null]>([
    [['a', 'a', 'x'], 'a'],
    [['x', 'a', 'a'], 'a'],
    [['a', 'x'], null],
    [['a', 'b', 'c'], null],
    [['a', 'a', 'b', 'b'], null],
  ])('%j agree on %s', (answers, agreed) => expect(agreedOf(answers, 2, String)).toBe(agreed))
})
