import { expect, it } from 'vitest'
import type { ReminderRow } from '#store/telegram/reminders.ts'
import { tapStep } from './tap.ts'

const now = new Date('2026-03-04T20:00:00Z')
const row: ReminderRow = {
  userId: 7,
  on: true,
  minute: 1200,
  zone: 'UTC',
  quiet: null,
  mutedUntil: null,
  nextDueAt: new Date('2026-03-05T20:00:00Z'),
}
const preference = { on: true, minute: 1200, zone: 'UTC', quiet: null, mutedUntil: null }

it('snoozes a reminder by a number of hours, once per notice', () => {
  const step = tapStep('later', '3', row, '55', now)
  expect(step).toMatchObject({
    said: 'later',
    at: new Date('2026-03-04T23:00:00Z'),
    notice: { key: 'reminder:7:later:55', chatId: 7, notBefore: new Date('2026-03-04T23:00:00Z') },
  })
  expect(tapStep('later', '1', row, '55', now).notice?.key).toBe(step.notice?.key)
  expect(tapStep('later', 'nonsense', row, '56', now).at).toEqual(new Date('2026-03-04T21:00:00Z'))
})

it('does not snooze beyond the check-in day', () =>
  expect(tapStep('later', '3', row, '55', new Date('2026-03-04T21:30:00Z'))).toEqual({ said: 'too_late' }))

it('mutes for a week, then resumes by itself', () => {
  const { said, preference: changed, nextDueAt } = tapStep('mute', '', row, '55', now)
  expect([said, changed]).toEqual(['muted', { ...preference, mutedUntil: new Date('2026-03-11T20:00:00Z') }])
  expect(
    nextDueAt && nextDueAt > new Date('2026-03-11T20:00:00Z') && nextDueAt < new Date('2026-03-12T20:10:00Z'),
  ).toBe(true)
})

it('turns reminders off for good', () =>
  expect(tapStep('off', '', row, '55', now)).toMatchObject({ said: 'off', preference: { ...preference, on: false } }))

it('changes nothing for a user without reminders', () =>
  expect(tapStep('mute', '', null, '55', now)).toEqual({ said: 'is_off' }))
