import type { Connection } from '@solana/web3.js'
import { type Agreed, type Bounded, bounded, derived } from '#chains/rpc/votes.ts'
import type { NodeContext } from './context.ts'
import { disagree, isOfEndpoint } from '#chains/rpc/errors.ts'

export const LAMPORTS_PER_SIGNATURE = 5_000n
/** Enough for a new token account, a transfer and a memo. */
export const COMPUTE_UNITS = 120_000
const TOKEN_ACCOUNT_BYTES = 165

/**
 * Returns the price of a compute unit in millionths of a lamport: the upper quartile of recent payments that a quorum of endpoints
 * reaches, zero on an idle network. Never above the operator's limit.
 */
export async function marketPrice(context: NodeContext): Promise<Agreed<bigint>> {
  const [price] = await reachedFigures(context, async (connection) => [await quartile(connection)])
  return price ?? derived(0n)
}

/** Returns the compute unit price of an attempt: each further one adds half of the market price. */
export const offeredPrice = (
  market: Agreed<bigint>,
  attempt: number,
  { maxComputeUnitPrice }: NodeContext,
): Bounded<bigint> => bounded((market * BigInt(2 + attempt)) / 2n, { atLeast: 0n, atMost: maxComputeUnitPrice })

async function quartile(connection: Connection): Promise<bigint> {
  const recent = await connection.getRecentPrioritizationFees()
  const fees = recent.map(({ prioritizationFee }) => BigInt(prioritizationFee)).sort((a, b) => (a < b ? -1 : 1))
  return fees[Math.floor(fees.length * 0.75)] ?? 0n
}

/** Lamports for the priority of one payout. Rounded up, as the network does. */
export const priorityFee = (microLamports: bigint): bigint =>
  (microLamports * BigInt(COMPUTE_UNITS) + 999_999n) / 1_000_000n

/** Lamports that a new token account must hold; the payer pays them. */
export const tokenAccountRent = (context: NodeContext): Promise<Agreed<bigint>> =>
  context.pool.agree(
    async (connection) => BigInt(await connection.getMinimumBalanceForRentExemption(TOKEN_ACCOUNT_BYTES)),
    String,
  )

/**
 * Returns the highest values that a quorum of endpoints reaches, each by itself: one endpoint can neither raise nor, with
 * three, lower any. For values that differ a little between honest nodes, such as prices and balances.
 * @throws AppError as `Pool.agree`
 */
export async function reachedFigures(
  { pool }: NodeContext,
  read: (connection: Connection) => Promise<readonly bigint[]>,
): Promise<Agreed<bigint>[]> {
  if (pool.quorum === 1) return (await pool.first(read)).map(derived)
  const outcomes = await pool.all(read)
  const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  if (answers.length < pool.quorum) {
    const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    throw errors.find(isOfEndpoint) ?? disagree(errors[0])
  }
  const count = Math.max(...answers.map(({ length }) => length))
  return Array.from({ length: count }, (_, i) => {
    const highestFirst = answers.map((answer) => answer[i] ?? 0n).sort((a, b) => (a < b ? 1 : a > b ? -1 : 0))
    return derived(highestFirst[pool.quorum - 1] ?? 0n)
  })
}
