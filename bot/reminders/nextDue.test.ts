import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ReminderPreference } from '#store/telegram/reminders.ts'
import { localDay, localMinute } from './localTime.ts'
import { isQuiet, nextDue, notificationMinute, spreadMs } from './nextDue.ts'

const minute = fc.integer({ min: 0, max: 1439 })
const preference: fc.Arbitrary<ReminderPreference> = fc.record({
  on: fc.constant(true),
  minute,
  zone: fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'America/Santiago',
    'Pacific/Kiritimati',
  ),
  quiet: fc.option(fc.record({ from: minute, to: minute }), { nil: null }),
  mutedUntil: fc.constant(null),
})
const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
const person = fc.integer({ min: 1, max: 2 ** 50 })

it('is due once on each local day, later each time, outside quiet hours', () => {
  fc.assert(
    fc.property(preference, person, moment, (wanted, userId, after) => {
      const days: number[] = []
      let at = after
      for (let n = 0; n < 5; n++) {
        const next = nextDue(wanted, userId, at)
        expect(next.getTime()).toBeGreaterThan(at.getTime())
        expect(
          isQuiet(localMinute(next, wanted.zone), wanted.quiet) &&
            isQuiet(localMinute(new Date(next.getTime() + 3_600_000), wanted.zone), wanted.quiet),
        ).toBe(false)
        days.push(localDay(next, wanted.zone))
        at = next
      }
      expect(days).toEqual(days.map((_, n) => (days[0] ?? 0) + n))
      expect((days[0] ?? 0) - localDay(after, wanted.zone)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 300 },
  )
})

it('is within ten minutes of the chosen time, and evenly spread', () => {
  const at = (userId: number) =>
    nextDue(
      { on: true, minute: 1200, zone: 'UTC', quiet: null, mutedUntil: null },
      userId,
      new Date('2026-03-04T00:00:00Z'),
    ).getTime() - Date.UTC(2026, 2, 4, 20)
  const waits = Array.from({ length: 10_000 }, (_, n) => at(7_000_000_000 + n))
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...waits)).toBeLessThan(600_000)
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => waits.filter((ms) => Math.floor(ms / 60_000) === tenth).length,
  )
  for (const count of tenths) expect(count).toBeGreaterThan(700)
})

it('is always the same for a user', () =>
  fc.assert(
    fc.property(
      person,
      (id) => spreadMs(id, 1000) === spreadMs(id, 1000) && spreadMs(id, 1000) >= 0 && spreadMs(id, 1000) < 1000,
    ),
  ))

it('waits until the mute ends', () => {
  const muted = { on: true, minute: 600, zone: 'UTC', quiet: null, mutedUntil: new Date('2026-03-11T12:00:00Z') }
  expect(nextDue(muted, 1, new Date('2026-03-04T12:00:00Z')).toISOString().slice(0, 10)).toBe('2026-03-12')
})

it.each([
  [600, null, 600],
  [600, { from: 540, to: 660 }, 660],
  [1380, { from: 1320, to: 480 }, 480],
  [100, { from: 1320, to: 480 }, 480],
  [480, { from: 1320, to: 480 }, 480],
  [700, { from: 700, to: 700 }, 700],
])('at minute %i with quiet hours %o notifies at minute %i', (wanted, quiet, told) =>
  expect(notificationMinute(wanted, quiet)).toBe(told),
)
