import { base58, base64 } from '@scure/base'
import { type Keypair, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import type { Plan, SignedTx } from '#chains/contract.ts'
import { AppError } from '#core/errors.ts'
import { payoutInstructions, type SvmDetail } from './instructions.ts'

const isDetail = (detail: unknown): detail is SvmDetail =>
  typeof detail === 'object' && detail !== null && 'expiresAt' in detail

/** Signs a plan of this family; ed25519 signs the same plan to the same bytes. @throws AppError `plan_invalid` */
export function signPlan(payer: Keypair, plan: Plan): SignedTx {
  const { detail, feeCap } = plan
  if (!isDetail(detail))
    throw new AppError('plan_invalid', 'The plan was not made by this network.', { retriable: false })
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: detail.blockhash,
    instructions: payoutInstructions(detail),
  })
  const transaction = new VersionedTransaction(message.compileToLegacyMessage())
  transaction.sign([payer])
  return {
    ref: base58.encode(transaction.signatures[0] ?? new Uint8Array(64)),
    raw: base64.encode(transaction.serialize()),
    feeCap,
    expiresAt: detail.expiresAt,
  }
}
