import { describe, expect, it } from 'vitest'
import { openingKind, windowsFrom } from './windows.ts'

const now = new Date('2026-03-01T12:00:00.900Z')
const start = Math.floor(now.getTime() / 1000)

describe('the windows of an order (settlement §4)', () => {
  it('give 60 seconds for one confirmation, and more if an approval is needed first', () => {
    expect(windowsFrom(now, openingKind('escrow', false), 'contract').openBy).toBe(start + 60)
    expect(windowsFrom(now, openingKind('escrow', true), 'contract').openBy).toBe(start + 180)
    expect(windowsFrom(now, openingKind('maker', false), 'contract').openBy).toBe(start + 180)
  })

  it.each([
    ['contract', 2 * 3600],
    ['transfer', 24 * 3600],
  ] as const)('%s mode leaves at least %i s for the claim', (mode, least) => {
    const w = windowsFrom(now, 'open', mode)
    expect(w.openBy).toBeLessThan(w.fillDeadline)
    expect(w.refundAfter - w.fillDeadline).toBeGreaterThanOrEqual(least)
    // The escrow refuses to hold a deposit for more than thirty days.
    expect(w.refundAfter - start).toBeLessThan(30 * 86_400)
  })
})
