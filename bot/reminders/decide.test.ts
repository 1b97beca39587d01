import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ReminderRow } from '#store/telegram/reminders.ts'
import { decideReminder } from './decide.ts'
import { localDay, localMinute } from './localTime.ts'
import { isQuiet, nextDue } from './nextDue.ts'

const row = (change: Partial<ReminderRow> = {}): ReminderRow => ({
  userId: 7,
  on: true,
  minute: 1200,
  zone: 'America/Los_Angeles',
  quiet: null,
  mutedUntil: null,
  nextDueAt: new Date('2026-03-05T04:03:00Z'),
  ...change,
})
const at = (text: string) => new Date(text)

it('is keyed by the user’s local day, and expires when that day ends', () => {
  const { notice, nextDueAt } = decideReminder(row(), false, at('2026-03-05T04:03:10Z'))
  expect(notice).toEqual({
    key: 'reminder:7:2026-03-04',
    kind: 'reminder',
    chatId: 7,
    payload: {},
    notBefore: at('2026-03-05T04:03:10Z'),
    notAfter: at('2026-03-05T08:00:00Z'),
  })
  expect(localDay(nextDueAt, 'America/Los_Angeles')).toBe(localDay(at('2026-03-06T04:03:00Z'), 'America/Los_Angeles'))
})

it.each([
  ['has checked in', row(), true, '2026-03-05T04:03:10Z'],
  ['would hear it a day late', row(), false, '2026-03-05T09:00:00Z'],
  ['has muted it', row({ mutedUntil: at('2026-03-05T04:10:00Z') }), false, '2026-03-05T04:03:10Z'],
  ['has quiet hours until the day ends', row({ quiet: { from: 1290, to: 480 } }), false, '2026-03-05T06:00:00Z'],
])('is not told to somebody who %s', (_, due, checkedIn, now) => {
  const step = decideReminder(due, checkedIn, at(now))
  expect(step.notice).toBeNull()
  expect(step.nextDueAt).toEqual(nextDue(due, 7, at(now)))
  expect(step.nextDueAt.getTime()).toBeGreaterThan(at(now).getTime())
})

it('waits for the end of quiet hours that end on the same day', () => {
  const due = row({ zone: 'UTC', minute: 600, quiet: { from: 720, to: 780 }, nextDueAt: at('2026-03-04T10:00:00Z') })
  const late = decideReminder(due, false, at('2026-03-04T12:30:00Z'))
  expect(late).toEqual({ notice: null, nextDueAt: at('2026-03-04T13:00:00Z') })
  const told = decideReminder({ ...due, nextDueAt: late.nextDueAt }, false, at('2026-03-04T13:00:00Z'))
  expect(told.notice?.key).toBe('reminder:7:2026-03-04')
  expect(told.nextDueAt.toISOString().slice(0, 10)).toBe('2026-03-05')
})

it('expires when quiet hours begin', () => {
  const due = row({ zone: 'UTC', minute: 600, quiet: { from: 660, to: 700 }, nextDueAt: at('2026-03-04T10:00:00Z') })
  expect(decideReminder(due, false, at('2026-03-04T10:30:00Z')).notice?.notAfter).toEqual(at('2026-03-04T11:00:00Z'))
})

it('is sent at most once a day, never in quiet hours, and is always rescheduled, however late it runs', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/Santiago', 'Asia/Kathmandu', 'Pacific/Kiritimati')
  const quiet = fc.option(fc.record({ from: minute, to: minute }), { nil: null })
  const delays = fc.array(fc.integer({ min: 0, max: 3 * 86_400_000 }), { minLength: 5, maxLength: 12 })
  fc.assert(
    fc.property(
      minute,
      zone,
      quiet,
      delays,
      fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      (m, z, q, late, checked) => {
        const start = at('2026-03-20T00:00:00Z')
        let due = row({ minute: m, zone: z, quiet: q })
        due = { ...due, nextDueAt: nextDue(due, 7, start) }
        const told = new Set<string>()
        late.forEach((delay, n) => {
          const now = new Date(due.nextDueAt.getTime() + delay)
          const { notice, nextDueAt } = decideReminder(due, checked[n] ?? false, now)
          expect(nextDueAt.getTime()).toBeGreaterThan(now.getTime())
          if (notice) {
            expect(told.has(notice.key)).toBe(false)
            told.add(notice.key)
            expect(isQuiet(localMinute(now, z), q)).toBe(false)
            expect(notice.notAfter.getTime()).toBeGreaterThan(now.getTime())
            expect(localDay(now, z)).toBe(localDay(due.nextDueAt, z))
          }
          due = { ...due, nextDueAt }
        })
      },
    ),
    { numRuns: 300 },
  )
})
