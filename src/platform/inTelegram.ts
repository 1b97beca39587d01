/** Where index.html finds the launch again too. */
const KEY = 'causeway.telegram'

/** Telegram opens a Mini App with its launch parameters behind the `#`; the first navigation inside the app takes them away. */
const launched = /[#&]tgWebApp(?:Data|Version)=/

/** Whether a Telegram can hear this page. index.html asks the same. */
const heard = (page: Pick<Window, 'parent' | 'external'>): boolean =>
  page.parent !== page || 'TelegramWebviewProxy' in page || 'notify' in (page.external ?? {})

/**
 * With what Telegram opened this visit (spec §3), over reloads of the same tab; null for a visit that began elsewhere. Anybody can write such
 * an address: in an ordinary tab it means nothing.
 */
export function telegramLaunch(
  page: Pick<Window, 'location' | 'parent' | 'external'>,
  session: Pick<Storage, 'getItem' | 'setItem'> | null,
): string | null {
  if (!heard(page)) return null
  const { hash } = page.location
  const fresh = launched.test(hash) ? hash : null
  try {
    if (fresh) session?.setItem(KEY, fresh)
    return fresh ?? session?.getItem(KEY) ?? null
  } catch {
    // A storage that may not be used costs the launch after a reload.
    return fresh
  }
}

/** What the launch says of the person, unsigned: good enough to keep two people's things apart and to choose a language. */
export interface Visitor {
  readonly id: string
  readonly language: string | null
}

/** Where a person in Telegram keeps what they chose (`telegram/preferences.ts`): no cookie reaches a frame. */
export const PREFERENCES = 'causeway.preferences'

function chosenIn(storage: Pick<Storage, 'getItem'> | null): string {
  try {
    return /"language":"([^"]+)/.exec(storage?.getItem(PREFERENCES) ?? '')?.[1] ?? ''
  } catch {
    return ''
  }
}

/** Languages to speak where no cookie says which, the best first: in Telegram the one chosen there, Telegram's own, and then those of the browser. */
export const languagesFor = (
  visitor: Visitor | null,
  storage: Pick<Storage, 'getItem'> | null,
  browser: readonly string[],
): readonly string[] => (visitor ? [chosenIn(storage), visitor.language ?? '', ...browser] : browser)

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
