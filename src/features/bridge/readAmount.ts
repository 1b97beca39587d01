/** Digits as every field and link holds them: plain, with a point. */
const plain = /^\d*\.?\d*$/
/** A number of more digits than this is a slip; cutting it would make another number of it. */
const MOST = 40

/** Marks that can only group thousands, and the one before the decimals where there is one. */
const groupings = [
  { shape: /^\d{1,3}(,\d{3})+\.\d*$|^\d{1,3}(,\d{3}){2,}$/, mark: ',' },
  { shape: /^\d{1,3}(\.\d{3})+,\d*$|^\d{1,3}(\.\d{3}){2,}$/, mark: '.' },
] as const
/** A thousand to those who group by commas, one to those who write decimals with them. */
const either = /^[1-9]\d{0,2},\d{3}$/

function withoutSymbol(text: string, symbol: string): string {
  const [low, end] = [text.toLowerCase(), symbol.toLowerCase()]
  if (end === '' || low === end) return text
  return low.endsWith(end) ? text.slice(0, -end.length) : low.startsWith(end) ? text.slice(end.length) : text
}

export interface ReadBy {
  /** The asset that the amount is of: its symbol beside the number is no part of it. */
  readonly symbol?: string
  /** Which of both "1,000" is; null = it cannot be known, so it is not read. */
  readonly comma: 'thousands' | 'decimal' | null
}

/** An amount as people write it, as plain digits with a point; null for what is none, or may be two. */
export function readAmount(text: string, { symbol = '', comma }: ReadBy): string | null {
  const tight = withoutSymbol(text.replace(/\s/gu, ''), symbol).replace(/['_]/gu, '')
  const groups = groupings.find(({ shape }) => shape.test(tight))?.mark ?? (either.test(tight) && comma === 'thousands' ? ',' : null)
  if (groups === null && comma === null && either.test(tight)) return null
  const read = (groups === null ? tight : tight.replaceAll(groups, '')).replace(',', '.')
  return plain.test(read) && read.length <= MOST ? read : null
}
