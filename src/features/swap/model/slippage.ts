import { normalizeDigits } from '#core/format/readAmount.ts'

/** Largest slippage that the server accepts, in basis points. */
export const MOST_BPS = 5_000

/** Choices next to the suggested one and the user's own, in basis points. */
export const slippagePresets = [10, 50, 100] as const

/** Null for anything that isn't a slippage in basis points. */
export const readSlippage = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= MOST_BPS ? Number(value) : null

const shape = /^(\d{1,3})?(?:[.,](\d{0,2}))?$/

/** Parses a typed percentage as basis points: "0,5 %" is 50. Null if it is none, is zero, or is above the most. */
export function parseSlippage(text: string): number | null {
  const parts = shape.exec(normalizeDigits(text).replace(/[%٪\s]/g, ''))
  return parts ? readSlippage(Number(parts[1] ?? '0') * 100 + Number((parts[2] ?? '').padEnd(2, '0'))) : null
}

/** Whole and fractional percent of basis points, with a point: 50 is "0.5". */
export const slippagePercent = (bps: number): string => String(bps / 100)

/** Below it most swaps fail; above it others can profit from the difference. Basis points. */
const LOW_BPS = 5
const HIGH_BPS = 500

/** The warning that a slippage needs; null between the bounds. */
export const slippageWarning = (bps: number | null): 'low' | 'high' | null =>
  bps === null ? null : bps < LOW_BPS ? 'low' : bps > HIGH_BPS ? 'high' : null
