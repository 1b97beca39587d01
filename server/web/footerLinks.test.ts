import { afterAll, beforeAll, expect, it } from 'vitest'
import { FOOTER_LINKS, type FooterData } from '#core/screens/footerData.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { type WebFolder, writeWebFolder } from '../testing/webFolder.ts'
import { withFooterLinks } from './pages.ts'

let folder: WebFolder
let t: TestApp
beforeAll(async () => {
  folder = writeWebFolder()
  t = await createTestApp({ deps: { webRoot: folder.root } })
  const { around } = t.deps.site
  Object.assign(around.links, { docs: 'https://docs.example/?a=1&b=2', twitter: '/try/x', support: '/query' })
}, 60_000)
afterAll(async () => {
  await t.close()
  folder.remove()
})

async function dataOf(path: string, language = 'en'): Promise<FooterData | null> {
  const { body } = await t.call('GET', path, { headers: { 'accept-language': language } })
  const text = new RegExp(`<script type="application/json" id="${FOOTER_LINKS}">([^<]*)</script>`).exec(
    String(body),
  )?.[1]
  return text === undefined ? null : (JSON.parse(text) as FooterData)
}

it('each page has the footer links in its language, in the order of the specification', async () => {
  const links = await dataOf('/points')
  expect(links?.language).toBe('en')
  expect(links?.links.map(({ id }) => id)).toEqual(
    ['docs', 'twitter', 'discord', 'telegram'].filter((id) => id in t.deps.site.around.links),
  )
  expect(links?.links[0]).toEqual({ id: 'docs', href: 'https://docs.example/?a=1&b=2', text: 'DOCS' })
  expect((await dataOf('/', 'ru'))?.language).toBe('ru')
})

it('a partner’s page has no footer links', async () => expect(await dataOf('/network/u2u')).toBeNull())

it('omits the links while the web policy hides them, and shows them again afterwards', async () => {
  t.policy.web['links'] = 'hidden'
  expect((await dataOf('/'))?.links).toEqual([])
  delete t.policy.web['links']
  expect((await dataOf('/'))?.links).not.toEqual([])
})

it('omits a link to a page that the web policy hides', async () => {
  const { links } = t.deps.site.around
  const { twitter } = links
  Object.assign(links, { twitter: '/trust' })
  const ids = async () => (await dataOf('/'))?.links.map(({ id }) => id)
  expect(await ids()).toContain('twitter')
  t.policy.web['trust'] = 'hidden'
  expect(await ids()).toEqual(expect.not.arrayContaining(['twitter']))
  delete t.policy.web['trust']
  Object.assign(links, { twitter })
})

it('renders the links on prerendered pages, with every value escaped', () => {
  const html = `<head></head><div class="a" id="${FOOTER_LINKS}-list"></div>`
  const drawn = withFooterLinks(html, 'en', [{ id: 'docs', href: 'https://a.example/"><i>', text: '</script>' }])
  expect(drawn).toContain(
    `<div class="a" id="${FOOTER_LINKS}-list"><a href="https://a.example/&quot;&gt;&lt;i&gt;" target="_blank" rel="noopener noreferrer">&lt;/script&gt;</a></div>`,
  )
  expect(drawn.match(/<\/script>/g)).toHaveLength(1)
})
