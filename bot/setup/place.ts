import type { LanguageCode } from 'grammy/types'

const ENGLISH = 'en'

/** For whom a text is: the language's own people; English stands for everybody whose language has none. Our ids are the codes that Telegram takes. */
export const place = (language: string): { readonly language_code?: LanguageCode } =>
  language === ENGLISH ? {} : { language_code: language as LanguageCode }
