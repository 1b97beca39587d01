import type { NodeContext } from './context.ts'

export const LAMPORTS_PER_SIGNATURE = 5_000n
/** Enough for a new token account, a transfer and a memo. */
export const COMPUTE_UNITS = 120_000
const MAX_MICRO_LAMPORTS = 1_000_000n

/** Price of a compute unit, in millionths of a lamport: the upper quartile of what lately was paid, zero on an idle network. */
export async function computePrice(context: NodeContext): Promise<bigint> {
  const recent = await context.pool.first((connection) => connection.getRecentPrioritizationFees())
  const fees = recent.map(({ prioritizationFee }) => BigInt(prioritizationFee)).sort((a, b) => (a < b ? -1 : 1))
  const quartile = fees[Math.floor(fees.length * 0.75)] ?? 0n
  return quartile > MAX_MICRO_LAMPORTS ? MAX_MICRO_LAMPORTS : quartile
}

/** Lamports for the priority of one payout. Rounded up, as the network does. */
export const priorityFee = (microLamports: bigint): bigint =>
  (microLamports * BigInt(COMPUTE_UNITS) + 999_999n) / 1_000_000n
