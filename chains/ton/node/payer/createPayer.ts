import { beginCell, external, storeMessage } from '@ton/core'
import type { Payer, Plan, SignedTx } from '#chains/contract/payer.ts'
import { shared } from '#chains/rpc/sharedReads.ts'
import { derived } from '#chains/rpc/votes.ts'
import { AppError } from '#core/errors.ts'
import { tonAddressRules } from '../../address.ts'
import { readTxRef, writeTxRef } from '../../family.ts'
import {
  type HighloadWallet,
  highloadWallet,
  messageToSelf,
  type PayerKey,
  payerKey,
  signedRequest,
} from '../../pay/highload.ts'
import { hashOfBoc } from '../../transaction.ts'
import { readGasPrice } from '../api/blocks.ts'
import { exitCodeOf, isRefusedMessage, type NodeContext, translated, translateError } from '../api/open.ts'
import { readHead } from '../head.ts'
import { beginOf, shows } from '../txStatus.ts'
import { expiryOf, planPayout, type Surroundings, type TonDetail } from './plan.ts'

/** Milliseconds for which an answer serves further plans. Prices change only by a vote of the network. */
const TIME_MS = 1_000
const PRICE_MS = 60_000

/**
 * The maker's highload wallet. The tx slot chooses its query id, which the wallet accepts once; a message that was not
 * accepted expires by its own time.
 * @throws AppError `key_invalid`
 */
export function createPayer(context: NodeContext, secret: string): Payer {
  const key = payerKey(secret)
  const wallet = highloadWallet(key.publicKey)
  const surroundings: Surroundings = {
    gasPrice: shared(PRICE_MS, () => context.pool.agree(readGasPrice, String)),
    time: shared(TIME_MS, async () => derived((await readHead(context)).time)),
  }
  return {
    address: tonAddressRules.parse(wallet.address.toRawString()),
    plan: (action, _attempt, previous) => translated(() => planPayout(context, wallet, surroundings, action, previous)),
    sign: async (plan, slot) => signPlan(key, wallet, plan, slot),
    broadcast: (tx) => translated(() => broadcast(context, tx)),
  }
}

const isDetail = (detail: unknown): detail is TonDetail =>
  typeof detail === 'object' && detail !== null && 'selfCoins' in detail

/** Signs a plan for this family. @throws AppError `plan_invalid` */
function signPlan(key: PayerKey, wallet: HighloadWallet, { detail, feeCap }: Plan, slot: bigint): SignedTx {
  if (!isDetail(detail))
    throw new AppError('plan_invalid', 'The plan was not made by this network.', { retriable: false })
  const { messages, selfCoins, createdAt, deploys } = detail
  const message = messageToSelf(wallet.address, { messages, selfCoins }, slot)
  const body = signedRequest(key, { message, slot, createdAt })
  const request = external({ to: wallet.address, body, ...(deploys ? { init: wallet.init } : {}) })
  const raw = beginCell().store(storeMessage(request)).endCell().toBoc().toString('base64')
  const account = tonAddressRules.parse(wallet.address.toRawString())
  return {
    ref: writeTxRef({ account, hash: hashOfBoc(raw) ?? '' }),
    raw,
    feeCap,
    expiresAt: expiryOf(createdAt),
  }
}

const refused = (reason: string, message: string, cause: unknown, retriable = false): AppError =>
  new AppError(reason, message, { status: retriable ? 502 : 409, retriable, cause })

/** Exit codes of the wallet's contract. */
const INVALID_TIME = 35
const ALREADY_EXECUTED = 36

/** Sends the bytes to every endpoint; one that accepts them, or whose wallet has executed them, is enough. */
async function broadcast(context: NodeContext, tx: SignedTx): Promise<void> {
  const outcomes = await context.pool.all((api) => api.call('sendBoc', { boc: tx.raw }))
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  if (errors.length < outcomes.length) return
  const refusal = errors.find(isRefusedMessage)
  if (refusal === undefined) throw translateError(errors[0])
  if (await isShown(context, tx)) return
  throw await meaningOf(context, tx, refusal)
}

/** True if an endpoint has it; the proof of it comes with its block. */
async function isShown(context: NodeContext, { ref, expiresAt }: SignedTx): Promise<boolean> {
  const name = readTxRef(ref)
  const since = expiresAt === null ? undefined : beginOf(expiresAt)
  return name !== null && context.pool.first((api) => shows(api, name, since))
}

async function meaningOf(context: NodeContext, tx: SignedTx, refusal: unknown): Promise<AppError> {
  const code = exitCodeOf(refusal)
  if (code === INVALID_TIME) {
    // A node that lags does not know the time either: only the chain proves the expiry.
    const expired = tx.expiresAt !== null && BigInt((await readHead(context)).time) > tx.expiresAt
    return expired
      ? refused('tx_expired', 'The message can never be accepted any more.', refusal)
      : refused('rpc_behind', 'The node does not accept the message at its time.', refusal, true)
  }
  // Just executed, by this message or another one: its block is not there yet.
  if (code === ALREADY_EXECUTED) return refused('rpc_behind', 'The wallet has used this query id.', refusal, true)
  return refused('tx_refused', 'The wallet refuses this message.', refusal)
}
