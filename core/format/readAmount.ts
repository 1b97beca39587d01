/** Form in which every field and link stores a number: plain digits with a point. */
const plain = /^\d*\.?\d*$/
/** More digits than this are a typing error; truncating them would make a different number. */
const MOST = 40

type Mark = ',' | '.'

/** Groups of three that can only mean thousands: at least two groups, or one followed by the other separator and decimals. A leading zero excludes grouping. */
const groupings: Record<Mark, RegExp> = {
  ',': /^[1-9]\d{0,2}((,\d{3})+\.\d+|(,\d{3}){2,}\.?)$/,
  '.': /^[1-9]\d{0,2}((\.\d{3})+,\d+|(\.\d{3}){2,},?)$/,
}
/** Ambiguous: a thousand where commas group, one where commas separate decimals; also with nothing after the point yet. */
const either = /^[1-9]\d{0,2},\d{3}\.?$/
/** Same ambiguity where points group. */
const eitherByPoint = /^[1-9]\d{0,2}\.\d{3},?$/
/** Input that the next keys may complete to a grouped number. */
const begun = /^[1-9]\d{0,2}((,\d{3})+(,\d{0,2}|\.)|(\.\d{3})+(\.\d{0,2}|,))$/

function withoutSymbol(text: string, symbol: string): string {
  const [low, end] = [text.toLowerCase(), symbol.toLowerCase()]
  if (end === '' || low === end) return text
  return low.endsWith(end) ? text.slice(0, -end.length) : low.startsWith(end) ? text.slice(end.length) : text
}

const tightOf = (text: string, symbol = ''): string =>
  withoutSymbol(normalizeDigits(text).replace(/\s/gu, ''), symbol).replace(/['_]/gu, '')

interface ReadBy {
  /** Symbol of the amount's asset, which may follow or precede the number. */
  readonly symbol?: string
  /** Meaning of the comma in "1,000"; null when it is ambiguous, and then the text is rejected. */
  readonly comma: 'thousands' | 'decimal' | null
  /** Null when "1.000" may be a thousand, and then the text is rejected. */
  readonly point?: 'decimal' | null
}

/** Converts an amount as people write it to plain digits with a point; null when invalid or ambiguous. */
export function readAmount(text: string, { symbol, comma, point = 'decimal' }: ReadBy): string | null {
  const tight = tightOf(text, symbol)
  if (point === null && eitherByPoint.test(tight)) return null
  const isEither = either.test(tight)
  // The thousands separator of Persian and Arabic is never a decimal comma.
  const means = text.includes(EASTERN_THOUSANDS) ? 'thousands' : comma
  if (isEither && means === null) return null
  const groups =
    isEither && means === 'thousands'
      ? ','
      : (([',', '.'] as const).find((mark) => groupings[mark].test(tight)) ?? null)
  const read = (groups === null ? tight : tight.replaceAll(groups, '')).replace(',', '.')
  return plain.test(read) && read.length <= MOST ? read : null
}

/** True when an invalid amount may be the beginning of a grouped one. */
export const mayBecomeAmount = (text: string): boolean => begun.test(tightOf(text))

/** Thousands separator of Persian and Arabic, with no other use. */
const EASTERN_THOUSANDS = '٬'

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
