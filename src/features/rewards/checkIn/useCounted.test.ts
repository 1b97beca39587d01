import { expect, it } from 'vitest'
import { countedAt } from './useCounted.ts'

it.each([
  [0, 100, -1, 0],
  [0, 100, 0, 0],
  [0, 100, 1500, 100],
  [0, 100, 9999, 100],
  [100, 40, 1500, 40],
  [7, 7, 200, 7],
])('from %i to %i after %i ms it shows %i', (from, to, elapsed, shown) =>
  expect(countedAt(from, to, elapsed)).toBe(shown),
)

it('takes 1.5 seconds, no more and no less', () => {
  const far = 1e15
  expect(countedAt(0, far, 1499)).toBeLessThan(far)
  expect(countedAt(0, far, 1500)).toBe(far)
  expect(countedAt(0, 1000, 750)).toBe(875)
})

it('only ever goes towards its value', () => {
  const path = Array.from({ length: 30 }, (_, n) => countedAt(0, 1000, n * 50))
  expect(path.every((value, n) => n === 0 || value >= (path[n - 1] ?? 0))).toBe(true)
})
