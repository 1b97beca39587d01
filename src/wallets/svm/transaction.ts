import './polyfill.ts'
import { base58 } from '@scure/base'
import { PublicKey, SendTransactionError, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { transferInstructions } from '#chains/svm/instructions.ts'
import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Step } from '#core/wire/order.ts'
import { onNode } from './rpc.ts'

export interface Built {
  readonly bytes: Uint8Array
  readonly lastValidBlockHeight: number
}

/** Builds the unsigned deposit transaction. The deposit address already has its token accounts, so the sender pays no rent. */
export async function buildTransaction(
  { transfer }: Extract<Step, { kind: 'svm_tx' }>,
  chain: ChainRow,
): Promise<Built> {
  const { from, to, mint, decimals, amount, memo } = transfer
  const { blockhash, lastValidBlockHeight } = await onNode(chain, (connection) =>
    connection.getLatestBlockhash('confirmed'),
  )
  const token = mint === null ? null : { mint, decimals }
  const instructions = transferInstructions({
    from,
    to,
    token,
    amount: BigInt(amount),
    memo,
    extraLamports: 0n,
    createAccount: false,
  })
  const message = new TransactionMessage({ payerKey: new PublicKey(from), recentBlockhash: blockhash, instructions })
  return { bytes: new VersionedTransaction(message.compileToLegacyMessage()).serialize(), lastValidBlockHeight }
}

const alreadyThere = ({ message }: Error): boolean => /already been processed/i.test(message)

/** True for an answer, also of a server on the way: the bytes are not out. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof SendTransactionError || (error instanceof Error && /^4\d\d /.test(error.message))

/**
 * Broadcasts signed bytes and returns their signature, also if a node's answer is lost: they may be out, and `waitFor` sends them again
 * until they expire. A failure would have the user pay twice. Another node's refusal proves nothing then, since it may be behind.
 * @throws Error of a node that refuses them, if none was silent
 */
export async function submit(signed: Uint8Array, chain: ChainRow): Promise<string> {
  const refusals: Error[] = []
  let isLost = false
  await onNode(chain, (connection) =>
    connection.sendRawTransaction(signed, { preflightCommitment: 'confirmed' }).catch((error: unknown) => {
      if (isRefusal(error)) refusals.push(error)
      else isLost = true
      throw error
    }),
  ).catch((error: unknown) => {
    const [refusal] = refusals
    if (refusal && !isLost && !refusals.some(alreadyThere)) throw refusal
    // Without any node to ask, nothing is out.
    if (error instanceof AppError) throw error
  })
  return base58.encode(VersionedTransaction.deserialize(signed).signatures[0] ?? new Uint8Array(64))
}
