import { parseUsd } from '../money/usd.ts'
import { RATIO_SCALE } from '../money/ratio.ts'
import type { ChainSettlement, PoolDef, RouteDef } from './types.ts'

type GasTier = RouteDef['gasTiers'][number]
type ConfirmationTier = ChainSettlement['confirmationTiers'][number]

/** Returns the first tier whose limit covers the amount (source base units); the last one if none does. */
export function gasTierFor(route: Pick<RouteDef, 'gasTiers'>, amount: bigint): GasTier | null {
  return route.gasTiers.find((t) => t.upTo === null || amount <= t.upTo) ?? route.gasTiers.at(-1) ?? null
}

/** Gas that a tier charges, its margin included. */
export const gasUnitsOf = ({ gasUnits, marginPercent }: GasTier): bigint =>
  (gasUnits * BigInt(100 + marginPercent)) / 100n

/** Gas that the quote charged for this amount, its margin included: no payout may use more. */
export function chargedGas(route: Pick<RouteDef, 'gasTiers'>, amount: bigint): bigint {
  const tier = gasTierFor(route, amount)
  return tier ? gasUnitsOf(tier) : 0n
}

/** Gas of a payout from a pool beyond one from inventory: it books the draw and moves the token twice more. */
const DRAW_GAS = 400_000n
const PPM = 1_000_000n

/** Prices of a route whose payout a pool makes: the draw's gas and fee come on top. */
export const drawnRoute = <R extends Pick<RouteDef, 'gasTiers' | 'feeRatio'>>(
  route: R,
  { feePpm }: Pick<PoolDef, 'feePpm'>,
): R => ({
  ...route,
  feeRatio: route.feeRatio + (BigInt(feePpm) * RATIO_SCALE) / PPM,
  gasTiers: route.gasTiers.map((tier) => ({ ...tier, gasUnits: tier.gasUnits + DRAW_GAS })),
})

/** Confirmations for a deposit worth `usdE8` (1e-8 dollar). An unknown value waits for finality. */
export function confirmationsFor(
  settlement: Pick<ChainSettlement, 'confirmationTiers'>,
  usdE8: bigint | null,
): ConfirmationTier['confirmations'] {
  if (usdE8 === null) return 'finalized'
  const tier = settlement.confirmationTiers.find((t) => t.upToUsd === null || usdE8 <= parseUsd(t.upToUsd))
  return tier?.confirmations ?? 'finalized'
}
