import { parseTransaction } from 'viem'
import { derived, type Trusted } from '#chains/rpc/votes.ts'
import { ceilDiv } from '#core/money/units.ts'
import { AppError } from '#core/errors.ts'
import type { FeeLimits } from '../context.ts'
import type { GasMarket } from './gasMarket.ts'

/** Wei per gas. Networks without a base fee take legacy transactions. */
export type Fees =
  | { type: 'eip1559'; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }
  | { type: 'legacy'; gasPrice: bigint }

/** Fees derived only from a quorum's market, our own signed bytes and our own limits. */
export type TrustedFees =
  | { type: 'eip1559'; maxFeePerGas: Trusted<bigint>; maxPriorityFeePerGas: Trusted<bigint> }
  | { type: 'legacy'; gasPrice: Trusted<bigint> }

const most = (a: bigint, b: bigint): bigint => (a > b ? a : b)
/** Nodes require 10 % more to replace a transaction, some 12.5 %. */
const outbid = (fee: bigint): bigint => ceilDiv(fee * 9n, 8n) + 1n

export const feePerGas = (fees: Fees): bigint => (fees.type === 'legacy' ? fees.gasPrice : fees.maxFeePerGas)

/** Wei per gas that a transaction with these fees pays in the next block if the base fee does not change. */
export const presentPrice = ({ baseFee }: GasMarket, fees: Fees): bigint =>
  fees.type === 'legacy' || baseFee === null
    ? feePerGas(fees)
    : least(feePerGas(fees), baseFee + fees.maxPriorityFeePerGas)
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/**
 * Twice the base fee lasts for at least five full blocks of increases; under a limit, as much of that as is included
 * now.
 */
function ceiling(baseFee: bigint, tip: bigint, cap: bigint | null): bigint {
  const wanted = baseFee * 2n + tip
  return cap === null || wanted <= cap ? wanted : most(cap, baseFee + tip)
}

function fresh({ baseFee, tip, gasPrice }: GasMarket, cap: bigint | null): Fees {
  if (baseFee === null) return { type: 'legacy', gasPrice }
  return { type: 'eip1559', maxFeePerGas: ceiling(baseFee, tip, cap), maxPriorityFeePerGas: tip }
}

function above(now: Fees, before: Fees): Fees {
  if (now.type === 'legacy' || before.type === 'legacy')
    return { type: 'legacy', gasPrice: most(feePerGas(now), outbid(feePerGas(before))) }
  return {
    type: 'eip1559',
    maxFeePerGas: most(now.maxFeePerGas, outbid(before.maxFeePerGas)),
    maxPriorityFeePerGas: most(now.maxPriorityFeePerGas, outbid(before.maxPriorityFeePerGas)),
  }
}

/** A share of the base fee and a few wei let every attempt outbid the previous one even if tips are close to zero. */
const leastTipLimit = (market: GasMarket): bigint => (market.baseFee ?? 0n) / 10n
const A_FEW_WEI = 100n

const isAbove = (fees: Fees, market: GasMarket, { maxFeePerGas, maxTipMultiple }: FeeLimits): boolean =>
  (maxFeePerGas !== null && feePerGas(fees) > maxFeePerGas) ||
  (fees.type === 'eip1559' &&
    fees.maxPriorityFeePerGas > maxTipMultiple * most(market.tip, leastTipLimit(market)) + A_FEW_WEI)

/**
 * Fees that are included now and that replace an earlier transaction with the same nonce, if given.
 * @throws AppError `fee_above_cap`
 */
export function priceFees(market: GasMarket, previous: Fees | null, limits: FeeLimits): TrustedFees {
  const now = fresh(market, limits.maxFeePerGas)
  const fees = previous ? above(now, previous) : now
  if (isAbove(fees, market, limits))
    throw new AppError('fee_above_cap', 'Network fees are above the limit that the operator set.', {
      status: 503,
      retriable: true,
    })
  return trusted(fees)
}

const trusted = (fees: Fees): TrustedFees =>
  fees.type === 'legacy'
    ? { type: fees.type, gasPrice: derived(fees.gasPrice) }
    : {
        type: fees.type,
        maxFeePerGas: derived(fees.maxFeePerGas),
        maxPriorityFeePerGas: derived(fees.maxPriorityFeePerGas),
      }

/** Returns the fees of our signed transaction. */
export function feesOf(raw: string): Fees {
  const { type, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = parseTransaction(raw as `0x${string}`)
  if (type === 'eip1559')
    return { type, maxFeePerGas: maxFeePerGas ?? 0n, maxPriorityFeePerGas: maxPriorityFeePerGas ?? 0n }
  return { type: 'legacy', gasPrice: gasPrice ?? 0n }
}
