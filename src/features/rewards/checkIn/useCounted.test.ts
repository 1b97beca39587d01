import { expect, it, describe } from 'vitest'
import { countedAt, createSeenPoints } from './useCounted.ts'

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

it('takes exactly 1.5 seconds', () => {
  const far = 1e15
  expect(countedAt(0, far, 1499)).toBeLessThan(far)
  expect(countedAt(0, far, 1500)).toBe(far)
  expect(countedAt(0, 1000, 750)).toBe(875)
})

it('only moves towards its value', () => {
  const path = Array.from({ length: 30 }, (_, n) => countedAt(0, 1000, n * 50))
  expect(path.every((value, n) => n === 0 || value >= (path[n - 1] ?? 0))).toBe(true)
})

function memory(kept: string | null = null) {
  let text = kept
  return { getItem: () => text, setItem: (_: string, value: string) => void (text = value) }
}

describe('a points counter', () => {
  it('starts at its value if it was never shown, and at the last shown value if it has grown', () => {
    const storage = memory()
    const seen = createSeenPoints(storage)
    expect(seen.startOf('page', '0xa', 120)).toBe(120)
    seen.saw('page', '0xa', 120)
    const later = createSeenPoints(storage)
    expect(later.startOf('page', '0xa', 150)).toBe(120)
    expect(later.startOf('page', '0xa', 120)).toBe(120)
    expect(later.startOf('page', '0xa', 90)).toBe(90)
  })

  it('is separate for each wallet and place', () => {
    const seen = createSeenPoints(memory())
    seen.saw('page', '0xa', 10)
    expect(seen.startOf('page', '0xb', 50)).toBe(50)
    expect(seen.startOf('header', '0xa', 50)).toBe(50)
  })

  it('keeps the totals of sixteen wallets', () => {
    const seen = createSeenPoints(memory())
    for (let n = 0; n < 17; n++) seen.saw('page', `0x${n}`, 1)
    expect([0, 1].map((n) => seen.startOf('page', `0x${n}`, 9))).toEqual([9, 1])
  })

  it.each(['no JSON', 'null', '{"page 0xa":"7"}', '[1]'])('treats invalid stored data as empty: %s', (kept) => {
    expect(createSeenPoints(memory(kept)).startOf('page', '0xa', 30)).toBe(30)
  })

  it('works if storage is full or blocked', () => {
    const full = createSeenPoints({
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    })
    full.saw('page', '0xa', 5)
    expect(full.startOf('page', '0xa', 8)).toBe(5)
    expect(createSeenPoints(null).startOf('page', '0xa', 8)).toBe(8)
  })
})
