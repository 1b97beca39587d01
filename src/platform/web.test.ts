import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { WalletFamily } from '#src/wallets/contract.ts'
import type { Host } from './contract.ts'
import { applyTheme } from './applyTheme.ts'
import { createWebPlatform } from './web.ts'

/** Parts of a browser that the platform accesses. */
function browser(theme?: string, storage: Partial<Storage> = {}) {
  const root = { dataset: (theme === undefined ? {} : { theme }) as Record<string, string> }
  const kept = new Map<string, string>()
  const setItem = (key: string, value: string) => void kept.set(key, value)
  const meta = { content: '', setAttribute: (_: string, value: string) => void (meta.content = value) }
  const cssRules: string[] = []
  const style = {
    sheet: {
      cssRules,
      insertRule: (rule: string, at: number) => void cssRules.splice(at, 0, rule),
      deleteRule: (at: number) => void cssRules.splice(at, 1),
    },
  }
  const page = {
    document: {
      documentElement: root,
      querySelector: (selector: string) => (selector === 'style#channel-style' ? style : meta),
    },
    // A partner's sheet defines the background; the theme's own has not loaded yet.
    getComputedStyle: () => ({
      getPropertyValue: (name: string) => cssRules.join('').split(`${name}:`)[1]?.slice(0, 7) ?? '',
    }),
    localStorage: { setItem, ...storage },
    location: { hash: '' },
    sessionStorage: null,
    navigator: {},
  } as unknown as Window
  return { page, platform: createWebPlatform(page), root, kept, meta }
}

describe('the theme', () => {
  it('is dark unless the page has light', () => {
    expect(browser().platform.theme()).toBe('dark')
    expect(browser('light').platform.theme()).toBe('light')
  })

  it('is applied and stored when it is selected', () => {
    const { platform, root, kept } = browser('dark')
    platform.setTheme('light')
    expect([platform.theme(), root.dataset['theme'], [...kept.values()]]).toEqual(['light', 'light', ['light']])
    platform.setTheme('dark')
    expect([platform.theme(), [...kept.values()]]).toEqual(['dark', ['dark']])
  })

  it('lasts for the visit without storage', () => {
    const { platform } = browser('dark', {
      setItem: () => {
        throw new Error('blocked')
      },
    })
    platform.setTheme('light')
    expect(platform.theme()).toBe('light')
  })
})

describe('in Telegram', () => {
  it('its host takes calls once it has loaded, and the browser keeps its own methods', async () => {
    const { platform, root } = browser('dark')
    const signed = { family: 'evm' } as WalletFamily
    const asked: unknown[] = []
    platform.host.add({
      setTheme: (theme) => void asked.push(theme),
      share: () => Promise.resolve('closed'),
      haptic: null,
      guarded: () => signed,
    } as Partial<Host> as Host)
    platform.setTheme('light')
    platform.haptic('light')
    expect([asked, root.dataset['theme']]).toEqual([['light'], 'dark'])
    expect(await platform.share({ title: '', text: '', url: '' })).toBe('closed')
    expect(platform.guarded({} as WalletFamily)).toBe(signed)
    platform.browser.setTheme('light')
    expect(root.dataset['theme']).toBe('light')
  })
})

describe('the browser’s theme colour', () => {
  it('follows the theme', () => {
    const { platform, meta } = browser('dark')
    platform.setTheme('light')
    expect(meta.content).toBe('#F6F4EF')
    platform.setTheme('dark')
    expect(meta.content).toBe('#0A0F14')
  })

  it('is the partner’s on its pages, and the user’s afterwards', () => {
    const { page, platform, meta } = browser('dark')
    const leave = applyTheme({ theme: 'light', css: 'html:root{--text:#000000}html:root{--ground:#abcdef}' }, page)
    expect(meta.content).toBe('#abcdef')
    platform.setTheme('light')
    expect(meta.content).toBe('#abcdef')
    leave()
    expect(meta.content).toBe('#0A0F14')
  })

  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
  const [, first = ''] = /<script>(try[^<]*)<\/script>/.exec(html) ?? []
  const [, unchanged = ''] = /name="theme-color" content="([^"]*)"/.exec(html) ?? []
  it.each([
    ['nothing', null, {}, 'dark', '#0A0F14'],
    ['light', 'light', {}, 'light', '#F6F4EF'],
    ['dark', 'dark', {}, 'dark', '#0A0F14'],
    ['something else', 'sepia', {}, 'dark', '#0A0F14'],
    ['light, on pages that are always dark', 'light', { forced: '' }, 'dark', '#0A0F14'],
    ['dark, on pages that are always light', 'dark', { forced: '', theme: 'light' }, 'light', '#F6F4EF'],
    ['what may not be read', new Error('blocked'), {}, 'dark', '#0A0F14'],
  ])('is there before any code has come, where the choice was %s', (_, chosen, dataset, theme, colour) => {
    const root = { dataset: { theme: 'dark', ...dataset } }
    const meta = { content: unchanged }
    const getItem = () => {
      if (chosen instanceof Error) throw chosen
      return chosen
    }
    new Function('document', 'localStorage', 'window', first)(
      { documentElement: root, querySelector: () => meta },
      { getItem },
      new EventTarget(),
    )
    expect([root.dataset.theme, meta.content]).toEqual([theme, colour])
  })
})

it('copying reports whether it worked', async () => {
  expect(await browser().platform.copy('text')).toBe(false)
})
