import { type ColourRole, colourVariables, contrastRatio, ownColours, type Theme } from '#core/channel/colours.ts'
import type { Platform } from '../contract.ts'
import { setStyleRules } from '../applyTheme.ts'
import { createPersisted } from '../persisted.ts'

const STYLE = 'telegram-style'

interface LookDeps {
  readonly page: Pick<Window, 'document'>
  /** Per browser, not per user: it is read before the user is known. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null
  readonly platform: Pick<Platform, 'setTheme'>
  /** Verbatim from the launch parameters; null when missing. */
  readonly launched: string | null
}

/** Current appearance: Telegram's colors, or a theme of the app that the user chose. */
interface Look {
  applyTheme(params: ThemeParams): void
  wearOwn(theme: Theme): void
}

export function createLook({ page, storage, platform, launched }: LookDeps): Look {
  const { document } = page
  // index.html reads it before the first paint: Telegram's colors (or `own`) that it belongs to, the theme, the declarations.
  const kept = createPersisted(storage, { key: 'causeway.telegram.look', format: 'text', parse: String, fallback: '' })
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
    // If the write fails, the next visit starts with nearly the same colors.
    kept.write(record.join('\n'))
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

/** Writes a palette as declarations for index.html's rule, which a partner's own colors override. */
const lookStyle = (palette: Palette): string =>
  Object.entries(palette)
    .map(([role, value]) => `${variables[role as keyof Palette]}:${value}`)
    .join(';')

/** Telegram's names of the colors used here; any may be missing. */
type ThemeParams = Readonly<Partial<Record<string, string | undefined>>>
type Palette = Readonly<Record<ColourRole | 'primaryStrong', string>>

const READ = 4.5
/** Share of a color that theme.css mixes into the background of text in that color. */
const TINT = 0.12
const SEEN = 3
const WHITE = '#ffffff'
const BLACK = '#000000'

const partsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Mixes `share` of the second color into the first. */
export function mix(first: string, second: string, share: number): string {
  const other = partsOf(second)
  const mixed = partsOf(first).map((part, at) => Math.round(part + ((other[at] ?? 0) - part) * share))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const readsOn = (front: string, backs: readonly string[], least: number): boolean =>
  backs.every((back) => contrastRatio(front, back) >= least)

/** The color itself when readable, else the nearest readable one towards `anchor`. */
function readable(colour: string, anchor: string, backs: (tried: string) => readonly string[], least: number): string {
  for (let step = 0; step < 20; step++) {
    const tried = mix(colour, anchor, step / 20)
    if (readsOn(tried, backs(tried), least)) return tried
  }
  return anchor
}

const stronger = (back: string): string => (contrastRatio(back, WHITE) >= contrastRatio(back, BLACK) ? WHITE : BLACK)

/** Moves a background away from the text on it, which cannot reduce contrast. */
function away(colour: string, front: string): string {
  const [lighter, darker] = [mix(colour, WHITE, 0.12), mix(colour, BLACK, 0.12)]
  return contrastRatio(lighter, front) >= contrastRatio(darker, front) ? lighter : darker
}

/**
 * Builds the app's palette from Telegram's colors. Backgrounds and text stay; anything unreadable on them moves towards the text until
 * readable. Null when text and backgrounds are too similar: the app then keeps its own palette.
 */
export function telegramColours(params: ThemeParams): { theme: Theme; palette: Palette } | null {
  const hex = (name: string): string | null =>
    /^#[\da-f]{6}$/i.test(params[name] ?? '') ? (params[name] as string).toLowerCase() : null
  const ground = hex('secondary_bg_color') ?? hex('bg_color')
  if (!ground) return null
  const theme: Theme = stronger(ground) === WHITE ? 'dark' : 'light'
  const own = ownColours[theme]
  const surface = hex('section_bg_color') ?? hex('bg_color') ?? ground
  const text =
    [hex('text_color'), own.text].find((colour) => colour !== null && readsOn(colour, [ground, surface], 7)) ??
    stronger(surface)
  const raised = mix(surface, text, 0.05)
  const water = mix(ground, surface, 0.5)
  const grounds = [ground, surface, raised, water]
  if (!readsOn(text, grounds, READ)) return null

  const tints = (tried: string): readonly string[] => grounds.map((back) => mix(back, tried, TINT))
  const read = (colour: string | null, fallback: string): string =>
    readable(colour ?? fallback, text, (tried) => [...grounds, ...tints(tried)], READ)
  const primary = read(hex('button_color') ?? hex('accent_text_color'), own.primary)
  const wished = hex('button_text_color')
  const onPrimary = wished && readsOn(wished, [primary], READ) ? wished : stronger(primary)
  return {
    theme,
    palette: {
      ground,
      surface,
      raised,
      water,
      line: hex('section_separator_color') ?? mix(surface, text, 0.14),
      controlLine: readable(mix(surface, text, 0.35), text, () => [surface, raised], SEEN),
      text,
      muted: readable(hex('subtitle_text_color') ?? hex('hint_color') ?? own.muted, text, () => grounds, READ),
      primary,
      primaryStrong: away(primary, onPrimary),
      onPrimary,
      accent: read(null, own.accent),
      good: read(null, own.good),
      warn: read(null, own.warn),
      bad: read(hex('destructive_text_color'), own.bad),
    },
  }
}
