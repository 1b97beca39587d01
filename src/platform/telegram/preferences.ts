import { PREFERENCES } from '../inTelegram.ts'

/** What a person chose, on whichever device. */
export interface Preferences {
  /** `telegram`: its colours. */
  readonly colours: 'telegram' | 'dark' | 'light'
  /** Null: Telegram's. */
  readonly language: string | null
}

const usual: Preferences = { colours: 'telegram', language: null }

/** What Telegram keeps for the person on its servers. */
export interface Cloud {
  read(key: string): Promise<string>
  write(key: string, value: string): Promise<void>
}

export function parsePreferences(text: string | null): Preferences | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value !== 'object' || value === null) return null
    const { colours, language } = value as Record<string, unknown>
    return {
      colours: colours === 'dark' || colours === 'light' ? colours : 'telegram',
      language: typeof language === 'string' && /^[a-z]{2}(-[A-Za-z]+)?$/.test(language) ? language : null,
    }
  } catch {
    return null
  }
}

/** The copy of this browser counts first: it is there at once, and newer than another device's where both were changed. */
export function createPreferences(storage: Pick<Storage, 'getItem' | 'setItem'> | null, cloud: Cloud | null) {
  const local = (): Preferences | null => {
    try {
      return parsePreferences(storage?.getItem(PREFERENCES) ?? null)
    } catch {
      return null
    }
  }
  let now = local()
  const keep = (text: string): void => {
    try {
      storage?.setItem(PREFERENCES, text)
    } catch {
      // Telegram keeps it.
    }
  }
  return {
    now: (): Preferences => now ?? usual,
    change(fields: Partial<Preferences>): void {
      now = { ...usual, ...now, ...fields }
      const text = JSON.stringify(now)
      keep(text)
      cloud?.write(PREFERENCES, text).catch(() => {})
    },
    /** What another device has kept; null where this one has its own, or nobody chose anything. */
    async fetch(): Promise<Preferences | null> {
      if (now || !cloud) return null
      const found = parsePreferences(await cloud.read(PREFERENCES).catch(() => null))
      // Something may have been chosen meanwhile.
      if (!found || now) return null
      now = found
      keep(JSON.stringify(found))
      return found
    },
  }
}
