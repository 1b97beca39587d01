import { useId } from 'react'
import { currentLanguage } from '#src/i18n/current.ts'
import { languageNames, isLanguage, languageIds, tagOf, type Language } from '#src/i18n/languages.ts'
import { t } from '#src/i18n/t.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { chooseLanguage } from '#src/i18n/choice.ts'
import type { Host } from '#src/platform/contract.ts'

/** Lists each language under its own name. The whole app rerenders, so the choice shows at once. `onChosen` closes the sheet above the page. */
export default function LanguageSelect({ onChosen }: { onChosen?: () => void }) {
  const id = useId()
  const { host } = usePlatform()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t('language-label')}
      </label>
      <select
        id={id}
        value={currentLanguage()}
        onChange={({ target }) => {
          const { value } = target
          if (!isLanguage(value)) return
          void changeLanguage(value, host.top()).then(onChosen, () => (target.value = currentLanguage()))
        }}
        className="min-h-11 rounded-full bg-transparent text-caption text-muted [text-align-last:end] hover:text-text"
      >
        {languageIds.map((language) => (
          <option key={language} value={language} lang={tagOf(language)}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </>
  )
}

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
