import './polyfill.ts'
import { base58 } from '@scure/base'
import { PublicKey, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { transferInstructions } from '#chains/svm/instructions.ts'
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

/** Broadcasts signed bytes and returns their signature. */
export async function submit(signed: Uint8Array, chain: ChainRow): Promise<string> {
  await onNode(chain, (connection) => connection.sendRawTransaction(signed, { preflightCommitment: 'confirmed' }))
  return base58.encode(VersionedTransaction.deserialize(signed).signatures[0] ?? new Uint8Array(64))
}
