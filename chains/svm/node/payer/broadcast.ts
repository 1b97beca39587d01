import { base64 } from '@scure/base'
import { SendTransactionError, SolanaJSONRPCError } from '@solana/web3.js'
import type { SignedTx } from '#chains/contract.ts'
import { AppError } from '#core/errors.ts'
import type { NodeContext } from '../context.ts'
import { readFinalizedExpiry } from '../head.ts'
import { translateError } from '../rpc/faults.ts'

const textOf = (error: unknown): string | null => {
  if (error instanceof SendTransactionError) return [error.message, ...(error.logs ?? [])].join('\n')
  return error instanceof SolanaJSONRPCError ? error.message : null
}

const refused = (reason: string, message: string, cause: unknown, retriable = false): AppError =>
  new AppError(reason, message, { status: retriable ? 502 : 409, retriable, cause })

async function refusal(context: NodeContext, tx: SignedTx, error: unknown): Promise<AppError> {
  const text = textOf(error) ?? ''
  if (/blockhash not found/i.test(text)) {
    // A node that lags does not know the hash either: only the finalized chain proves the expiry.
    const expired = tx.expiresAt !== null && (await readFinalizedExpiry(context)) > tx.expiresAt
    return expired
      ? refused('tx_expired', 'The transaction can never land any more.', error)
      : refused('rpc_behind', 'The node does not know the block hash yet.', error, true)
  }
  if (/insufficient (lamports|funds)|no record of a prior credit/i.test(text))
    return refused('insufficient_gas', 'The balance does not cover amount and fee.', error, true)
  return textOf(error) === null
    ? translateError(error)
    : refused('tx_refused', 'The nodes refuse this transaction.', error)
}

const alreadyThere = (error: unknown): boolean => /already been processed/i.test(textOf(error) ?? '')

/** Sends the bytes to every endpoint; one that accepts them, or had them, is enough. */
export async function broadcast(context: NodeContext, tx: SignedTx): Promise<void> {
  const bytes = base64.decode(tx.raw)
  const outcomes = await context.pool.all((connection) =>
    connection.sendRawTransaction(bytes, { preflightCommitment: 'confirmed' }),
  )
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  if (errors.length < outcomes.length || errors.some(alreadyThere)) return
  throw await refusal(context, tx, errors.find((error) => textOf(error) !== null) ?? errors[0])
}
