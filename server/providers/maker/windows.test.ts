import { describe, expect, it } from 'vitest'
import { openingKind, windowsFrom } from './windows.ts'

const now = new Date('2026-03-01T12:00:00.900Z')
const start = Math.floor(now.getTime() / 1000)

describe('the windows of an order (settlement §4)', () => {
  it('give 60 seconds for one confirmation, and more if an approval is needed first', () => {
    const own = { needsApproval: false, hasAddress: false }
    expect(windowsFrom(now, openingKind('escrow', own), 'contract').openBy).toBe(start + 60)
    expect(windowsFrom(now, openingKind('escrow', { ...own, needsApproval: true }), 'contract').openBy).toBe(
      start + 180,
    )
    expect(windowsFrom(now, openingKind('maker', own), 'contract').openBy).toBe(start + 180)
  })

  it('give an hour to pay an address from any wallet, and the payout time for six slow blocks', () => {
    const kind = openingKind('maker', { needsApproval: false, hasAddress: true })
    const { openBy, fillDeadline } = windowsFrom(now, kind, 'transfer')
    expect([openBy - start, fillDeadline - openBy]).toEqual([3600, 6 * 3600])
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
