import { commaMeans, pointMeans } from '#src/format/marks.ts'
import { inLatinFigures } from './latinFigures.ts'
import { mayBecomeAmount, readAmount } from './readAmount.ts'

/** What the form makes of a text in its amount field; what is absent stays as it is. */
export interface Typed {
  readonly amount?: string
  /** The text itself, while it is being written; null = the field shows the amount. */
  readonly written?: string | null
  /** What is no amount, and told as such. */
  readonly misread: string | null
}

/** Keys that belong to numbers, and more of them than any number needs. A sign is one of them: "-1" without its minus would become 1. */
const numeric = /^\s*[-+−–]?[\d\s.,'_]{0,60}$/u

/**
 * Reads what stands in an amount field, always as a whole: what is typed key by key and what is pasted become the same amount. "1,000" is a
 * thousand where this app writes thousands so. What is no amount never becomes another one: numerals stay in the field, and no amount stands
 * behind them; anything else changes nothing.
 */
export function typedAmount(text: string, symbol: string): Typed {
  const isNumeric = numeric.test(inLatinFigures(text))
  const amount = readAmount(text, { symbol, comma: commaMeans(), point: pointMeans() })
  if (amount !== null) return { amount, written: isNumeric ? text : null, misread: null }
  if (!isNumeric) return { misread: text.trim() }
  return { amount: '', written: text, misread: mayBecomeAmount(text) ? null : text.trim() }
}
