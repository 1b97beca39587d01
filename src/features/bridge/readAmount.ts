import { EASTERN_THOUSANDS, inLatinFigures } from './latinFigures.ts'

/** Digits as every field and link holds them: plain, with a point. */
const plain = /^\d*\.?\d*$/
/** A number of more digits than this is a slip; cutting it would make another number of it. */
const MOST = 40

type Mark = ',' | '.'

/** Groups of three, which only thousands are: two groups at least, or one with decimals behind the other mark. Nobody groups after a leading zero. */
const groupings: Record<Mark, RegExp> = {
  ',': /^[1-9]\d{0,2}((,\d{3})+\.\d+|(,\d{3}){2,}\.?)$/,
  '.': /^[1-9]\d{0,2}((\.\d{3})+,\d+|(\.\d{3}){2,},?)$/,
}
/** A thousand to those who group by commas, one to those who write decimals with them; the same with nothing yet behind the point. */
const either = /^[1-9]\d{0,2},\d{3}\.?$/
/** The same where people group by points. */
const eitherByPoint = /^[1-9]\d{0,2}\.\d{3},?$/
/** What may become groups with the next keys. */
const begun = /^[1-9]\d{0,2}((,\d{3})+(,\d{0,2}|\.)|(\.\d{3})+(\.\d{0,2}|,))$/

function withoutSymbol(text: string, symbol: string): string {
  const [low, end] = [text.toLowerCase(), symbol.toLowerCase()]
  if (end === '' || low === end) return text
  return low.endsWith(end) ? text.slice(0, -end.length) : low.startsWith(end) ? text.slice(end.length) : text
}

const tightOf = (text: string, symbol = ''): string =>
  withoutSymbol(inLatinFigures(text).replace(/\s/gu, ''), symbol).replace(/['_]/gu, '')

export interface ReadBy {
  /** The asset that the amount is of: its symbol beside the number is no part of it. */
  readonly symbol?: string
  /** Which of both "1,000" is; null = it cannot be known, so it is not read. */
  readonly comma: 'thousands' | 'decimal' | null
  /** Null where "1.000" may be a thousand too, so that it is not read. */
  readonly point?: 'decimal' | null
}

/** An amount as people write it, as plain digits with a point; null for what is none, or may be two. */
export function readAmount(text: string, { symbol, comma, point = 'decimal' }: ReadBy): string | null {
  const tight = tightOf(text, symbol)
  if (point === null && eitherByPoint.test(tight)) return null
  const isEither = either.test(tight)
  // The mark of thousands in Persian and Arabic is no comma to anybody.
  const means = text.includes(EASTERN_THOUSANDS) ? 'thousands' : comma
  if (isEither && means === null) return null
  const groups =
    isEither && means === 'thousands'
      ? ','
      : (([',', '.'] as const).find((mark) => groupings[mark].test(tight)) ?? null)
  const read = (groups === null ? tight : tight.replaceAll(groups, '')).replace(',', '.')
  return plain.test(read) && read.length <= MOST ? read : null
}

/** Whether what is no amount may be the beginning of one: thousands that are being written. */
export const mayBecomeAmount = (text: string): boolean => begun.test(tightOf(text))
