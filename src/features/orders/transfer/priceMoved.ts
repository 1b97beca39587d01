import type { Quote } from '#core/wire/quote.ts'

type Priced = Pick<Quote, 'from_asset' | 'to_asset' | 'send_amount' | 'receive_amount'>

const question = ['from_asset', 'to_asset', 'send_amount'] as const

/** Baseline for later quotes: the first one for the same amount of the same asset. Changing the amount resets it. */
export const firstOf = <Q extends Priced>(first: Q | null, quote: Q | null): Q | null =>
  quote && first && question.every((field) => first[field] === quote[field]) ? first : (quote ?? first)

/** True when the same amount now yields a different one. */
export const priceMoved = (first: Priced | null, quote: Priced | null): boolean =>
  quote !== null && first !== null && firstOf(first, quote) === first && first.receive_amount !== quote.receive_amount
