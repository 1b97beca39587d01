import type { Connection, SignatureStatus } from '@solana/web3.js'
import type { TxStatus } from '#chains/contract.ts'
import { behind } from '#chains/rpc/errors.ts'
import type { NodeContext } from './context.ts'
import { blockAt } from './head.ts'
import { proveHistory } from './history.ts'

const unknown: TxStatus = { state: 'unknown', height: null, blockHash: null, final: false }
const pending: TxStatus = { ...unknown, state: 'pending' }

async function toStatus(connection: Connection, found: SignatureStatus): Promise<TxStatus> {
  // A processed block may still lose to another fork.
  if (found.confirmationStatus === 'processed') return pending
  const block = await blockAt(connection, found.slot)
  if (!block) throw behind(new Error(`slot ${found.slot} holds a transaction and no block`))
  const state = found.err === null ? 'mined' : 'failed'
  return { state, height: BigInt(found.slot), blockHash: block.hash, final: found.confirmationStatus === 'finalized' }
}

/**
 * What became of a transaction. "Unknown" is only said by a node that has every slot which was reported as final before:
 * a lagging one must not make somebody sign again. Of an expired one, whose `expiresAt` is given, it must have seen the whole life, too.
 */
export const readTxStatus = (context: NodeContext, ref: string, expiresAt: bigint | null = null): Promise<TxStatus> =>
  context.pool.agree(
    async (connection) => {
      const { context: at, value } = await connection.getSignatureStatuses([ref], { searchTransactionHistory: true })
      const found = value[0]
      if (found) return toStatus(connection, found)
      if (BigInt(at.slot) < context.seen.finalized) throw behind(new Error(`node is at ${at.slot}`))
      if (expiresAt !== null) await proveHistory(connection, expiresAt)
      return unknown
    },
    (status) => `${status.state} ${status.height} ${status.blockHash} ${status.final}`,
  )
