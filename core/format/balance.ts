import type { FamilyName } from '../chain/family.ts'

const USUAL = 5
const finer: Partial<Record<FamilyName, number>> = { fuel: 8, benfen: 8 }

/** Decimals of displayed balances: 5, and 8 for Fuel and BenFen (spec §5). */
export const balancePlaces = (family: FamilyName): number => finer[family] ?? USUAL
