import { init, isTMA, miniApp, postEvent, retrieveLaunchParams, themeParams } from '@telegram-apps/sdk-react'
import { chooseLanguage } from '#src/i18n/choice.ts'
import { isLanguage } from '#src/i18n/languages.ts'
import type { Platform } from '../contract.ts'
import type { Stack } from '../stack.ts'
import { type KeyValueStorage, storageOrNull } from '../keyValueStorage.ts'
import { bindBackButton, bindNativeButton, bindSettingsButton } from './buttons.ts'
import { can, type Client } from './capabilities.ts'
import { bindClosingGuard } from './whileSigning.ts'
import { createHost, telegramCloud } from './host.ts'
import { themeTextOf } from './account.ts'
import { bindLinks } from './links.ts'
import { speakToLocalHost, standInStorage } from './localHost.ts'
import { createLook } from './look.ts'
import { createPreferences, type Preferences } from './preferences.ts'
import { bindViewport } from './viewport.ts'

export interface EnterDeps {
  readonly page: Window
  readonly services: {
    readonly platform: Platform
    readonly storage: KeyValueStorage | null
    /** `look` is a partner's style, null on the product's own pages. */
    readonly channel: { readonly look: object | null }
  }
  readonly launch: string
  /** Back actions of the current page; empty on the first. */
  readonly pages: Stack<() => void>
  openSettings(): void
  openWallets(): void
}

/** Paints Telegram's surroundings in the page's background color. */
function paintAround(root: HTMLElement, client: Client): void {
  const ground = getComputedStyle(root).getPropertyValue('--ground').trim() as `#${string}`
  if (!/^#[\da-f]{6}$/i.test(ground)) return
  if (can('headerColour', client) && miniApp.setHeaderColor.isAvailable())
    miniApp.setHeaderColor(miniApp.setHeaderColor.supports.rgb() ? ground : 'secondary_bg_color')
  if (can('backgroundColour', client)) miniApp.setBackgroundColor.ifAvailable(ground)
  if (can('bottomBarColour', client)) miniApp.setBottomBarColor.ifAvailable(ground)
}

/** Binds the app to the Telegram client for the lifetime of the page; runs once. Does nothing outside Telegram. */
export function enterTelegram({ page, services, launch, pages, openSettings, openWallets }: EnterDeps): void {
  standInStorage(page)
  // The form's URL has replaced the launch parameters, so they are stored where the SDK looks for them after a reload.
  page.sessionStorage.setItem('tapps/launchParams', JSON.stringify(launch.replace(/^#/, '')))
  if (import.meta.env.MODE === 'localnet') speakToLocalHost(page)
  if (!isTMA()) return
  const { platform } = services
  const { signing } = platform
  const root = page.document.documentElement
  const { tgWebAppVersion: version, tgWebAppPlatform: kind } = retrieveLaunchParams()
  const client: Client = { version, platform: kind }
  // Telegram Web would send its own styles as text, which the content policy may refuse.
  init({ acceptCustomStyles: false })

  themeParams.mountSync.ifAvailable()
  miniApp.mountSync.ifAvailable()
  const preferences = createPreferences(services.storage, can('cloudStorage', client) ? telegramCloud : null)
  const look = createLook({
    page,
    storage: storageOrNull(page, 'localStorage'),
    platform: platform.browser,
    launched: themeTextOf(launch),
  })
  const main = bindNativeButton('main', platform.buttons.main, root)
  const secondary = can('secondaryButton', client)
    ? bindNativeButton('secondary', platform.buttons.secondary, root)
    : null
  const applyTheme = (): void => {
    const { colours } = preferences.now()
    // A partner's pages keep the partner's colors.
    if (!services.channel.look) {
      if (colours === 'telegram') look.applyTheme(themeParams.state())
      else look.wearOwn(colours)
    }
    paintAround(root, client)
    main.draw()
    secondary?.draw()
  }
  themeParams.state.sub(applyTheme)
  applyTheme()
  // The launch parameters may be older than this page, and the theme may have changed since.
  postEvent('web_app_request_theme')
  const speak = ({ language }: Preferences): void => {
    if (isLanguage(language)) void chooseLanguage(language).catch(() => {})
  }
  speak(preferences.now())
  void preferences.fetch().then((found) => {
    if (!found) return
    applyTheme()
    speak(found)
  })

  const host = createHost({ client, platform, storage: services.storage, preferences, applyTheme, openWallets })
  platform.host.add(host)
  if (can('backButton', client)) bindBackButton(platform.back, pages)
  if (can('settingsButton', client))
    bindSettingsButton(() => {
      // Closes what is above the page, except during a signature request.
      if (signing.top()) return
      platform.back.top()?.()
      openSettings()
    })
  bindClosingGuard(signing, client)
  bindLinks(page, client)
  bindViewport(root, client)
  // index.html has reported it already, unless the page loaded without it.
  miniApp.ready.ifAvailable()
}
