import { chooseLanguage } from '#src/i18n/choice.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Host } from '#src/platform/contract.ts'

/** Redraws the app in the chosen language. Persists the choice first, so that an older one still loading from another device is ignored. */
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
