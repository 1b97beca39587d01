import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { languageIds } from '#src/i18n/languages.ts'
import { loadAround } from './around.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'around-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const withFile = (name: string, content: unknown) => {
  writeFileSync(join(folder, name), JSON.stringify(content))
  return () => loadAround({ profile: 'default', configDir: folder })
}
const popup = { id: 'a', title: 'A', text: 'B', preset: {}, start_time: 1, end_time: 2 }

it('is empty without the operator’s files', () => {
  const { apps, banners, ...others } = loadAround({ profile: 'default' })
  expect(others).toEqual({ links: {}, audits: [], events: [], popups: [], roadmap: [] })
  expect(banners.map(({ link }) => link)).toEqual(['/soneium-badge'])
  expect(apps.length).toBeGreaterThan(9)
})

it.each(['default', 'local'] as const)('has a badge banner in every language in the %s profile', (profile) => {
  const badge = loadAround({ profile }).banners.find(({ link }) => link === '/soneium-badge')
  for (const text of [badge?.maintitle, badge?.subtitle])
    expect(Object.keys(text ?? {}).toSorted()).toEqual([...languageIds].toSorted())
  expect(badge?.img).toMatch(/^data:image/)
})

it('describes each packaged app in every language', () => {
  for (const { id, text } of loadAround({ profile: 'default' }).apps)
    expect([id, ...Object.keys(text ?? {}).toSorted()]).toEqual([id, ...[...languageIds].toSorted()])
})

it('reads the samples of the local profile with their images', () => {
  const { banners, events, popups } = loadAround({ profile: 'local' })
  expect(banners.length).toBeGreaterThan(1)
  expect(events.map(({ img }) => img?.startsWith('data:image/'))).toEqual([true])
  expect(popups.map(({ channelId }) => channelId)).toContain(1081)
})

it('reads the logos of audits, and links into the product', () => {
  const { audits, links } = withFile('links.json', {
    links: { docs: '/tos' },
    audits: [{ name: 'Review', url: 'https://audits.example/first', logo: 'banner-shores.svg' }],
  })()
  expect(audits.map(({ logo }) => logo.startsWith('data:image/svg+xml;base64,'))).toEqual([true])
  expect(links).toEqual({ docs: '/tos' })
})

it('adds an app to the packaged ones, and removes another by its id', () => {
  const { apps } = withFile('apps.json', [
    { id: 'uniswap', remove: true },
    { id: 'ours', name: 'Ours', url: '/swap', text: 'A text' },
  ])()
  const ids = apps.map(({ id }) => id)
  expect([ids.includes('uniswap'), ids.at(-1)]).toEqual([false, 'ours'])
})

it.each([
  ['apps.json', [{ id: 'ours', name: 'Ours', url: 'http://plain.example' }], /an https address/],
  ['apps.json', [{ id: 'ours', name: 'Ours', url: '/', tags: ['casino'] }], /tags/],
  ['roadmap.json', [{ id: 'a', title: 'A', state: 'live', date: 'soon' }], /date/],
  [
    'links.json',
    { links: { docs: 'http://plain.example' }, audits: [] },
    /links\.docs: a path of the product or an https address/,
  ],
  ['links.json', { links: { myspace: 'https://example.org' }, audits: [] }, /links/],
  [
    'banners.json',
    [{ maintitle: 'A', subtitle: 'B', link: '//elsewhere.example', start_time: 1, end_time: 2 }],
    /path of the product or an https address/,
  ],
  [
    'banners.json',
    [{ maintitle: 'A', subtitle: 'B', link: '/', start_time: 2, end_time: 2 }],
    /end_time must be after start_time/,
  ],
  [
    'banners.json',
    [{ img: 'no-such.svg', maintitle: 'A', subtitle: 'B', link: '/', start_time: 1, end_time: 2 }],
    /the file is missing/,
  ],
  ['events.json', [{ maintitle: { ru: 'А' }, subtitle: 'B', link: '/', start_time: 1, end_time: 2 }], /maintitle/],
  [
    'events.json',
    [{ maintitle: 'A', subtitle: 'B', link: 'http://plain.example', start_time: 1, end_time: 2 }],
    /path of the product or an https address/,
  ],
  ['popups.json', [{ ...popup, title: { ru: 'А' } }], /title/],
  ['popups.json', [{ ...popup, id: 'two words' }], /id/],
])('refuses %s with %j', (name, content, words) => {
  expect(withFile(name, content)).toThrow(words)
})
