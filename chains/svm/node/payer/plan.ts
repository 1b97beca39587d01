import { type Keypair, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import type { PayoutAction, Plan, SignedTx } from '#chains/contract.ts'
import { AppError } from '#core/errors.ts'
import { tokenAddress } from '../../programs.ts'
import type { Transfer } from '../../transfer.ts'
import { readAccounts, tokenHolding } from '../accounts.ts'
import { type NodeContext, publicKey, type Token, tokenOf } from '../context.ts'
import { computePrice, LAMPORTS_PER_SIGNATURE, priorityFee } from '../fees.ts'
import { readFinalizedExpiry } from '../head.ts'
import { readTxStatus } from '../txStatus.ts'
import { payoutFailure } from './failures.ts'
import { payoutInstructions } from './instructions.ts'

type TransferAction = Extract<PayoutAction, { kind: 'transfer' }>

/** All that signing needs: the same detail signs to the same bytes. */
export interface SvmDetail {
  readonly transfer: Transfer
  readonly blockhash: string
  readonly lastValidBlockHeight: number
  /** Millionths of a lamport per compute unit. */
  readonly computePrice: bigint
}

const TOKEN_ACCOUNT_BYTES = 165

/**
 * The last guard against paying twice: without slots, only expiry proves that the earlier transaction is gone (settlement §2).
 * @throws AppError `tx_may_land`
 */
async function proveGone(context: NodeContext, previous: SignedTx): Promise<void> {
  // Height before status: a transaction that lands in between is then seen.
  const finalized = await readFinalizedExpiry(context)
  const status = await readTxStatus(context, previous.ref, previous.expiresAt)
  const expired = previous.expiresAt !== null && finalized > previous.expiresAt && status.state === 'unknown'
  if (expired || (status.state === 'failed' && status.final)) return
  throw new AppError('tx_may_land', 'The earlier transaction may still land.', { status: 409, retriable: true })
}

/** Whether the recipient's token account has to be made. @throws AppError `insufficient_inventory`, `recipient_rejects` */
async function needsAccount(
  context: NodeContext,
  payer: Keypair,
  action: TransferAction,
  { mint }: Token,
): Promise<boolean> {
  const accounts = [payer.publicKey, publicKey(action.recipient)].map((owner) => tokenAddress(owner, publicKey(mint)))
  const [own = null, theirs = null] = await readAccounts(context, accounts)
  if ((tokenHolding(own)?.amount ?? 0n) < action.amount) {
    throw new AppError('insufficient_inventory', 'The maker does not hold enough of this asset.', { status: 502 })
  }
  // An account with lamports only is one that was never opened: anybody can send them there.
  if (theirs === null || theirs.owner.equals(SystemProgram.programId)) return true
  const held = tokenHolding(theirs)
  if (held && !held.frozen && held.owner === action.recipient) return false
  throw new AppError('recipient_rejects', 'The recipient cannot take this payment.', { status: 409 })
}

async function simulate(context: NodeContext, payer: Keypair, detail: SvmDetail): Promise<void> {
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: detail.blockhash,
    instructions: payoutInstructions(detail),
  })
  const transaction = new VersionedTransaction(message.compileToLegacyMessage())
  const { value } = await context.pool.first((connection) =>
    connection.simulateTransaction(transaction, { sigVerify: false, commitment: 'confirmed' }),
  )
  if (value.err !== null) throw payoutFailure(value.err, value.logs ?? [])
}

/** Plans a transfer with its memo. @throws AppError as `Payer.plan` says, and `action_unsupported`, `tx_may_land` */
export async function planPayout(
  context: NodeContext,
  payer: Keypair,
  action: PayoutAction,
  attempt: number,
  previous: SignedTx | null,
): Promise<Plan> {
  if (action.kind !== 'transfer')
    throw new AppError('action_unsupported', `This network has no ${action.kind}.`, { status: 400 })
  if (previous) await proveGone(context, previous)
  const token = tokenOf(context, action.asset)
  const { pool } = context
  const [createAccount, { blockhash, lastValidBlockHeight }, recentPrice, accountRent] = await Promise.all([
    token ? needsAccount(context, payer, action, token) : false,
    pool.first((connection) => connection.getLatestBlockhash('confirmed')),
    computePrice(context),
    pool.first((connection) => connection.getMinimumBalanceForRentExemption(TOKEN_ACCOUNT_BYTES)),
  ])
  // Each further attempt offers half as much again.
  const price = (recentPrice * BigInt(2 + attempt)) / 2n
  const transfer: Transfer = {
    from: payer.publicKey.toBase58(),
    to: action.recipient,
    token,
    amount: action.amount,
    memo: action.memo,
    orderId: action.orderId,
    extraLamports: action.destinationGas,
    createAccount,
  }
  const detail: SvmDetail = { transfer, blockhash, lastValidBlockHeight, computePrice: price }
  await simulate(context, payer, detail)
  return {
    action,
    feeCap: LAMPORTS_PER_SIGNATURE + priorityFee(price) + (createAccount ? BigInt(accountRent) : 0n),
    detail,
  }
}
