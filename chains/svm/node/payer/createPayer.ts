import type { Payer, Plan, SignedTx } from '#chains/contract/payer.ts'
import type { NodeContext } from '../context.ts'
import { marketPrice, tokenAccountRent } from '../fees.ts'
import { shared } from '#chains/rpc/sharedReads.ts'
import { translated, translateError } from '../rpc.ts'
import { readLifetime } from './lifetime.ts'
import { payoutInstructions, planPayout, type Surroundings, type SvmDetail } from './plan.ts'
import { base58, base64 } from '@scure/base'
import {
  Keypair,
  SendTransactionError,
  SolanaJSONRPCError,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { AppError } from '#core/errors.ts'
import { readFinalizedExpiry } from '../head.ts'

/**
 * Milliseconds for which an answer serves further plans. A block hash ages fast, and rent changes only by a vote of the
 * network.
 */
const LIFETIME_MS = 200
const PRICE_MS = 2_000
const RENT_MS = 600_000

/**
 * The maker's wallet. This family has no nonces: each transaction is independent until it expires.
 * @throws AppError `key_invalid`
 */
export function createPayer(context: NodeContext, secret: string): Payer {
  const keypair = keypairOf(secret)
  const surroundings: Surroundings = {
    lifetime: shared(LIFETIME_MS, () => readLifetime(context)),
    marketPrice: shared(PRICE_MS, () => marketPrice(context)),
    accountRent: shared(RENT_MS, () => tokenAccountRent(context)),
  }
  return {
    address: keypair.publicKey.toBase58(),
    plan: (action, attempt, previous) =>
      translated(() => planPayout(context, keypair, surroundings, action, attempt, previous)),
    sign: async (plan) => signPlan(keypair, plan),
    broadcast: (tx) => translated(() => broadcast(context, tx)),
  }
}

const isDetail = (detail: unknown): detail is SvmDetail =>
  typeof detail === 'object' && detail !== null && 'expiresAt' in detail

/** Signs a plan for this family; ed25519 signs the same plan to the same bytes. @throws AppError `plan_invalid` */
function signPlan(payer: Keypair, plan: Plan): SignedTx {
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
      : refused('rpc_behind', 'The node does not have the block hash yet.', error, true)
  }
  if (/insufficient (lamports|funds)|no record of a prior credit/i.test(text))
    return refused('insufficient_gas', 'The balance does not cover amount and fee.', error, true)
  return textOf(error) === null
    ? translateError(error)
    : refused('tx_refused', 'The nodes refuse this transaction.', error)
}

const alreadyThere = (error: unknown): boolean => /already been processed/i.test(textOf(error) ?? '')

/** Sends the bytes to every endpoint; one that accepts them, or had them, is enough. */
async function broadcast(context: NodeContext, tx: SignedTx): Promise<void> {
  const bytes = base64.decode(tx.raw)
  const outcomes = await context.pool.all((connection) =>
    connection.sendRawTransaction(bytes, { preflightCommitment: 'confirmed' }),
  )
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  if (errors.length < outcomes.length || errors.some(alreadyThere)) return
  throw await refusal(context, tx, errors.find((error) => textOf(error) !== null) ?? errors[0])
}

/** Secret key formats: a key file's list of numbers, a 32-byte seed in hex, or base58 of seed or whole key. */
const readers: readonly [form: RegExp, read: (text: string) => Uint8Array][] = [
  [/^\[[\d,\s]+\]$/, (text) => Uint8Array.from(JSON.parse(text) as number[])],
  [/^(0x)?[0-9a-fA-F]{64}$/, (text) => Buffer.from(text.replace(/^0x/, ''), 'hex')],
  [/^[1-9A-HJ-NP-Za-km-z]{43,88}$/, (text) => base58.decode(text)],
]

/** Parses a secret key. @throws AppError `key_invalid`; the message never repeats the secret. */
export function keypairOf(secret: string): Keypair {
  const text = secret.trim()
  const bytes = readers.find(([form]) => form.test(text))?.[1](text)
  try {
    if (bytes?.length === 64) return Keypair.fromSecretKey(bytes)
    if (bytes?.length === 32) return Keypair.fromSeed(bytes)
  } catch {
    // Falls through: the library's own message may contain parts of the key.
  }
  throw new AppError(
    'key_invalid',
    'The payer key is not an ed25519 key: use a key file, a 32-byte seed in hex, or base58.',
    { retriable: false },
  )
}
