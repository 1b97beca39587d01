import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { showLanguage } from '#src/i18n/current.ts'
import { prerenderPage } from '#src/prerender.tsx'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { type WebFolder, writeWebFolder } from '../testing/webFolder.ts'

let folder: WebFolder
let t: TestApp
beforeAll(async () => {
  folder = writeWebFolder()
  t = await createTestApp({ deps: { webRoot: folder.root } })
}, 60_000)
afterAll(async () => {
  await t.close()
  folder.remove()
  await showLanguage('en')
})

const mark = '<meta name="bridge" content="not-open">'
const page = async (path: string, language = 'en') =>
  String((await t.call('GET', path, { headers: { 'accept-language': language } })).body)

describe('the page of a bridge without networks', () => {
  it('is sent until the first network is set up, with the mark that the app reads', async () => {
    expect(await page('/')).toContain('<!-- index.en -->')
    expect(await page('/')).not.toContain(mark)
    const chains = t.deps.catalogue.chains as unknown as { settlement: unknown }[]
    const before = chains.map(({ settlement }) => settlement)
    for (const chain of chains) chain.settlement = null
    try {
      for (const path of ['/', '/not-open.html', '/index.html']) {
        expect(await page(path)).toContain('<!-- not-open.en -->')
        expect(await page(path)).toContain(mark)
      }
      expect(await page('/', 'ru')).toContain('<!-- not-open.ru -->')
      expect(await page('/points')).toContain(mark)
      expect(await page('/network/u2u')).not.toContain(mark)
    } finally {
      chains.forEach((chain, n) => (chain.settlement = before[n]))
    }
    expect(await page('/')).not.toContain(mark)
  })

  it.each([
    ['en', 'This bridge isn’t open yet', 'Hot', 'Find a transfer'],
    ['ru', 'Мост ещё не открыт', 'Хит', 'Найти перевод'],
  ] as const)('has the notice and no badge of rewards in its first paint: %s', async (language, notice, hot, find) => {
    const { body, notOpen } = await prerenderPage(language)
    expect(notOpen).toContain(notice)
    expect(notOpen.split(`>${find}<`)).toHaveLength(body.split(`>${find}<`).length + 1)
    expect(notOpen).not.toContain(`>${hot}<`)
    expect(body).not.toContain(notice)
    expect(body).toContain(`>${hot}<`)
  })
})
