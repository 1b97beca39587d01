import { parseUnits } from '../money/units.ts'
import type { ChainDef } from './types.ts'

const GWEI_DECIMALS = 9

/** Maximum wei per gas of our transactions on a network; null = no limit. */
export function feeCapOf({ settlement }: Pick<ChainDef, 'settlement'>): bigint | null {
  const gwei = settlement?.maxFeePerGasGwei
  return gwei === undefined ? null : parseUnits(gwei, GWEI_DECIMALS)
}

const TIP_MULTIPLE = 5

/** Maximum multiple of a quorum's tip that a replacement may offer: enough for every attempt of the maker. */
export const tipMultipleOf = ({ settlement }: Pick<ChainDef, 'settlement'>): bigint =>
  BigInt(settlement?.maxTipMultiple ?? TIP_MULTIPLE)
