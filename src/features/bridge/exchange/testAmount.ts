import type { QuotesData } from '#core/wire/quote.ts'

/** Minimum credit of the exchange in base units of the sent asset, from a quote for the route's minimum; null when unknown. */
export function testAmount(answer: QuotesData | undefined): string | null {
  const [quote] = answer?.quotes ?? []
  if (quote) return quote.min_amount
  const fix = answer?.reasons.find(
    (reason) => reason.reason === 'below_exchange_minimum' || reason.reason === 'below_minimum',
  )?.fix
  return fix?.kind === 'use_amount' ? fix.amount : null
}

/** Up to twice the minimum counts as a test; above that the advice is useful. */
export const isTest = (amount: bigint | null, least: string): boolean => amount !== null && amount <= 2n * BigInt(least)
