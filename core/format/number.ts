import type { FamilyName } from '../chain/family.ts'

/** Plain decimal text, so that no digit is lost to floating point before display. */
type Decimal = string

const parts = (value: Decimal): { sign: string; whole: string; fraction: string } => {
  const found = /^(-?)(\d*)(?:\.(\d*))?$/.exec(value.trim())
  return found
    ? { sign: found[1] ?? '', whole: (found[2] ?? '').replace(/^0+(?=\d)/, '') || '0', fraction: found[3] ?? '' }
    : { sign: '', whole: '', fraction: '' }
}

/**
 * Truncates (never rounds up) to this many decimals, without trailing zeros (spec §5: 6). Non-numbers are returned
 * unchanged.
 */
export function trimDecimals(value: Decimal, decimals = 6): Decimal {
  const { sign, whole, fraction } = parts(value)
  if (whole === '') return value
  const kept = fraction.slice(0, decimals).replace(/0+$/, '')
  const text = kept === '' ? whole : `${whole}.${kept}`
  return text === '0' ? '0' : sign + text
}

/** "1234567.89" → "1,234,567.89". */
export function withThousands(value: Decimal): string {
  const { sign, whole, fraction } = parts(value)
  if (whole === '') return value
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return sign + (fraction === '' ? grouped : `${grouped}.${fraction}`)
}

const scales = [
  { digits: 9, letter: 'B' },
  { digits: 6, letter: 'M' },
] as const

/**
 * Formats 1e9 and above as B, 1e6 and above as M, with up to two decimals; smaller ones with thousands separators (spec
 * §5).
 */
export function compactNumber(value: Decimal): string {
  const { sign, whole, fraction } = parts(value)
  const scale = scales.find((s) => whole.length > s.digits)
  if (whole === '' || !scale) return withThousands(trimDecimals(value, 2))
  const cut = whole.length - scale.digits
  return `${withThousands(trimDecimals(`${sign}${whole.slice(0, cut)}.${whole.slice(cut)}${fraction}`, 2))}${scale.letter}`
}

/** Returns "<0.000001" if a positive amount would otherwise be shown as 0. */
export function visibleAmount(value: Decimal, decimals = 6): string {
  const cut = trimDecimals(value, decimals)
  const isDust = cut === '0' && /[1-9]/.test(value)
  return isDust ? `<${decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`}` : withThousands(cut)
}

const USUAL = 5
const finer: Partial<Record<FamilyName, number>> = { fuel: 8, benfen: 8 }

/** Decimals of displayed balances: 5, and 8 for Fuel and BenFen (spec §5). */
export const balancePlaces = (family: FamilyName): number => finer[family] ?? USUAL

/** Units of an amount and their decimals, as specified (spec §3). */
export const unitTable = { noether: 0, wei: 1, kwei: 3, Mwei: 6, gwei: 9, szabo: 12, finney: 15, ether: 18 } as const
