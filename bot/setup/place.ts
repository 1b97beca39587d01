import type { LanguageCode } from 'grammy/types'

const ENGLISH = 'en'

/**
 * Audience of a text: users of the language; English is for everyone whose language has none. Our ids are Telegram's
 * codes.
 */
export const place = (language: string): { readonly language_code?: LanguageCode } =>
  language === ENGLISH ? {} : { language_code: language as LanguageCode }
