import { expect, it, afterAll, describe } from 'vitest'
import type { AnnouncementRow } from '#core/wire/site.ts'
import { showLanguage } from '#src/i18n/current.ts'
import { eventsView, peopleText } from './Events.tsx'

const event = (maintitle: string, start_time: number, end_time: number) =>
  ({ maintitle, start_time, end_time }) as AnnouncementRow
const names = (rows: readonly AnnouncementRow[] | undefined) => rows?.map(({ maintitle }) => maintitle)

it('running events are sorted by end, upcoming ones by start, ended ones by the latest end', () => {
  const view = eventsView(
    [
      event('next week', 300, 400),
      event('until late', 50, 290),
      event('over', 10, 90),
      event('tomorrow', 200, 250),
      event('until soon', 60, 150),
      event('just over', 10, 100),
    ],
    100_000,
  )
  expect(names(view?.running)).toEqual(['until soon', 'until late'])
  expect(names(view?.coming)).toEqual(['tomorrow', 'next week'])
  expect(names(view?.ended)).toEqual(['just over', 'over'])
})

it.each([
  [99_999, 'coming'],
  [100_000, 'running'],
  [199_999, 'running'],
  [200_000, 'ended'],
] as const)('at %i ms it is %s', (now, state) =>
  expect(names(eventsView([event('it', 100, 200)], now)?.[state])).toEqual(['it']),
)

it('returns nothing without events', () => expect(eventsView([], 1)).toBeNull())

const shown = (values: readonly string[]) => values.map((value) => peopleText(value).replace(/\s/g, ' '))

describe('the number of participants', () => {
  afterAll(() => showLanguage('en'))
  const values = ['1.2K', '12k', '3.45M', '870', '1234', 'more than ever', '1,2K']

  it('is shortened as in English', () =>
    expect(shown(values)).toEqual(['1.2K', '12K', '3.5M', '870', '1.2K', 'more than ever', '1,2K']))

  it('is shortened as in Russian', async () => {
    await showLanguage('ru')
    expect(shown(values)).toEqual(['1,2 тыс.', '12 тыс.', '3,5 млн', '870', '1,2 тыс.', 'more than ever', '1,2K'])
  })
})
