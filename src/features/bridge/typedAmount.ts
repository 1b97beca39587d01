const grouped = /^\d{1,3}(,\d{3})+\.\d*$/
const groupedByPoints = /^\d{1,3}(\.\d{3})+,\d*$/
const plain = /^\d*\.?\d*$/

/**
 * What an amount field holds after an input: plain digits with a point. A comma counts as the decimal mark, unless a point shows that it groups
 * thousands. Anything that is no amount changes nothing, rather than becoming another amount.
 */
export function typedAmount(text: string, before: string): string {
  const tight = text.replace(/[\s'_]/gu, '')
  const read = grouped.test(tight) ? tight.replaceAll(',', '') : groupedByPoints.test(tight) ? tight.replaceAll('.', '').replace(',', '.') : tight.replace(',', '.')
  return plain.test(read) ? read : before
}
