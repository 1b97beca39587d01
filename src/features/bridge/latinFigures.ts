/** Of Persian and Arabic alone, and never anything else. */
export const EASTERN_THOUSANDS = '٬'

/** What keyboards and clipboards put around figures that run from left to right in a text that does not. */
const unseen = /[\u200e\u200f\u061c\u2066-\u2069]/g

/** Persian and Arabic digits and marks as the Latin ones that amounts are held in; everything else as it is. Both scripts’ digits end in their value. */
export const inLatinFigures = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[٬،]/g, ',')
    .replace(/٫/g, '.')
