import { expect, it } from 'vitest'
import type { PopupRow, SiteData } from '#core/wire/site.ts'
import { t } from '#src/i18n/t.ts'
import { linksBehindMore, linksOf, supportOf } from './links.ts'
import { createSeenPopups, popupToShow, timely } from '../shared/popups.ts'
import { BANNER_MS, nextBanner } from './Banners.tsx'
import { takesPopups } from './PopupHost.tsx'

const popup = (id: string, start_time = 100, end_time = 200): PopupRow => ({
  id,
  title: '',
  text: '',
  img: null,
  preset: { from: null, to: null, token: null },
  start_time,
  end_time,
})

it.each([
  [99_999, []],
  [100_000, ['a']],
  [199_999, ['a']],
  [200_000, []],
])('at %i ms the time slot contains %j', (now, ids) => {
  expect(timely([popup('a')], now).map(({ id }) => id)).toEqual(ids)
})

it('banners rotate every five seconds', () => {
  expect(BANNER_MS).toBe(5000)
  expect([0, 1, 2].map((index) => nextBanner(index, 3))).toEqual([1, 2, 0])
  expect(nextBanner(0, 1)).toBe(0)
})

it('shows a popup once, then the next', () => {
  const rows = new Map<string, string>()
  const storage = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
  }
  const popups = [popup('over', 1, 2), popup('a'), popup('b')]
  const seen = createSeenPopups(storage)
  expect(popupToShow(popups, seen.list(), 150_000)?.id).toBe('a')
  seen.add('a')
  expect(popupToShow(popups, seen.list(), 150_000)?.id).toBe('b')
  seen.add('b')
  expect(popupToShow(popups, createSeenPopups(storage).list(), 150_000)).toBeNull()
})

it.each([
  ['/', true],
  ['/history', true],
  ['/order/1', true],
  ['/confirm', false],
  ['/completed/1', false],
  ['/Confirm/', false],
  ['/nothing-here', true],
])('a popup can open at %s: %s', (path, may) => expect(takesPopups(path)).toBe(may))

it('starts empty if the storage has invalid data or is blocked', () => {
  expect(createSeenPopups({ getItem: () => '{"a":1}', setItem: () => {} }).list()).toEqual([])
  const full = createSeenPopups({
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  full.add('a')
  expect(full.list()).toEqual(['a'])
  expect(createSeenPopups(null).list()).toEqual([])
})

it('links follow the order and the names of the specification', () => {
  const all = [
    'docs',
    'api',
    'brand_kit',
    'audit',
    'ecosystem',
    'twitter',
    'discord',
    'telegram',
    'youtube',
    'github',
    'support',
    'about',
  ] as const
  const site = {
    banners: [],
    popups: [],
    audits: [],
    links: Object.fromEntries(all.map((id) => [id, 'https://example.org/'])),
  } as unknown as SiteData
  const named = (place: Parameters<typeof linksOf>[1]) => linksOf(site, place).map(({ text }) => t(text))
  expect(named('footer')).toEqual(['DOCS', 'API&SDK', 'Brand Kit', 'Audit'])
  expect(named('footerSocial')).toEqual(['Twitter', 'Discord', 'Telegram', 'Youtube', 'Github'])
  expect(named('more')).toEqual(['Twitter', 'Discord', 'Telegram', 'Github', 'Doc'])
  expect(named('menu')).toEqual(['Support', 'About'])
})

it('narrow windows have the footer links in More, each once', () => {
  const link = 'https://example.org/'
  const site = {
    banners: [],
    popups: [],
    audits: [],
    links: { twitter: link, docs: link, about: link, api: link, youtube: link },
  } as unknown as SiteData
  expect(linksBehindMore(site, true).map(({ id }) => id)).toEqual(['twitter', 'docs', 'about'])
  expect(linksBehindMore(site, false).map(({ id }) => id)).toEqual(['twitter', 'docs', 'about', 'api', 'youtube'])
  expect(linksBehindMore(null, false)).toEqual([])
})

it('audits have one entry in More: their names, or the link if there are none', () => {
  const audit = { name: 'First Review', url: 'https://example.org/first', logo: '/logo.svg' }
  const site = (audits: SiteData['audits']): SiteData => ({
    banners: [],
    popups: [],
    audits,
    links: { audit: 'https://example.org/audits', api: 'https://example.org/api' },
  })
  expect(linksBehindMore(site([audit]), false).map(({ id }) => id)).toEqual(['api'])
  expect(linksBehindMore(site([]), false).map(({ id }) => id)).toEqual(['api', 'audit'])
})

it('support is the page of the one whose pages these are, never another’s', () => {
  const site = { banners: [], popups: [], audits: [], links: { support: '/query' } } satisfies SiteData
  const partner = (support: string | null) => ({ links: { about: null, support } })
  expect(supportOf(null, site)).toBe('/query')
  expect(supportOf(partner('mailto:help@partner.example'), site)).toBe('mailto:help@partner.example')
  expect(supportOf(partner(null), site)).toBeNull()
  expect([supportOf(null, { ...site, links: {} }), supportOf(null, null)]).toEqual([null, null])
})
