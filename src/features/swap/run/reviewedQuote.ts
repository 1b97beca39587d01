import type { SwapQuote } from '#core/wire/swap.ts'

const terms = [
  'provider',
  'kind',
  'from_asset',
  'to_asset',
  'exact',
  'send_amount',
  'max_send_amount',
  'receive_amount',
  'min_receive_amount',
] as const

/** True if two quotes have the same terms; their costs for gas may differ. */
export const sameTerms = (a: SwapQuote, b: SwapQuote): boolean => terms.every((term) => a[term] === b[term])

interface Reviewed {
  /** Quote whose terms the review shows. */
  readonly shown: SwapQuote | null
  /** Newer quote with other terms, which replaces the shown one only with the user's consent. */
  readonly newer: SwapQuote | null
}

/** Keeps the terms that the user reads: a newer quote with the same ones takes their place, one with others waits. */
export function reviewed(shown: SwapQuote | null, latest: SwapQuote | null): Reviewed {
  if (!shown || !latest) return { shown: shown ?? latest, newer: null }
  return sameTerms(shown, latest) ? { shown: latest, newer: null } : { shown, newer: latest }
}

/** True if the newer quote is better for the user on the side that isn't exact. */
export const isBetter = (newer: SwapQuote, shown: SwapQuote): boolean =>
  newer.exact === 'send'
    ? BigInt(newer.receive_amount) > BigInt(shown.receive_amount)
    : BigInt(newer.send_amount) < BigInt(shown.send_amount)
