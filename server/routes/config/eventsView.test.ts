import { expect, it } from 'vitest'
import type { Announcement } from '#runtime/catalogue/around.ts'
import { eventsView } from './aroundView.ts'

const MAIN = 98675412
const DAY = 86_400
const now = 1000 * DAY
const event = (name: string, start_time: number, end_time: number): Announcement => ({
  img: null,
  maintitle: { en: name, ru: `${name} по-русски` },
  subtitle: 'Same',
  link: '/',
  cover_label: null,
  rewardTags: [],
  userNumValue: '',
  start_time,
  end_time,
})
const view = (events: Announcement[], change: Partial<Parameters<typeof eventsView>[1]> = {}) =>
  eventsView({ events }, { language: 'en', channel: { id: MAIN }, mainChannel: MAIN, now, ...change }).map(
    ({ maintitle }) => maintitle,
  )

it('returns running and upcoming events, in the requested language', () => {
  const events = [event('runs', now - DAY, now + DAY), event('comes', now + DAY, now + 2 * DAY)]
  expect(view(events)).toEqual(['runs', 'comes'])
  expect(view(events, { language: 'ru' })).toEqual(['runs по-русски', 'comes по-русски'])
})

it('returns the last three events that ended, for thirty days', () => {
  const ended = [4, 1, 3, 2].map((days) => event(`${days} days ago`, 0, now - days * DAY))
  expect(view(ended)).toEqual(['1 days ago', '2 days ago', '3 days ago'])
  expect(
    view([event('now', 0, now), event('long ago', 0, now - 30 * DAY), event('just in time', 0, now - 30 * DAY + 1)]),
  ).toEqual(['now', 'just in time'])
})

it('returns nothing on a partner’s pages', () =>
  expect(view([event('runs', 0, now + DAY)], { channel: { id: 1081 } })).toEqual([]))
