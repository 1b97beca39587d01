/** Thousands separator of Persian and Arabic, with no other use. */
export const EASTERN_THOUSANDS = '٬'

/** Invisible bidi marks that keyboards and clipboards put around left-to-right figures in right-to-left text. */
const unseen = /[\u200e\u200f\u061c\u2066-\u2069]/g

/**
 * Converts Persian and Arabic digits and separators to Latin ones; everything else stays. The last hex digit of their code points
 * is the digit's value.
 */
export const normalizeDigits = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[٬،]/g, ',')
    .replace(/٫/g, '.')
