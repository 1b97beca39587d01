import { chooseLanguage } from '#src/i18n/choice.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Host } from '#src/platform/contract.ts'

/** Draws the app in a language that the person chose. Kept before that: what another device kept earlier, which may still be on its way, then counts for nothing. */
export async function changeLanguage(
  language: Language,
  host: Pick<Host, 'keepLanguage'> | null,
  choose = chooseLanguage,
): Promise<void> {
  const takeBack = host?.keepLanguage(language)
  try {
    await choose(language)
  } catch (error) {
    takeBack?.()
    throw error
  }
}
