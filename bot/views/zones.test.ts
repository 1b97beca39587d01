import { expect, it } from 'vitest'
import { aheadOfUtc } from '../reminders/localTime.ts'
import { clockText, zoneText } from './timeText.ts'
import { offeredZones } from '../commands/remind.ts'

it.each(['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z', '2026-10-28T20:00:00Z'])(
  'zones are ordered by their local time at %s',
  (at) => {
    const now = new Date(at)
    const ahead = offeredZones(now).map((zone) => aheadOfUtc(now, zone))
    expect(ahead).toEqual(ahead.toSorted((a, b) => a - b))
    expect(offeredZones(now).indexOf('Asia/Tehran')).toBeLessThan(offeredZones(now).indexOf('Asia/Dubai'))
  },
)

it.each([
  ['en', 'UTC', 'GMT'],
  ['fa', 'Etc/UTC', 'GMT'],
  ['id', 'UTC', 'GMT'],
  ['en', 'Asia/Tokyo', 'Japan Standard Time'],
  ['ru', 'Europe/Moscow', 'Москва'],
])('in %s %s is %s', (language, zone, name) =>
  expect(zoneText(language, zone, new Date('2026-01-15T12:00:00Z'))).toContain(name),
)

it('times accept the same digits as other numbers', () =>
  expect(['en', 'ru', 'fa'].map((language) => clockText(language, 1215).replaceAll('\u202F', ' '))).toEqual([
    '8:15 PM',
    '20:15',
    '20:15',
  ]))
