import { type Agreed, derived, reachedOf } from '#chains/rpc/votes.ts'
import type { ChainSettlement } from '#core/catalogue/types.ts'
import { boundRate, type FeeBounds, type FeeRate } from '../../wallet/fees.ts'
import type { NodeContext } from '../api/api.ts'

const PER = 1_000
/** Satoshis per virtual byte. */
const defaults = { least: 1, most: 200 } as const

/** Bounds of the network's settings, in base units per 1,000 virtual bytes. */
export const boundsOf = (settlement: Pick<ChainSettlement, 'feeRates'> | null): FeeBounds => {
  const { least, most } = { ...defaults, ...settlement?.feeRates }
  return { floor: toRate(least), ceiling: toRate(most) }
}

const toRate = (perByte: number): FeeRate => BigInt(Math.ceil(perByte * PER))

/**
 * Returns the highest fee rate that a quorum reaches, within the bounds; nodes without an estimate do not count. Local
 * networks estimate nothing, so their settings name a rate for that case.
 * @throws AppError `fee_unknown` without a quorum of estimates, `rpc_*`
 */
export async function readFeeRate(
  { pool, chain }: Pick<NodeContext, 'pool' | 'chain'>,
  bounds: FeeBounds = boundsOf(chain.settlement),
): Promise<Agreed<FeeRate>> {
  const rates = await pool.heard(
    (api) => api.feeRate(),
    (answers) => answers.length === pool.endpoints.length,
  )
  const known = rates.flatMap((rate) => (rate === null ? [] : [toRate(rate)]))
  const fallback = chain.settlement?.feeRates?.unknown
  const estimate = reachedOf(known, pool.quorum) ?? (fallback === undefined ? null : toRate(fallback))
  return derived(boundRate(estimate, bounds))
}
