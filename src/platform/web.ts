import type { Platform, Theme } from './contract.ts'
import { telegramLaunch, visitorOf } from './inTelegram.ts'
import { createStack } from './stack.ts'
import { storageOrNull } from './keyValueStorage.ts'
import { createPersisted } from './persisted.ts'

const grounds: Record<Theme, string> = { dark: '#0A0F14', light: '#F6F4EF' }
const pulses = { light: 10, success: [12, 40, 20], warning: [30, 30, 30] }

/** Creates the platform of an ordinary browser tab. In Telegram, methods go to its host once that has loaded. */
export function createWebPlatform(page: Window): Platform {
  const root = page.document.documentElement
  const launch = telegramLaunch(page, storageOrNull(page, 'sessionStorage'))
  const back: Platform['back'] = createStack()
  // index.html reads it before the first paint.
  const chosen = createPersisted(storageOrNull(page, 'localStorage'), {
    key: 'causeway.theme',
    format: 'text',
    parse: String,
    fallback: '',
  })
  const themeNow = (): Theme => (root.dataset['theme'] === 'light' ? 'light' : 'dark')
  // Paints the browser's surroundings in the page's background: a partner's, else the theme's.
  const paintAround = (): void => {
    const ground = page.getComputedStyle(root).getPropertyValue('--ground').trim()
    page.document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground || grounds[themeNow()])
  }

  async function copy(text: string): Promise<boolean> {
    try {
      await page.navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  }

  const host: Platform['host'] = createStack()
  const browser: Platform['browser'] = {
    setTheme(theme) {
      root.dataset['theme'] = theme
      paintAround()
      // Without storage the choice lasts for this visit.
      chosen.write(theme)
    },
    async share(content) {
      if (typeof page.navigator.share === 'function') {
        try {
          await page.navigator.share(content)
          return 'shared'
        } catch (error) {
          if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
        }
      }
      return (await copy(content.url)) ? 'copied' : 'failed'
    },
  }
  const vibrate: Platform['haptic'] = (kind) => {
    // Browsers refuse it before the first tap and log a warning.
    if (page.navigator.userActivation?.hasBeenActive !== false) page.navigator.vibrate?.(pulses[kind])
  }

  return {
    inTelegram: launch !== null,
    launch,
    visitor: launch === null ? null : visitorOf(launch),
    theme: themeNow,
    setTheme: (theme) => (host.top()?.setTheme ?? browser.setTheme)(theme),
    applyTheme({ theme, css }) {
      const before = root.dataset['theme'] ?? 'dark'
      const style =
        page.document.querySelector<HTMLStyleElement>('style#channel-style') ??
        page.document.head.appendChild(Object.assign(page.document.createElement('style'), { id: 'channel-style' }))
      setStyleRules(style, css)
      if (theme) root.dataset['theme'] = theme
      paintAround()
      return () => {
        setStyleRules(style, '')
        root.dataset['theme'] = before
        paintAround()
      }
    },
    share: (content) => (host.top()?.share ?? browser.share)(content),
    haptic: (kind) => (host.top()?.haptic ?? vibrate)(kind),
    copy,
    onBack: back.add,
    back,
    buttons: { main: createStack(), secondary: createStack() },
    signing: createStack(),
    guarded: (wallets) => host.top()?.guarded(wallets) ?? wallets,
    browser,
    host,
  }
}

const rule = /[^{}]+\{[^{}]*\}/g

/** Replaces the rules of a style element in the page. The content policy may refuse text in it, but no inserted rule. */
export function setStyleRules({ sheet }: HTMLStyleElement, css: string): void {
  if (!sheet) return
  while (sheet.cssRules.length > 0) sheet.deleteRule(0)
  for (const [text] of css.matchAll(rule)) sheet.insertRule(text, sheet.cssRules.length)
}
