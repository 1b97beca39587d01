import { useId } from 'react'
import { chooseLanguage } from '#src/i18n/choice.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import { isLanguage, languages, tagOf } from '#src/i18n/languages.ts'
import { t } from '#src/i18n/t.ts'

/** Each language under its own name. The whole app is drawn again, so the choice shows at once. `onChosen`: what lay over the page can go. */
export function LanguageSelect({ onChosen }: { onChosen?: () => void }) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t('language-label')}
      </label>
      <select
        id={id}
        value={currentLanguage()}
        onChange={({ target }) => {
          if (isLanguage(target.value)) void chooseLanguage(target.value).then(onChosen, () => (target.value = currentLanguage()))
        }}
        className="min-h-11 rounded-full bg-transparent text-caption text-muted hover:text-text"
      >
        {languages.map((language) => (
          <option key={language.id} value={language.id} lang={tagOf(language.id)}>
            {language.name}
          </option>
        ))}
      </select>
    </>
  )
}
