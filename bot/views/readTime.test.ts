import { expect, it } from 'vitest'
import { loadTexts } from '../loadTexts.ts'
import { clockText } from './timeText.ts'
import { readTime } from '../commands/remind.ts'

it.each([
  ['19:30', 1170],
  ['9:05', 545],
  ['19.30', 1170],
  ['0:00', 0],
  ['23:59', 1439],
  ['7:30 PM', 1170],
  ['7:30PM', 1170],
  ['7pm', 1140],
  ['7 p.m.', 1140],
  ['12 AM', 0],
  ['12:15 am', 15],
  ['12pm', 720],
  ['7:30\u202FPM', 1170],
  ['۱۹:۳۰', 1170],
  ['١٩:٣٠', 1170],
  ['19：30', 1170],
])('%j is a time', (text, minute) => expect(readTime(text)).toBe(minute))

it.each(['', '7', '24:00', '19:60', '19:3', '0pm', '13 PM', 'pm', '7:30 PMs', '1930', 'Europe/Berlin'])(
  '%j is not recognized',
  (text) => expect(readTime(text)).toBeNull(),
)

it.each(loadTexts().languages.map(({ id }) => id))('what the bot shows in %s may be said back to it', (language) => {
  for (const minute of [0, 5, 450, 720, 1170, 1439])
    expect(readTime(clockText(language, minute)), clockText(language, minute)).toBe(minute)
})
