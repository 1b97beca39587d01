import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channelPath } from '#core/channel/lookups.ts'
import { redirects } from '#core/screens/match.ts'
import { screens } from '#core/screens/table.ts'
import { pageTexts } from '#tools/i18n/pageTexts.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

const html =
  '<!doctype html><html lang="en"><head><title>Causeway</title><script>1</script></head><body><div id="root"></div></body></html>'
const texts = pageTexts()
let root = ''
let t: TestApp
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'causeway-screens-'))
  mkdirSync(join(root, '.pages'))
  writeFileSync(join(root, 'index.html'), html)
  writeFileSync(join(root, '.pages', 'texts.json'), JSON.stringify(texts))
  t = await createTestApp({ deps: { webRoot: root }, config: { publicUrl: 'https://bridge.example.org' } })
}, 60_000)
afterAll(async () => {
  await t.close()
  rmSync(root, { recursive: true })
})

const page = async (path: string, headers: Record<string, string> = {}) => {
  const { status, body, headers: answered } = await t.call('GET', path, { headers })
  return { status, html: String(body), headers: answered }
}
const content = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const title = (html: string): string | undefined => /<title>([^<]*)<\/title>/.exec(html)?.[1]

/** Returns the length of the shortest description that tells what a page is for, in characters; a Chinese character is about a word. */
const leastDescription = (language: string): number => (language === 'zh' ? 8 : 20)

/** Paths of partners' pages depend on a name, and an unknown one is not found. */
const own = screens.filter(({ path }) => channelPath(path.replaceAll(/:\w+/g, 'one')) === null)

describe.each(own.map((screen) => [screen.path.replaceAll(/:\w+/g, 'one'), screen] as const))('%s', (path, screen) => {
  it.each(['en', 'ru', 'zh'])('has its title and metadata in its HTML (%s)', async (language) => {
    const messages = texts[language]?.messages ?? {}
    const [titleId, descriptionId] = [`screen-${screen.name}-title`, `screen-${screen.name}-description`]
    expect(messages, `${titleId} is missing in src/i18n/${language}/pages/routes.ftl`).toHaveProperty([titleId])
    expect(messages, `${descriptionId} is missing in src/i18n/${language}/pages/routes.ftl`).toHaveProperty([
      descriptionId,
    ])
    const { status, html } = await page(path, { cookie: `lang=${language}` })
    expect(status).toBe(200)
    expect(title(html)).toBe(`${messages[titleId]} · Causeway`)
    expect(content(html, 'description')).toBe(messages[descriptionId])
    expect(content(html, 'og:title')).toBe(title(html))
    expect(content(html, 'og:description')).toBe(content(html, 'description'))
    expect(html).toContain(`<html lang="${texts[language]?.tag}"`)
    expect(messages[titleId]?.length, `${titleId} is too short`).toBeGreaterThan(1)
    const least = leastDescription(language)
    expect(
      messages[descriptionId]?.length,
      `${descriptionId} has fewer than ${least} characters`,
    ).toBeGreaterThanOrEqual(least)
  })

  it('has its one canonical address, or none if it is one of many', async () => {
    const { html } = await page(path.toLowerCase())
    const expected = screen.path.includes(':') ? undefined : `https://bridge.example.org${screen.path}`
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(expected)
    expect(content(html, 'og:url')).toBe(expected)
    expect(content(html, 'robots')).toBe(screen.listed ? undefined : 'noindex')
  })
})

it.each([
  ['/dapp/some-dapp', '/'],
  ['/DApp/some-dapp/?amount=0.5&to=10', '/?amount=0.5&to=10'],
  ['/dapp/some-dapp/history?page=2', '/history?page=2'],
])('%s belongs to no partner and redirects to %s', async (path, to) => {
  const { status, headers } = await page(path)
  expect([status, headers.get('location')]).toEqual([302, to])
})

it.each(['/network/some-dapp', '/network/some-dapp/history'])(
  '%s belongs to no partner and returns a 404 page',
  async (path) => {
    const { status, html } = await page(path)
    expect([status, content(html, 'channel')]).toEqual([404, 'missing'])
  },
)

it.each([
  '/network/__proto__',
  '/network/%ff',
  '/network/..%2fx',
  '/network/%5c%5cevil.test',
  '/network/%5c%5cevil.test/history',
  '/network/%2f%2fevil.test',
  '//network//__proto__',
  '/network/a b',
])('%s is a name that no partner can have, and returns a 404 page', async (path) => {
  const { status, html, headers } = await page(path, { accept: 'text/html' })
  expect([status, content(html, 'channel'), headers.get('location')]).toEqual([404, 'missing', null])
})

it.each(['/foo.bar/baz.qux', '/%2e%2e/x.y', '/x.y', '/assets/none.js', '/foo.bar/baz'])(
  '%s returns the not-found page to a visitor, whatever its dots',
  async (path) => {
    const { status, html, headers } = await page(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect([status, title(html)]).toEqual([404, 'Page not found · Causeway'])
    expect(headers.get('vary')).toContain('Accept,')
  },
)

it('no other page is marked as missing, rendered before or after it', async () => {
  for (const path of ['/no-such-page', '/network/some-dapp', '/no-such-page', '/network/over', '/'])
    expect(content((await page(path)).html, 'channel')).toBe(path === '/network/some-dapp' ? 'missing' : undefined)
})

it.each([
  ['/network/over', 'bridge'],
  ['/dapp/over', 'bridge'],
  ['/network/over/history', 'history'],
])('%s belongs to the partner, under its name and no address of ours', async (path, screen) => {
  const { status, html } = await page(path)
  expect([status, title(html)]).toEqual([200, `${texts['en']?.messages[`screen-${screen}-title`]} · Over`])
  expect(html).not.toContain('rel="canonical"')
  expect(html).toContain('id="channel"')
  // Our image shows our name.
  expect([content(html, 'og:image'), content(html, 'og:image:alt'), content(html, 'twitter:card')]).toEqual([
    undefined,
    undefined,
    'summary',
  ])
})

it('a partner’s redirects stay on the partner', async () =>
  expect((await page('/network/over/bridge')).headers.get('location')).toBe('/network/over/'))

it.each(Object.entries(redirects))('%s leads to %s and takes the question along', async (path, to) => {
  const { status, headers } = await page(`${path.toUpperCase()}?from=1&to=10`)
  expect([status, headers.get('location')]).toEqual([302, `${to}?from=1&to=10`])
})

it('an unknown address returns 404 with a not-found page', async () => {
  const { status, html, headers } = await page('/no-such-page')
  expect(status).toBe(404)
  expect(title(html)).toBe('Page not found · Causeway')
  expect(content(html, 'robots')).toBe('noindex')
  expect(html).toContain('id="root"')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
})

it('the preview image has an absolute URL and its size', async () => {
  const { html } = await page('/')
  expect([content(html, 'og:image'), content(html, 'og:image:width'), content(html, 'og:image:height')]).toEqual([
    'https://bridge.example.org/card.png',
    '1200',
    '630',
  ])
})

it('the language is the user’s choice, else the browser’s, and Vary names both', async () => {
  expect((await page('/', { 'accept-language': 'ru-RU,ru;q=0.9' })).html).toContain('<html lang="ru"')
  expect((await page('/', { 'accept-language': 'zh-TW,zh;q=0.9,en;q=0.8' })).html).toContain('<html lang="zh-Hans"')
  expect((await page('/', { 'accept-language': 'pt-PT' })).html).toContain('<html lang="pt-BR"')
  expect((await page('/', { 'accept-language': 'ru', cookie: 'lang=en' })).html).toContain('<html lang="en"')
  expect((await page('/')).headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
})

it('a page is sent compressed, or as 304 if the browser has it', async () => {
  const response = await t.app.request('/history', { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('<title>History')
  const etag = response.headers.get('etag') ?? ''
  expect((await page('/history', { 'if-none-match': etag })).status).toBe(304)
  expect((await page('/', { 'if-none-match': etag })).status).toBe(200)
})

describe('search engines', () => {
  it('robots.txt allows pages, and links to the sitemap', async () => {
    const { status, html, headers } = await page('/robots.txt')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(html).toContain('Disallow: /api/\n')
    expect(html).toContain('Sitemap: https://bridge.example.org/sitemap.xml\n')
  })

  it('the sitemap includes only pages that can be listed', async () => {
    const { html, headers } = await page('/sitemap.xml')
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const found = Array.from(html.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address)
    expect(found).toEqual(
      screens.filter((screen) => screen.listed).map(({ path }) => `https://bridge.example.org${path}`),
    )
    expect(found.length).toBeGreaterThan(3)
  })
})

it.each(['en', 'fa'])('a payment request is previewed in our own words (%s)', async (language) => {
  const fields = { id: 'ab'.repeat(16), to: 'northshore', token: 'ETH', amount: '0.050', recipient: '0x1' }
  const note = '"><b>Causeway support</b>'
  const at = (more: Record<string, string>) =>
    page(`/pay?${new URLSearchParams({ ...fields, ...more }).toString()}`, { cookie: `lang=${language}` })
  const { html, headers } = await at({ note })
  const messages = texts[language]?.messages ?? {}
  expect(title(html)).toBe(`${messages['preview-pay-title']} · \u20680.05 ETH · Northshore\u2069 · Causeway`)
  expect(content(html, 'og:title')).toBe(title(html))
  expect(content(html, 'og:description')).toBe(messages['preview-pay-description'])
  expect(html).not.toContain('support')
  expect(headers.get('etag')).not.toBe((await at({ amount: '7' })).headers.get('etag'))
  const usual = await at({ id: 'x', note })
  expect(title(usual.html)).toBe(`${messages['screen-pay-title']} · Causeway`)
  expect(usual.html).not.toContain('support')
})
