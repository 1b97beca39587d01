import type { Connection } from '@solana/web3.js'
import { disagree, isOfEndpoint } from '#chains/rpc/errors.ts'
import { type Agreed, derived } from '#chains/rpc/trust.ts'
import type { NodeContext } from './context.ts'

/**
 * The highest values that a quorum of endpoints reaches, each by itself: one endpoint can neither raise nor, with
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
