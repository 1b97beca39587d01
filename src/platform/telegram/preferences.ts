import { PREFERENCES, storedPreferences } from '../inTelegram.ts'

/** The user's choices, from any device. */
export interface Preferences {
  /** `telegram`: Telegram's colors. */
  readonly colours: 'telegram' | 'dark' | 'light'
  /** Null: Telegram's language. */
  readonly language: string | null
}

const usual: Preferences = { colours: 'telegram', language: null }

/** Telegram's cloud storage of the user. */
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

/** This browser's copy has priority: it is available at once, and newer when two devices differ. */
export function createPreferences(storage: Pick<Storage, 'getItem' | 'setItem'> | null, cloud: Cloud | null) {
  const kept = storedPreferences(storage)
  let now = parsePreferences(kept.read())
  // If the write fails, Telegram's cloud storage still has the value.
  const keep = (text: string): void => void kept.write(text)
  return {
    now: (): Preferences => now ?? usual,
    change(fields: Partial<Preferences>): void {
      now = { ...usual, ...now, ...fields }
      const text = JSON.stringify(now)
      keep(text)
      cloud?.write(PREFERENCES, text).catch(() => {})
    },
    /** Choices from another device; null when this one has its own, or there are none. */
    async fetch(): Promise<Preferences | null> {
      if (now || !cloud) return null
      const found = parsePreferences(await cloud.read(PREFERENCES).catch(() => null))
      // The user may have chosen meanwhile.
      if (!found || now) return null
      now = found
      keep(JSON.stringify(found))
      return found
    },
  }
}
