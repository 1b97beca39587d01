import { showLanguage } from './current.ts'
import { directionOf, isLanguage, type Language, languageOf, tagOf } from './languages.ts'

const COOKIE = 'lang'
const YEAR = 31_536_000

/** Returns the stored choice, else the first supported browser language, else English. */
export function wantedLanguage(cookies: string, accepted: readonly string[]): Language {
  const chosen = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(cookies)?.[1]
  if (isLanguage(chosen)) return chosen
  return accepted.map(languageOf).find((language) => language !== null) ?? 'en'
}

/** Renders the page in a language and updates its `lang`. On a failed load the page stays unchanged. */
export async function applyLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  document.documentElement.lang = tagOf(language)
  document.documentElement.dir = directionOf(language)
}

/** The user's choice, stored in a cookie so that the server renders the next page in it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await applyLanguage(language)
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
}
