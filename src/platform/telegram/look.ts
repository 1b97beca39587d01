import type { Platform, Theme } from '../contract.ts'
import { telegramColours, type ThemeParams, type Palette } from './colours.ts'
import { setStyleRules } from '../styleRules.ts'
import { colourVariables } from '#core/channel/colours.ts'

/** index.html reads it before the first paint: Telegram's colors (or `own`) that it belongs to, the theme, the declarations. */
const KEY = 'causeway.telegram.look'
const STYLE = 'telegram-style'

export interface LookDeps {
  readonly page: Pick<Window, 'document'>
  /** Per browser, not per user: it is read before the user is known. */
  readonly storage: Pick<Storage, 'setItem'> | null
  readonly platform: Pick<Platform, 'setTheme'>
  /** Verbatim from the launch parameters; null when missing. */
  readonly launched: string | null
}

/** Current appearance: Telegram's colors, or a theme of the app that the user chose. */
export interface Look {
  applyTheme(params: ThemeParams): void
  wearOwn(theme: Theme): void
}

export function createLook({ page, storage, platform, launched }: LookDeps): Look {
  const { document } = page
  const put = (theme: Theme, css: string): void => {
    // index.html creates it, so that it precedes a partner's styles.
    const style =
      document.querySelector<HTMLStyleElement>(`style#${STYLE}`) ??
      document.head.insertBefore(
        Object.assign(document.createElement('style'), { id: STYLE }),
        document.getElementById('channel-style'),
      )
    setStyleRules(style, css && `html[data-theme][data-telegram]{${css}}`)
    platform.setTheme(theme)
  }
  const remember = (record: readonly string[]): void => {
    // A part with a line break would be read as several.
    if (record.some((part) => part.includes('\n'))) return
    try {
      storage?.setItem(KEY, record.join('\n'))
    } catch {
      // The next visit then starts with nearly the same colors.
    }
  }
  return {
    applyTheme(params) {
      const taken = telegramColours(params)
      if (!taken) return put(document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark', '')
      const css = lookStyle(taken.palette)
      put(taken.theme, css)
      if (launched !== null && sameColours(launched, params)) remember([launched, taken.theme, css])
    },
    wearOwn(theme) {
      put(theme, '')
      remember(['own', theme])
    },
  }
}

/** True when these are still the colors of the launch parameters. */
function sameColours(launched: string, params: ThemeParams): boolean {
  try {
    const then = JSON.parse(launched) as ThemeParams
    return Object.keys({ ...then, ...params }).every(
      (name) => then[name]?.toLowerCase() === params[name]?.toLowerCase(),
    )
  } catch {
    return false
  }
}

const variables: Readonly<Record<keyof Palette, string>> = { ...colourVariables, primaryStrong: '--tide-strong' }

/** Palette as declarations for index.html's rule, which a partner's own colors override. */
const lookStyle = (palette: Palette): string =>
  Object.entries(palette)
    .map(([role, value]) => `${variables[role as keyof Palette]}:${value}`)
    .join(';')
