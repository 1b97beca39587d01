import { parseUnits } from '../money/units.ts'
import type { ChainDef } from './types.ts'

const GWEI_DECIMALS = 9

/** Wei per gas that no transaction of ours may offer on a network; null = no limit. */
export function feeCapOf({ settlement }: Pick<ChainDef, 'settlement'>): bigint | null {
  const gwei = settlement?.maxFeePerGasGwei
  return gwei === undefined ? null : parseUnits(gwei, GWEI_DECIMALS)
}

const TIP_MULTIPLE = 5

/** Multiple of a quorum's tip that a replacement may offer at most: enough for every attempt that the maker makes. */
export const tipMultipleOf = ({ settlement }: Pick<ChainDef, 'settlement'>): bigint =>
  BigInt(settlement?.maxTipMultiple ?? TIP_MULTIPLE)
