import {
  type AccountInfo,
  ComputeBudgetProgram,
  type Connection,
  type Keypair,
  SystemProgram,
  type TransactionError,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import type { PayoutAction, Plan, SignedTx } from '#chains/contract/payer.ts'
import { type Agreed, derived, type Trusted } from '#chains/rpc/votes.ts'
import { AppError } from '#core/errors.ts'
import { tokenAddress, type Transfer, transferInstructions } from '../../instructions.ts'
import { readAccounts, tokenHolding } from '../accounts.ts'
import { type NodeContext, publicKey, type Token, tokenOf } from '../context.ts'
import { COMPUTE_UNITS, LAMPORTS_PER_SIGNATURE, offeredPrice, priorityFee } from '../fees.ts'
import { searchPayment } from '../findPayment.ts'
import { readFinalizedExpiry } from '../head.ts'
import { proveHistory } from '../history.ts'
import { readTxStatus } from '../txStatus.ts'
import type { Lifetime } from './lifetime.ts'

type TransferAction = Extract<PayoutAction, { kind: 'transfer' }>

/** Reads that plans made at the same moment share. */
export interface Surroundings {
  lifetime(): Promise<Lifetime>
  marketPrice(): Promise<Agreed<bigint>>
  accountRent(): Promise<Agreed<bigint>>
}

/** Plans a transfer with its memo. @throws AppError as `Payer.plan` says, and `action_unsupported`, `tx_may_land` */
export async function planPayout(
  context: NodeContext,
  payer: Keypair,
  surroundings: Surroundings,
  action: PayoutAction,
  attempt: number,
  previous: SignedTx | null,
): Promise<Plan> {
  if (action.kind !== 'transfer')
    throw new AppError('action_unsupported', `This network has no ${action.kind}.`, { status: 400 })
  if (previous) await proveGone(context, payer, action, previous)
  const token = tokenOf(context, action.asset)
  const [createAccount, { blockhash, expiresAt }, market, rent] = await Promise.all([
    token ? needsAccount(context, payer, action, token) : derived(false),
    surroundings.lifetime(),
    surroundings.marketPrice(),
    surroundings.accountRent(),
  ])
  const computePrice = offeredPrice(market, attempt, context)
  const transfer = {
    from: payer.publicKey.toBase58(),
    to: action.recipient,
    token,
    amount: action.amount,
    memo: action.memo,
    reference: referenceOf(action),
    extraLamports: action.destinationGas,
    createAccount,
  }
  const detail: SvmDetail = { transfer, blockhash, expiresAt, computePrice }
  await simulate(context, payer, detail)
  return { action, feeCap: LAMPORTS_PER_SIGNATURE + priorityFee(computePrice) + (createAccount ? rent : 0n), detail }
}

const referenceOf = ({ orderId, reference }: TransferAction): `0x${string}` | null => orderId ?? reference ?? null

/**
 * Last guard against paying twice: without nonces, only expiry proves that the earlier transaction is gone (settlement
 * §2), and no quorum may show a payment with the same reference.
 * @throws AppError `tx_may_land`
 */
async function proveGone(
  context: NodeContext,
  payer: Keypair,
  action: TransferAction,
  previous: SignedTx,
): Promise<void> {
  // Height before status: a transaction that lands in between is then seen.
  const finalized = await readFinalizedExpiry(context)
  const status = await readTxStatus(context, previous.ref, previous.expiresAt)
  const { expiresAt } = previous
  const expired = expiresAt !== null && finalized > expiresAt && status.state === 'unknown'
  if (!expired && !(status.state === 'failed' && status.final)) throw mayLand()
  const reference = referenceOf(action)
  if (reference === null) return
  const found = await searchPayment(context, reference, payer.publicKey.toBase58(), async (connection) => {
    if (expiresAt !== null) await proveHistory(connection, expiresAt)
  })
  if (found.state === 'paid') throw mayLand()
}

const mayLand = (): AppError =>
  new AppError('tx_may_land', 'The earlier transaction may still land.', { status: 409, retriable: true })

/** Verdict on an endpoint's accounts for a token payout. */
type Accounts = 'open' | 'to_create' | 'insufficient_inventory' | 'recipient_rejects'
const refusals: Partial<Record<Accounts, () => AppError>> = {
  insufficient_inventory: () =>
    new AppError('insufficient_inventory', 'The maker does not hold enough of this asset.', { status: 502 }),
  recipient_rejects: () =>
    new AppError('recipient_rejects', 'The recipient cannot take this payment.', { status: 409 }),
}

/**
 * True if the recipient's token account must be created.
 * @throws AppError `insufficient_inventory`, `recipient_rejects`
 */
async function needsAccount(
  { pool }: NodeContext,
  payer: Keypair,
  action: TransferAction,
  { mint }: Token,
): Promise<Agreed<boolean>> {
  const keys = [payer.publicKey, publicKey(action.recipient)].map((owner) => tokenAddress(owner, publicKey(mint)))
  const read = async (connection: Connection): Promise<Accounts> =>
    accountsOf(await readAccounts(connection, keys), action)
  const accounts: Accounts = await pool.agree(read, String)
  const refusal = refusals[accounts]
  if (refusal) throw refusal()
  return derived(accounts === 'to_create')
}

function accountsOf(
  [own = null, theirs = null]: readonly (AccountInfo<Uint8Array> | null)[],
  { amount, recipient }: TransferAction,
): Accounts {
  if ((tokenHolding(own)?.amount ?? 0n) < amount) return 'insufficient_inventory'
  // An account with only lamports was never opened: anyone can send them there.
  if (theirs === null || theirs.owner.equals(SystemProgram.programId)) return 'to_create'
  const held = tokenHolding(theirs)
  return held && !held.frozen && held.owner === recipient ? 'open' : 'recipient_rejects'
}

/** Simulates the payout on a quorum of nodes, so that no single one decides success or failure. */
async function simulate({ pool }: NodeContext, payer: Keypair, detail: SvmDetail): Promise<void> {
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: detail.blockhash,
    instructions: payoutInstructions(detail),
  })
  const transaction = new VersionedTransaction(message.compileToLegacyMessage())
  const read = async (connection: Connection): Promise<AppError | null> => {
    const { value } = await connection.simulateTransaction(transaction, { sigVerify: false, commitment: 'confirmed' })
    const failure = value.err === null ? null : payoutFailure(value.err, value.logs ?? [])
    // A node that does not know the hash yet has no vote.
    if (failure?.reason === 'rpc_behind') throw failure
    return failure
  }
  const failure = await pool.agree(read, (found) => found?.reason ?? 'succeeds')
  if (failure) throw failure
}

interface Meaning {
  readonly reason: string
  readonly message: string
  readonly retriable: boolean
}

const say = (reason: string, message: string, retriable = false): Meaning => ({ reason, message, retriable })

const noGas = say('insufficient_gas', 'The maker does not hold enough native coins for the fee.', true)

const noInventory = say('insufficient_inventory', 'The maker does not hold enough of this asset.', true)

const rejects = say('recipient_rejects', 'The recipient cannot take this payment.')

const behind = say('rpc_behind', 'The node does not have the block hash yet.', true)

/** Matched against the error and the logs of a simulation, joined as one text; the first match wins. */
const meanings: readonly (readonly [RegExp, Meaning])[] = [
  [/BlockhashNotFound|Blockhash not found/, behind],
  [/AccountNotFound|InsufficientFundsForFee/, noGas],
  [/InsufficientFundsForRent.*account_index":0\b/, noGas],
  [
    /InsufficientFundsForRent/,
    say('recipient_rejects', 'The amount is too small to open an account for this recipient.'),
  ],
  [/insufficient lamports|insufficient funds/i, noInventory],
  [/Account is frozen/i, rejects],
  [/InvalidAccountData|IncorrectProgramId|IllegalOwner|owner does not match/i, rejects],
]

/** Returns the meaning of a failed payout simulation. */
function payoutFailure(err: TransactionError | string, logs: readonly string[]): AppError {
  const text = [JSON.stringify(err), ...logs].join('\n')
  const { reason, message, retriable } =
    meanings.find(([pattern]) => pattern.test(text))?.[1] ?? say('simulation_reverted', 'The payout would fail.')
  return new AppError(reason, message, { status: retriable ? 502 : 409, retriable, cause: text })
}

/**
 * All that signing needs: the same detail signs to the same bytes. What nodes reported is agreed on by a quorum or bounded; the rest
 * is the action's own.
 */
export interface SvmDetail extends Lifetime {
  readonly transfer: Transfer & { readonly createAccount: Agreed<boolean> }
  /** Millionths of a lamport per compute unit. */
  readonly computePrice: Trusted<bigint>
}

/** Builds the transfer, preceded by its price if the network requires one. */
export function payoutInstructions({ transfer, computePrice }: SvmDetail): TransactionInstruction[] {
  const instructions = transferInstructions(transfer)
  if (computePrice === 0n) return instructions
  return [
    ComputeBudgetProgram.setComputeUnitLimit({ units: COMPUTE_UNITS }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: computePrice }),
    ...instructions,
  ]
}
