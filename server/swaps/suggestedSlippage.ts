import { DEFAULT_SLIPPAGE_BPS } from '#core/wire/swap.ts'
import type { SwapAsk } from './provider.ts'

/** Slippage without a wish: prices of two dollars hardly differ. */
const [SUGGESTED_BPS, SUGGESTED_STABLE_BPS] = [50, 10]
const stables: ReadonlySet<string> = new Set(['USDC', 'USDT', 'DAI'])

/** The slippage of a quote whose request names none, in basis points. */
export function suggestedSlippage({ from, to }: Pick<SwapAsk, 'from' | 'to'>): number {
  const isStable = [from, to].every(({ priceKey }) => stables.has(priceKey ?? ''))
  return Math.min(isStable ? SUGGESTED_STABLE_BPS : SUGGESTED_BPS, DEFAULT_SLIPPAGE_BPS)
}
