/** Marks in Persian and Arabic figures, each with one meaning alone; and the comma of both scripts, which is as unsure as ours. */
export const easternFigures = { decimals: '٫', thousands: '٬', comma: '،' } as const

const marks: Readonly<Record<string, string>> = { [easternFigures.decimals]: '.', [easternFigures.thousands]: ',', [easternFigures.comma]: ',' }
const ZEROS = ['٠', '۰'].map((zero) => zero.charCodeAt(0))
/** What keyboards and clipboards put around figures that run from left to right in a text that does not. */
const unseen = /[\u200e\u200f\u061c\u2066-\u2069]/gu

function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code))
}

/** Persian and Arabic digits and marks as the Latin ones that amounts are held in; everything else as it is. */
export const inLatinFigures = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[٠-٩۰-۹]/gu, latinDigit)
    .replace(/[٫٬،]/gu, (mark) => marks[mark] ?? mark)
