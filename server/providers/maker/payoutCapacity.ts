import { limitE8 } from '#core/catalogue/moneyLimits.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
import { formatUnits } from '#core/money/units.ts'
import { usdToUnits } from '#core/money/usd.ts'
import type { Refusal, RouteRequest } from '../provider.ts'
import type { ChainStateCache } from './chainStateCache.ts'

/** Destination base units that the maker can pay on top of the requested gas, and whether it has that gas. */
export interface PayoutCapacity {
  payable: bigint
  hasGas: boolean
}

type Wanted = Pick<RouteRequest, 'to' | 'destinationGas' | 'fromAddress'>

/** If the asset is the native coin, payout and gas share one balance. @throws errors of the destination's node */
export async function readPayoutCapacity(
  readings: ChainStateCache,
  maker: string,
  { to, destinationGas, fromAddress }: Wanted,
  native: AssetDef,
): Promise<PayoutCapacity> {
  const coins =
    destinationGas > 0n || to.id === native.id ? readings.available(to.chainId, maker, native.id, fromAddress) : null
  const [held, own] = await Promise.all([readings.available(to.chainId, maker, to.id, fromAddress), coins])
  const hasGas = own === null || own >= destinationGas
  if (to.id !== native.id) return { payable: held, hasGas }
  return { payable: hasGas ? held - destinationGas : 0n, hasGas }
}

export const gasShortage = (r: RouteRequest, native: AssetDef): Refusal => ({
  reason: 'insufficient_liquidity',
  message: `The bridge can’t add that much ${native.symbol} on ${r.toChain.name} right now. Request less.`,
  fix: { kind: 'retry_after', seconds: 60 },
})

/** Refuses gas worth more than a few transactions: it is a convenience, not an exchange at the operator's price. */
export function gasRefusal(r: RouteRequest, native: AssetDef, nativePriceE8: bigint): Refusal | null {
  const most = usdToUnits(limitE8(r.toChain, 'destinationGasCapUsd'), native.decimals, nativePriceE8)
  if (r.destinationGas <= most) return null
  return {
    reason: 'destination_gas_too_high',
    message: `You can add up to ${formatUnits(most, native.decimals)} ${native.symbol} as gas on ${r.toChain.name}.`,
  }
}
