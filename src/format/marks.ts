import { currentLanguage } from '#src/i18n/current.ts'
import type { Language } from '#src/i18n/languages.ts'

interface Marks {
  readonly ',': string
  readonly '.': string
  /** 1e6 and 1e9 (spec §5) after their figure. */
  readonly M: string
  readonly B: string
  readonly dollars: (figure: string) => string
}

/** How each language groups thousands, divides decimals, shortens large figures and writes dollars. Spaces do not break. */
const marks: Readonly<Record<Language, Marks>> = {
  en: { ',': ',', '.': '.', M: 'M', B: 'B', dollars: (figure) => `$${figure}` },
  ru: { ',': '\u00a0', '.': ',', M: '\u00a0млн', B: '\u00a0млрд', dollars: (figure) => `${figure}\u00a0$` },
}

/** A number for reading, as `core/format` writes it, in the language of the page. What links and the API hold stays as it is. */
export const inMarks = (figure: string): string => figure.replace(/[,.MB]/g, (mark) => marks[currentLanguage()][mark as ',' | '.' | 'M' | 'B'])

export const inDollars = (figure: string): string => marks[currentLanguage()].dollars(inMarks(figure))

/** An amount as its field shows it: the language's mark before the decimals and no groups, which would move under the caret. */
export const inField = (amount: string): string => amount.replace('.', marks[currentLanguage()]['.'])
