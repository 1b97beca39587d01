import { showLanguage } from './current.ts'
import { directionOf, isLanguage, type Language, languageOf, tagOf } from './languages.ts'

const COOKIE = 'lang'
const YEAR = 31_536_000

/** What the person chose before, else the first of the browser's languages that we speak, else English. */
export function wantedLanguage(cookies: string, accepted: readonly string[]): Language {
  const chosen = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(cookies)?.[1]
  if (isLanguage(chosen)) return chosen
  return accepted.map(languageOf).find((language) => language !== null) ?? 'en'
}

/** Draws the page in a language and says so to screen readers. The page stays as it was when the messages cannot be fetched. */
export async function speak(language: Language): Promise<void> {
  await showLanguage(language)
  document.documentElement.lang = tagOf(language)
  document.documentElement.dir = directionOf(language)
}

/** The person's own choice: kept in a cookie, so that the server sends the next page in it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language)
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
}
