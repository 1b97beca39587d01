import { expect, it } from 'vitest'
import type { AnnouncementRow } from '#core/wire/site.ts'
import { eventsView } from './eventsView.ts'

const event = (maintitle: string, start_time: number, end_time: number) =>
  ({ maintitle, start_time, end_time }) as AnnouncementRow
const names = (rows: readonly AnnouncementRow[] | undefined) => rows?.map(({ maintitle }) => maintitle)

it('running ones by their end, coming ones by their start, ended ones by the last end', () => {
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

it('is nothing where the operator has none', () => expect(eventsView([], 1)).toBeNull())
