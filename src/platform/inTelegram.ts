import { createPersisted, type Persisted } from './persisted.ts'

/** Telegram passes launch parameters in the URL fragment; the first navigation inside the app removes them. */
const launched = /[#&]tgWebApp(?:Data|Version)=/

/** True when a Telegram client can receive messages from this page. index.html has the same check. */
const heard = (page: Pick<Window, 'parent' | 'external'>): boolean =>
  page.parent !== page || 'TelegramWebviewProxy' in page || 'notify' in (page.external ?? {})

/**
 * Reads the launch parameters of this visit (spec §3), kept over reloads of the tab; null outside Telegram. Anyone can craft such a URL,
 * so an ordinary tab ignores it.
 */
export function telegramLaunch(
  page: Pick<Window, 'location' | 'parent' | 'external'>,
  session: Pick<Storage, 'getItem' | 'setItem'> | null,
): string | null {
  if (!heard(page)) return null
  const { hash } = page.location
  const fresh = launched.test(hash) ? hash : null
  // index.html reads the same key. With blocked storage a reload loses the launch parameters.
  const kept = createPersisted<string | null>(session, {
    key: 'causeway.telegram',
    format: 'text',
    parse: String,
    fallback: null,
  })
  if (fresh) kept.write(fresh)
  return fresh ?? kept.read()
}

/** User named by the launch parameters, unsigned: enough to separate two users' data and to choose a language. */
export interface Visitor {
  readonly id: string
  readonly language: string | null
}

/** Key of a Telegram user's preferences, in this browser and in Telegram's cloud: cookies do not reach a frame. */
export const PREFERENCES = 'causeway.preferences'

/** Preferences as stored in this browser; `telegram/preferences.ts` parses them. */
export const storedPreferences = (storage: Pick<Storage, 'getItem' | 'setItem'> | null): Persisted<string> =>
  createPersisted(storage, { key: PREFERENCES, format: 'text', parse: String, fallback: '' })

const languageIn = (preferences: string): string => /"language":"([^"]+)/.exec(preferences)?.[1] ?? ''

/** Preferred languages when no cookie names one: in Telegram the stored choice, then Telegram's own, then the browser's. */
export const languagesFor = (
  visitor: Visitor | null,
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  browser: readonly string[],
): readonly string[] =>
  visitor ? [languageIn(storedPreferences(storage).read()), visitor.language ?? '', ...browser] : browser

export function visitorOf(launch: string): Visitor | null {
  try {
    const data = new URLSearchParams(launch.slice(1)).get('tgWebAppData')
    const { id, language_code: language } = JSON.parse(new URLSearchParams(data ?? '').get('user') ?? '') as {
      id?: unknown
      language_code?: unknown
    }
    return typeof id === 'number' ? { id: `${id}`, language: typeof language === 'string' ? language : null } : null
  } catch {
    return null
  }
}
