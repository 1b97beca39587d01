import { type MethodName, supports } from '@telegram-apps/sdk-react'
import { localPeople } from '../accounts.ts'
import type { telegramThemes } from '../themes.ts'
import { words } from './words.ts'

export type ThemeName = keyof typeof telegramThemes
export type ViewportName = 'expanded' | 'half' | 'keyboard'

/** Settings of the simulated Telegram and its user. */
export interface Settings {
  readonly person: (typeof localPeople)[number]
  readonly language: string
  readonly theme: ThemeName
  readonly version: string
  readonly platform: string
  readonly notch: boolean
  /** Telegram's own buttons overlay the app. */
  readonly content: boolean
  readonly fullscreen: boolean
  readonly viewport: ViewportName
  readonly startParam: string
}

export const usual: Settings = {
  person: localPeople[0],
  language: 'en',
  theme: 'night',
  version: '9.1',
  platform: 'ios',
  notch: true,
  content: false,
  fullscreen: false,
  viewport: 'expanded',
  startParam: '',
}

const same = (value: string) => ({ value, text: value })
const named = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, text]) => ({ value, text }))

export const choices = {
  person: localPeople.map(({ id, first_name: name, username }) => ({
    value: String(id),
    text: `${name} · @${username}`,
  })),
  language: ['en', 'ru', 'zh-hans', 'es', 'tr', 'pt-br', 'vi', 'id', 'uk', 'fa'].map(same),
  theme: named(words.themes),
  version: ['6.0', '6.1', '6.2', '6.9', '6.10', '7.7', '7.10', '8.0', '9.0', '9.1'].map(same),
  platform: named(words.platforms),
  viewport: named(words.viewports),
} as const

/** Settings that Telegram passes only when it opens the app. */
const atLaunch = ['person', 'language', 'version', 'platform'] as const satisfies readonly (keyof Settings)[]
export const needsLaunch = (before: Settings, after: Settings): boolean =>
  atLaunch.some((name) => before[name] !== after[name])

type Insets = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>
const NOTCH = 47
const HOME_BAR = 34
const BUTTONS = 46
const insets = (top: number, bottom: number): Insets => ({ top, right: 0, bottom, left: 0 })

/** Insets of the app's area: under Telegram's own header and buttons the device covers nothing of it. */
export const coveredBy = (
  { notch, content, fullscreen }: Pick<Settings, 'notch' | 'content' | 'fullscreen'>,
  buttons: boolean,
): { readonly safe: Insets; readonly content: Insets } => ({
  safe: insets(notch && fullscreen ? NOTCH : 0, notch && !buttons ? HOME_BAR : 0),
  content: insets(content || fullscreen ? BUTTONS : 0, 0),
})

/** True if a Telegram of this version supports a message. */
export const speaks = (version: string, type: string): boolean =>
  supports(type as MethodName, version as `${number}.${number}`)
