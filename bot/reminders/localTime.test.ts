import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, startOfDay, utcDay } from '#core/rewards/utcDay.ts'
import { endOfLocalDay, isZone, localDay, localMinute, localMoment } from './localTime.ts'

/** Half and quarter hours, half-hour DST, DST at midnight, both ends of the calendar, and ordinary zones. */
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Cairo',
  'Pacific/Apia',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
  'Asia/Tehran',
  'Africa/Casablanca',
]
const zone = fc.constantFrom(...zones)
const day = fc
  .integer({ min: utcDay(new Date('2005-01-01')), max: utcDay(new Date('2035-12-31')) })
  .map((n) => addDays(utcDay(new Date(0)), n))
const minute = fc.integer({ min: 0, max: 1439 })
const on = (text: string) => utcDay(new Date(text))

it('returns the instant at which clocks show a minute of a day, or the next one if they skip it', () => {
  fc.assert(
    fc.property(zone, day, minute, (z, d, m) => {
      const moment = localMoment(d, m, z)
      if (!moment) return
      expect(localDay(moment, z)).toBe(d)
      const shown = localMinute(moment, z)
      if (shown === m) {
        // Clocks show this minute twice; the first one counts.
        for (const early of [30, 60]) {
          const before = new Date(moment.getTime() - early * 60_000)
          expect(localDay(before, z) === d && localMinute(before, z) === m).toBe(false)
        }
        return
      }
      expect(shown).toBeGreaterThan(m)
      const before = new Date(moment.getTime() - (shown - m) * 60_000)
      expect(startOfDay(localDay(before, z)).getTime() + localMinute(before, z) * 60_000).toBeLessThan(
        startOfDay(d).getTime() + m * 60_000,
      )
    }),
    { numRuns: 1500, examples: [['America/New_York', on('2025-03-09'), 120]] },
  )
})

it('shows the local time of a zone', () => {
  fc.assert(
    fc.property(
      zone,
      fc.date({ min: new Date('2005-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
      (z, at) => {
        const [hour, least] = new Intl.DateTimeFormat('en-GB', {
          timeZone: z,
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        })
          .format(at)
          .split(':')
          .map(Number)
        expect(localMinute(at, z)).toBe((hour ?? 0) * 60 + (least ?? 0))
      },
    ),
    { numRuns: 500 },
  )
})

it('ends a day when the next one begins', () => {
  fc.assert(
    fc.property(zone, day, (z, d) => {
      const end = endOfLocalDay(d, z)
      expect(localDay(end, z)).toBeGreaterThan(d)
      expect(localDay(new Date(end.getTime() - 1), z)).toBeLessThanOrEqual(d)
    }),
    { numRuns: 500 },
  )
})

it.each([
  ['in summer', '2026-07-01', 1200, 'Europe/Berlin', '2026-07-01T18:00:00.000Z'],
  ['that clocks skip', '2026-03-29', 150, 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['that clocks show twice', '2026-10-25', 150, 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['at a midnight that is skipped', '2026-09-06', 0, 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['a day ahead of UTC', '2026-01-01', 60, 'Pacific/Kiritimati', '2025-12-31T11:00:00.000Z'],
])('handles a minute %s', (_, date, at, z, moment) => expect(localMoment(on(date), at, z)?.toISOString()).toBe(moment))

it('handles a day that a zone skipped', () => {
  expect(localMoment(on('2011-12-30'), 600, 'Pacific/Apia')).toBeNull()
  expect(localDay(endOfLocalDay(on('2011-12-29'), 'Pacific/Apia'), 'Pacific/Apia')).toBe(on('2011-12-31'))
})

it('distinguishes time zone names from other words', () =>
  expect(['Europe/Berlin', 'UTC', 'Europe/Nowhere', ''].map(isZone)).toEqual([true, true, false, false]))
