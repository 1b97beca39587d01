import { expect, it } from 'vitest'
import { askAgainIn } from './queries.ts'

it('asks less and less often for an order that is refused, and in the end no more', () => {
  expect([1, 2, 3, 4, 39].map(askAgainIn)).toEqual([2500, 5000, 10_000, 15_000, 15_000])
  expect(askAgainIn(40)).toBe(false)
})
