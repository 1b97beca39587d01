import { parseTransaction } from 'viem'
import { ceilDiv } from '#core/money/rescale.ts'
import { AppError } from '#core/errors.ts'

/** Wei per gas. Networks without a base fee take legacy transactions. */
export type Fees =
  | { type: 'eip1559'; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }
  | { type: 'legacy'; gasPrice: bigint }

/** What the network asks for now; `baseFee` null = no EIP-1559. */
export interface Market {
  readonly baseFee: bigint | null
  readonly tip: bigint
  readonly gasPrice: bigint
}

const most = (a: bigint, b: bigint): bigint => (a > b ? a : b)
/** Nodes ask for 10 % more before they replace a transaction, some for 12.5 %. */
const outbid = (fee: bigint): bigint => ceilDiv(fee * 9n, 8n) + 1n

export const feePerGas = (fees: Fees): bigint => (fees.type === 'legacy' ? fees.gasPrice : fees.maxFeePerGas)

/** Twice the base fee lasts for at least five full blocks of rises; under a limit, as much of that as gets in now. */
function ceiling(baseFee: bigint, tip: bigint, cap: bigint | null): bigint {
  const wanted = baseFee * 2n + tip
  return cap === null || wanted <= cap ? wanted : most(cap, baseFee + tip)
}

function fresh({ baseFee, tip, gasPrice }: Market, cap: bigint | null): Fees {
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

/** Fees that get in now and, given an earlier transaction of the same slot, replace it. @throws AppError `fee_above_cap` */
export function priceFees(market: Market, previous: Fees | null, cap: bigint | null): Fees {
  const now = fresh(market, cap)
  const fees = previous ? above(now, previous) : now
  if (cap !== null && feePerGas(fees) > cap)
    throw new AppError('fee_above_cap', 'Network fees are above the limit that the operator set.', {
      status: 503,
      retriable: true,
    })
  return fees
}

/** Fees of a signed transaction of ours. */
export function feesOf(raw: string): Fees {
  const { type, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = parseTransaction(raw as `0x${string}`)
  if (type === 'eip1559')
    return { type, maxFeePerGas: maxFeePerGas ?? 0n, maxPriorityFeePerGas: maxPriorityFeePerGas ?? 0n }
  return { type: 'legacy', gasPrice: gasPrice ?? 0n }
}
