import type { SignedTx } from '#chains/contract/payer.ts'
import type { TxStatus } from '#chains/contract/reader.ts'
import { behind } from '#chains/rpc/errors.ts'
import { mapLimit } from '#core/async.ts'
import { type AppError, reasonOf } from '#core/errors.ts'
import type { Transaction } from '@ton/core'
import { findTransaction } from './api/transactions.ts'
import { type NodeContext, type TonApi, translateError } from './api/open.ts'
import { nameOf, succeeded } from '../transaction.ts'
import { readTxRef, type TonTxRef } from '../family.ts'
import { TIMEOUT } from '../pay/highload.ts'
import { isShardCurrent, readHead } from './head.ts'
import { inclusionOf, placeAt, walkBack } from './history.ts'
import { sendsOn, trace } from './trace.ts'

const unknown: TxStatus = { state: 'unknown', height: null, blockHash: null, final: false }
const pending: TxStatus = { ...unknown, state: 'pending' }

/** No caller needs older ones: a transaction was just sent, or reported within two days. */
const LOOK_BACK_SECONDS = 3 * 24 * 60 * 60
/** More than `SignedTx.expiresAt` adds to the timeout. */
const MARGIN_SECONDS = 900
/** Transactions of one account that a search may read. */
const MOST_SEARCHED = 50_000

/** Epoch seconds before which a message with this expiry cannot have been accepted. */
export const beginOf = (expiresAt: bigint): number => Number(expiresAt) - TIMEOUT - MARGIN_SECONDS

/** Finds the transaction with this name, if it is recent enough, as one endpoint shows it. */
export function locate(
  api: TonApi,
  { account, hash }: TonTxRef,
  since = Math.floor(Date.now() / 1000) - LOOK_BACK_SECONDS,
): Promise<Transaction | null> {
  return findTransaction(
    api,
    account,
    since,
    (transaction) => nameOf(transaction) === hash || transaction.hash().toString('hex') === hash,
  )
}

/**
 * True if the endpoint shows the transaction among the account's newest. Only a hint: others, which anyone can send, may
 * hide it.
 */
export const shows = (api: TonApi, ref: TonTxRef, since: number | undefined): Promise<boolean> =>
  locate(api, ref, since).then(
    (found) => found !== null,
    (error: unknown) => {
      if (reasonOf(error) === 'search_too_long') return false
      throw error
    },
  )

/**
 * Finds the transaction with this name in an account's proven history from a block back to a time; null proves that it
 * has none.
 * @throws AppError `rpc_behind` if the endpoints cannot show that much
 */
export async function findProven(
  context: NodeContext,
  { account, hash }: TonTxRef,
  seqno: number,
  since: number,
): Promise<Transaction | null> {
  let read = 0
  for await (const transaction of walkBack(context, account, await placeAt(context, account, seqno))) {
    if (transaction.now < since) return null
    if (nameOf(transaction) === hash || transaction.hash().toString('hex') === hash) return transaction
    if (++read > MOST_SEARCHED) throw behind(new Error(`${account} has too many transactions to search`))
  }
  return null
}

/**
 * Status of a transaction by the proven history of its account. A payout counts as mined once its recipient has it; one
 * that a jetton wallet refused has failed, though the wallet's own transaction succeeded.
 */
export async function readTxStatus(
  context: NodeContext,
  text: string,
  expiresAt: bigint | null = null,
): Promise<TxStatus> {
  const ref = readTxRef(text)
  if (!ref) return unknown
  const head = await readHead(context)
  const seqno = Number(head.height)
  const since = expiresAt === null ? head.time - LOOK_BACK_SECONDS : beginOf(expiresAt)
  const transaction = await findProven(context, ref, seqno, since)
  if (!transaction) {
    const isExpired = expiresAt !== null && BigInt(head.time) > expiresAt
    const isGone = isExpired
      ? await isShardCurrent(context, ref.account, head)
      : !(await isUnderWay(context, ref, since))
    return isGone ? unknown : pending
  }
  const step = { account: ref.account, transaction }
  if (!sendsOn(transaction)) return at(context, step, succeeded(transaction) ? 'mined' : 'failed', seqno)
  const found = await trace(context, step, seqno)
  if (found.state === 'pending') return pending
  return found.state === 'failed' ? at(context, found.at, 'failed', seqno) : at(context, found.last, 'mined', seqno)
}

/** True if a quorum shows the transaction before a masterchain block contains it. */
const isUnderWay = (context: NodeContext, ref: TonTxRef, since: number): Promise<boolean> =>
  context.pool.agree((api) => shows(api, ref, since), String)

/** Masterchain blocks are final at once, and so is everything that their state contains. */
async function at(
  context: NodeContext,
  { account, transaction }: { readonly account: string; readonly transaction: Transaction },
  state: 'mined' | 'failed',
  newest: number,
): Promise<TxStatus> {
  const block = await inclusionOf(context, account, transaction, newest)
  return block ? { state, ...block, final: true } : pending
}

const AT_ONCE = 8

export const readTxStatuses = (
  context: NodeContext,
  txs: readonly Pick<SignedTx, 'ref' | 'expiresAt'>[],
): Promise<readonly (TxStatus | AppError)[]> =>
  mapLimit(txs, AT_ONCE, ({ ref, expiresAt }) => readTxStatus(context, ref, expiresAt).catch(translateError))
