import { describe, expect, it } from 'vitest'
import { createSeenPoints } from './seenPoints.ts'

function memory(kept: string | null = null) {
  let text = kept
  return { getItem: () => text, setItem: (_: string, value: string) => void (text = value) }
}

describe('a points counter', () => {
  it('begins at its value where it was never seen, and at what was seen where it has grown', () => {
    const storage = memory()
    const seen = createSeenPoints(storage)
    expect(seen.startOf('page', '0xa', 120)).toBe(120)
    seen.saw('page', '0xa', 120)
    const later = createSeenPoints(storage)
    expect(later.startOf('page', '0xa', 150)).toBe(120)
    expect(later.startOf('page', '0xa', 120)).toBe(120)
    expect(later.startOf('page', '0xa', 90)).toBe(90)
  })

  it('is one of its wallet and place', () => {
    const seen = createSeenPoints(memory())
    seen.saw('page', '0xa', 10)
    expect(seen.startOf('page', '0xb', 50)).toBe(50)
    expect(seen.startOf('header', '0xa', 50)).toBe(50)
  })

  it('keeps the totals of sixteen', () => {
    const seen = createSeenPoints(memory())
    for (let n = 0; n < 17; n++) seen.saw('page', `0x${n}`, 1)
    expect([0, 1].map((n) => seen.startOf('page', `0x${n}`, 9))).toEqual([9, 1])
  })

  it.each(['no JSON', 'null', '{"page 0xa":"7"}', '[1]'])('reads what somebody else wrote as nothing: %s', (kept) => {
    expect(createSeenPoints(memory(kept)).startOf('page', '0xa', 30)).toBe(30)
  })

  it('works where storage is full or closed', () => {
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
