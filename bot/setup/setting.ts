import type { Api } from 'grammy'
import type { LanguageCode } from 'grammy/types'

/** One setting of the bot at Telegram. */
export interface Setting {
  /** Name for the operator: the setting, its scope and language. */
  readonly name: string
  /** Wanted value as lines, in order. */
  readonly wanted: readonly string[]
  /** Current value at Telegram, in the same form. */
  read(api: Api): Promise<readonly string[]>
  write(api: Api): Promise<unknown>
}

/** Splits a text into lines; none if it is empty. */
export const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'))

const ENGLISH = 'en'

/**
 * Audience of a text: users of the language; English is for everyone whose language has none. Our ids are Telegram's
 * codes.
 */
export const place = (language: string): { readonly language_code?: LanguageCode } =>
  language === ENGLISH ? {} : { language_code: language as LanguageCode }
