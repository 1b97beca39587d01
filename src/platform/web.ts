import type { Platform } from './contract.ts'
import { telegramLaunch, visitorOf } from './inTelegram.ts'
import { createStack } from './stack.ts'
import { storageOrNull } from './keyValueStorage.ts'
import { createPersisted } from './persisted.ts'
import { paintAround, themeOf } from './theme.ts'

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
      paintAround(page)
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
    theme: () => themeOf(root),
    setTheme: (theme) => (host.top()?.setTheme ?? browser.setTheme)(theme),
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
