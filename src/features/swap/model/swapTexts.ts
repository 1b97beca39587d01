import type { Swap, SwapQuote, TokenWarning } from '#core/wire/swap.ts'
import { displayPercent } from '#src/format/percent.ts'
import { t, tOr } from '#src/i18n/t.ts'

/** A problem of the server or of the connection, by its code; an unknown one in the server's words. */
export function problemText(code: string, message: string): string {
  // The code of a failed simulation of the exact call.
  if (code.startsWith('swap_')) return t('swap-would_fail', { why: reasonText(code.slice('swap_'.length)) })
  return tOr(`swap-problem-${code}`, tOr(`problem-${code}`, message))
}

/** Why a swap failed on chain or would fail there, by its code. */
export const reasonText = (code: string): string => tOr(`swap-failure-${code}`, t('swap-failure-reverted'))

/** Warning about a token, for people who are about to swap it. */
export function warningText(
  warning: TokenWarning,
  { symbol, tax_bps }: { symbol: string; tax_bps: number | null },
): string {
  if (warning === 'transfer_tax' && tax_bps !== null)
    return t('swap-warning-transfer_tax_of', { percent: displayPercent(String(tax_bps / 10_000)) })
  if (warning === 'same_symbol') return t('swap-warning-same_symbol', { symbol })
  return t(`swap-warning-${warning}`)
}

/** Fee of a pool: 3000 pips are "0.3%". */
export const feeText = (pips: number): string => displayPercent(String(pips / 1_000_000))

const verbs = { swap: 'nav-swap', wrap: 'swap-wrap', unwrap: 'swap-unwrap' } as const

/** Name of what a quote or swap does. */
export const kindText = ({ kind }: Pick<SwapQuote | Swap, 'kind'>): string => t(verbs[kind])
