import { expect, it } from 'vitest'
import { screenAt } from '#core/screens/match.ts'
import type { PageName } from '#core/screens/types.ts'
import { morePlaces } from './MorePanel.tsx'
import { navigationFor } from './navigation.ts'

/** Pages that only describe their address and have no content. */
const withoutContents: ReadonlySet<PageName | undefined> = new Set(['purpose', 'event', undefined])

it.each([navigationFor(true, true, true, true), morePlaces(true, true, true, true)])(
  'leads to screens with contents alone: %j',
  (...items) => {
    const empty = items.filter(({ to }) => withoutContents.has(screenAt(to)?.page))
    expect(items.length).toBeGreaterThan(2)
    expect(empty).toEqual([])
  },
)

it('marks rewards only while transfers can earn them', () => {
  const tags = (earning: boolean) => navigationFor(false, true, true, earning).flatMap(({ tag }) => tag ?? [])
  expect(tags(true)).toEqual(['nav-hot'])
  expect(tags(false)).toEqual([])
})
