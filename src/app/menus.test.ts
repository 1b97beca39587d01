import { expect, it } from 'vitest'
import { screenAt } from '#core/screens/match.ts'
import type { PageName } from '#core/screens/types.ts'
import { navigationFor, tabsFor } from './navigation.tsx'
import { footerPlacesFor, placesFor } from './places.ts'

/** Pages that show something that is over, or nothing. */
const withoutContents: ReadonlySet<PageName | undefined> = new Set(['event', undefined])

const everything = { connected: true, hasAccount: true, mayOpenPool: true, hasFaucets: true, permits: () => true }
const nothing = { connected: false, hasAccount: false, mayOpenPool: false, hasFaucets: false, permits: () => false }
const paths = (items: readonly { to: string }[]) => items.map(({ to }) => to)

it.each([
  navigationFor(true, true, true),
  placesFor('header', everything),
  placesFor('more', everything),
  footerPlacesFor(() => true),
])('leads to screens with contents alone: %j', (...items) => {
  const empty = items.filter(({ to }) => withoutContents.has(screenAt(to)?.page))
  expect(items.length).toBeGreaterThan(1)
  expect(empty).toEqual([])
})

it('has each entry of the header under More too, for windows where it does not fit', () => {
  const under = new Set(paths(placesFor('more', everything)))
  expect(paths(placesFor('header', everything)).filter((to) => !under.has(to))).toEqual([])
})

it('has each page of the footer under More too, for phones', () => {
  const under = new Set(paths(placesFor('more', everything)))
  expect(paths(footerPlacesFor(() => true)).filter((to) => !under.has(to))).toEqual([])
})

it('leads to the diagnostics and the roadmap, without a wallet too', () =>
  expect(paths(placesFor('more', { ...nothing, permits: () => true }))).toEqual(
    expect.arrayContaining(['/test', '/developingpage']),
  ))

it.each([
  ['ecosystem', '/ecosystem'],
  ['trust', '/trust'],
  ['roadmap', '/developingpage'],
  ['diagnostics', '/test'],
  ['swap', '/swap'],
  ['rewards', '/points'],
  ['deploy', '/deploy'],
  ['tracker', '/tracker'],
])('leaves out the pages of a hidden %s, and no others', (capability, path) => {
  const permits = (name: string) => name !== capability
  const left = (all: readonly string[], some: readonly string[]) => all.filter((to) => !some.includes(to))
  const more = paths(placesFor('more', everything))
  expect(left(more, paths(placesFor('more', { ...everything, permits })))).toEqual([path])
  const footer = paths(footerPlacesFor(() => true))
  expect(left(footer, paths(footerPlacesFor(permits)))).toEqual(footer.filter((to) => to === path))
})

it('repeats no entry of the first load in the header', () => {
  const first = new Set(paths(navigationFor(true, true, true)))
  expect(paths(placesFor('header', everything)).filter((to) => first.has(to))).toEqual([])
})

it('leaves out what the surface does not permit, and what needs a wallet or an account', () => {
  expect(paths(placesFor('header', nothing))).toEqual(['/portfolio'])
  expect(paths(placesFor('more', nothing))).not.toContain('/points')
  expect(paths(placesFor('more', nothing))).not.toContain('/account')
  expect(paths(placesFor('more', { ...nothing, hasAccount: true }))).toContain('/account')
  expect(paths(placesFor('more', { ...nothing, hasAccount: true }))).not.toContain('/history')
})

it('has the pool for listed addresses alone, where the surface permits it', () => {
  expect(paths(placesFor('header', everything))).toContain('/pool')
  expect(paths(placesFor('header', { ...everything, mayOpenPool: false }))).not.toContain('/pool')
  expect(paths(placesFor('header', { ...everything, permits: (name) => name !== 'pool' }))).not.toContain('/pool')
})

it('has the faucets where one is open and the surface permits it', () => {
  expect(paths(placesFor('more', everything))).toContain('/faucet')
  expect(paths(placesFor('more', { ...everything, hasFaucets: false }))).not.toContain('/faucet')
  expect(paths(placesFor('more', { ...everything, permits: (name) => name !== 'faucet' }))).not.toContain('/faucet')
})

it('has Deploy as the last of four tabs, where it is allowed', () => {
  const all = navigationFor(true, true, true)
  expect(paths(tabsFor(all, true))).toEqual(['/', '/swap', '/points', '/deploy'])
  expect(paths(tabsFor(all, false))).toEqual(['/', '/swap', '/points'])
})

it('marks rewards only while transfers can earn them', () => {
  const tags = (earning: boolean) => navigationFor(true, true, earning).flatMap(({ tag }) => tag ?? [])
  expect(tags(true)).toEqual(['nav-hot'])
  expect(tags(false)).toEqual([])
})
