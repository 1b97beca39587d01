import { currentLanguage } from '#src/i18n/current.ts'
import type { Language } from '#src/i18n/languages.ts'

const SPACED = '\u{a0}%'
const comma = (figure: string): string => figure.replace('.', ',')

/** Sign, space and separator by language, as Intl.NumberFormat writes them; the first one of a page takes longer than the rest of the fees. */
const shapes: Readonly<Record<Language, (figure: string) => string>> = {
  en: (figure) => `${figure}%`,
  ru: (figure) => comma(figure) + SPACED,
  zh: (figure) => `${figure}%`,
  es: (figure) => comma(figure) + SPACED,
  tr: (figure) => `%${comma(figure)}`,
  pt: (figure) => `${comma(figure)}%`,
  vi: (figure) => `${comma(figure)}%`,
  id: (figure) => `${comma(figure)}%`,
  uk: (figure) => `${comma(figure)}%`,
  fa: (figure) => `${figure}%`,
}

/** A share below ten as a percentage in Latin figures, exact: "0.0005" → "0.05%". */
export function displayPercent(ratio: string, language: Language = currentLanguage()): string {
  const [whole = '', fraction = ''] = ratio.split('.')
  const digits = whole + fraction.padEnd(2, '0')
  const place = whole.length + 2
  const figure = `${digits.slice(0, place).replace(/^0+(?=\d)/, '')}.${digits.slice(place)}`.replace(/\.?0*$/, '')
  return shapes[language](figure)
}
