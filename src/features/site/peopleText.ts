import { currentLanguage } from '#src/i18n/current.ts'
import { tagOf } from '#src/i18n/languages.ts'

const SCALES = { '': 1, K: 1e3, M: 1e6, B: 1e9 } as const
const written = /^(\d{1,9}(?:\.\d{1,3})?)([KMB]?)$/i

/** Participant count as the operator wrote it ("1.2K"), abbreviated for the page's language; text that is no number stays as it is. */
export function peopleText(value: string): string {
  const [, figure, letter = ''] = written.exec(value.trim()) ?? []
  if (figure === undefined) return value
  const people = Math.round(Number(figure) * SCALES[letter.toUpperCase() as keyof typeof SCALES])
  return new Intl.NumberFormat(tagOf(currentLanguage()), {
    notation: 'compact',
    numberingSystem: 'latn',
    maximumFractionDigits: 1,
  }).format(people)
}
