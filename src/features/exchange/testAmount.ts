import type { QuotesData } from '#core/wire/quote.ts'

/** The least that the exchange credits, in base units of what is sent, as an answer about the least that the route takes tells it; null when unknown. */
export function testAmount(answer: QuotesData | undefined): string | null {
  const [quote] = answer?.quotes ?? []
  if (quote) return quote.min_amount
  const fix = answer?.reasons.find(
    (reason) => reason.reason === 'below_exchange_minimum' || reason.reason === 'below_minimum',
  )?.fix
  return fix?.kind === 'use_amount' ? fix.amount : null
}

/** Twice the least still is a test; above that the advice is worth a tap. */
export const isTest = (amount: bigint | null, least: string): boolean => amount !== null && amount <= 2n * BigInt(least)
