import { currentLanguage } from '#src/i18n/current.ts'

const grouped = /^\d{1,3}(,\d{3})+\.\d*$/
const groupedByPoints = /^\d{1,3}(\.\d{3})+,\d*$/
const groupedWhole = /^[1-9]\d{0,2}(,\d{3})+$/
const plain = /^\d*\.?\d*$/

/** "1,000" is a thousand to those who group by commas, as this app writes numbers in English; but a comma put into "1000" by hand is a decimal mark. */
const isThousands = (tight: string, before: string): boolean => currentLanguage() === 'en' && groupedWhole.test(tight) && tight.replaceAll(',', '') !== before

/**
 * What an amount field holds after an input: plain digits with a point. A comma counts as the decimal mark, unless a point or, in a text
 * that was pasted in English, the groups themselves show that it groups thousands. Anything that is no amount changes nothing, rather than becoming another amount.
 */
export function typedAmount(text: string, before: string): string {
  const tight = text.replace(/[\s'_]/gu, '')
  const read = grouped.test(tight) || isThousands(tight, before) ? tight.replaceAll(',', '') : groupedByPoints.test(tight) ? tight.replaceAll('.', '').replace(',', '.') : tight.replace(',', '.')
  return plain.test(read) ? read : before
}
