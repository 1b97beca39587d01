import type { FamilyName } from '../chain/family.ts'
import { formatUnits } from '../money/units.ts'
import { trimDecimals } from './number.ts'

const USUAL = 5
const finer: Partial<Record<FamilyName, number>> = { fuel: 8, benfen: 8 }

/** Decimals that a balance is read with: 5, and 8 for Fuel and BenFen (spec §5). */
export const balancePlaces = (family: FamilyName): number => finer[family] ?? USUAL

/** A balance for people, from base units: 5 decimals, 8 for Fuel and BenFen (spec §5). */
export const formatBalance = (amount: bigint, decimals: number, family: FamilyName): string =>
  trimDecimals(formatUnits(amount, decimals), balancePlaces(family))
