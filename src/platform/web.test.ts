import { describe, expect, it } from 'vitest'
import { createWebPlatform } from './web.ts'

/** Of a browser what the platform touches. */
function browser(theme?: string, storage: Partial<Storage> = {}) {
  const root = { dataset: (theme === undefined ? {} : { theme }) as Record<string, string> }
  const kept = new Map<string, string>()
  const setItem = (key: string, value: string) => void kept.set(key, value)
  const page = {
    document: { documentElement: root, querySelector: () => null },
    localStorage: { setItem, ...storage },
    location: { hash: '' },
    sessionStorage: null,
    navigator: {},
  } as unknown as Window
  return { platform: createWebPlatform(page), root, kept }
}

describe('the theme', () => {
  it('is dark unless the page says light', () => {
    expect(browser().platform.theme()).toBe('dark')
    expect(browser('light').platform.theme()).toBe('light')
  })

  it('is put on and kept when it is chosen', () => {
    const { platform, root, kept } = browser('dark')
    platform.setTheme('light')
    expect([platform.theme(), root.dataset['theme'], [...kept.values()]]).toEqual(['light', 'light', ['light']])
    platform.setTheme('dark')
    expect([platform.theme(), [...kept.values()]]).toEqual(['dark', ['dark']])
  })

  it('lasts for the visit where nothing may be kept', () => {
    const { platform } = browser('dark', {
      setItem: () => {
        throw new Error('blocked')
      },
    })
    platform.setTheme('light')
    expect(platform.theme()).toBe('light')
  })
})

it('copying says whether it worked', async () => {
  expect(await browser().platform.copy('text')).toBe(false)
})
