import type { FamilyName } from '../chain/family.ts'
import { formatUnits } from '../money/units.ts'
import { trimDecimals } from './number.ts'

const USUAL = 5
const finer: Partial<Record<FamilyName, number>> = { fuel: 8, benfen: 8 }

/** A balance for people, from base units: 5 decimals, 8 for Fuel and BenFen (spec §5). */
export const formatBalance = (amount: bigint, decimals: number, family: FamilyName): string =>
  trimDecimals(formatUnits(amount, decimals), finer[family] ?? USUAL)
