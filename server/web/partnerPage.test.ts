import { afterAll, describe, expect, it } from 'vitest'
import type { ChannelLook } from '#core/wire/config.ts'
import { showLanguage } from '#src/i18n/current.ts'
import { prerenderPage, renderBridge } from '#src/prerender.tsx'
import { fillPartnerPage, isUsualBase } from './channelPage.ts'

const look = (some: Partial<ChannelLook>): ChannelLook => ({
  id: 827,
  slug: 'over',
  name: 'Over & "Sons" <b>$&',
  main: false,
  logo: null,
  forced_theme: null,
  css: '',
  links: { about: null, support: null },
  presets: null,
  wallets: [],
  fee_bps: 0,
  ...some,
})
const logo = { light: 'data:image/svg+xml;base64,TGlnaHQ=', dark: 'data:image/svg+xml;base64,RGFyaw==' }
const [about, support] = ['https://partner.example/?a=1&b=2', 'mailto:help@partner.example']

afterAll(() => showLanguage('en'))

/** Normalizes the page as a browser would, because React and the server escape an apostrophe differently. */
const parsed = (html: string): string => html.replaceAll('&#39;', '&#x27;')

describe.each(['en', 'ru', 'fa'] as const)('a partner’s prerendered page in %s', (language) => {
  it.each([
    ['a logo and both links, on its host', { logo, links: { about, support } }, '/'],
    ['a logo and no links, on its path', { logo }, '/network/over'],
    ['its name and one link', { links: { about: null, support } }, '/dapp/827'],
    ['its name and the other link', { name: 'O’Hara', links: { about, support: null } }, '/network/827'],
    ['its name alone', {}, '/'],
  ] as const)('is what the app renders for a partner with %s', async (_, some, base) => {
    const { partner } = await prerenderPage(language)
    const expected = await renderBridge(base, look(some))
    expect(parsed(fillPartnerPage(partner, look(some), base))).toBe(parsed(expected))
    expect(expected).toContain('powered-by')
  })
})

it('hides a partner’s links in Telegram until its policy allows them', async () => {
  const { partner } = await prerenderPage('en')
  const lists = [...partner.matchAll(/<div class="([^"]*)"><a [^>]*href="https:\/\/partner-about/g)]
  expect(lists).toHaveLength(2)
  for (const [, classes] of lists) expect(classes).toContain('in-[html[data-telegram]]:hidden!')
})

it('an address has its page for each usual way to write it, and no page for others', () => {
  const over = { slug: 'over', id: 827 }
  for (const base of ['/', '/network/over', '/network/827', '/dapp/over', '/dapp/827'])
    expect(isUsualBase(base, over), base).toBe(true)
  for (const base of ['/network/Over', '/Network/over', '/network/u2u']) expect(isUsualBase(base, over)).toBe(false)
})
