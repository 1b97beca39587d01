import { parseUnits } from '../money/units.ts'
import type { ChainDef } from './types.ts'

const GWEI_DECIMALS = 9

/** Wei per gas that no transaction of ours may offer on a network; null = no limit. */
export function feeCapOf({ settlement }: Pick<ChainDef, 'settlement'>): bigint | null {
  const gwei = settlement?.maxFeePerGasGwei
  return gwei === undefined ? null : parseUnits(gwei, GWEI_DECIMALS)
}
