import type { NonceUse } from '../contract/callReads.ts'
import type { Pool } from './pool.ts'

/** Reads of one endpoint that show which transaction used an account's nonce. */
interface NonceReads<C> {
  /** Height of the newest block. */
  newest(connection: C): Promise<bigint>
  /** Next nonce of the account after a block. */
  nonceAt(connection: C, height: bigint): Promise<bigint>
  /** The account's transaction with the nonce in a block; null if the block has none. */
  txIn(connection: C, height: bigint): Promise<string | null>
}

/**
 * Searches the transaction that used a nonce since a height, with answers that a quorum shares: the first block after which the
 * account's next nonce is higher has it.
 */
export async function searchNonceUse<C>(
  pool: Pool<C>,
  { newest, nonceAt, txIn }: NonceReads<C>,
  { nonce, since }: { readonly nonce: bigint; readonly since: bigint },
): Promise<NonceUse> {
  const head: bigint = await pool.reached(newest)
  const isUsedAt = async (height: bigint): Promise<boolean> =>
    nonce < (await pool.agree((connection) => nonceAt(connection, height), String))
  if (!(await isUsedAt(head))) return { isUsed: false, txId: null }
  let [before, after] = [since > 0n ? since - 1n : 0n, head]
  if (before >= after || (await isUsedAt(before))) return { isUsed: true, txId: null }
  while (after - before > 1n) {
    const middle = (before + after) / 2n
    if (await isUsedAt(middle)) after = middle
    else before = middle
  }
  const txId = await pool.agree(
    (connection) => txIn(connection, after),
    (found) => found ?? 'none',
  )
  return { isUsed: true, txId }
}
