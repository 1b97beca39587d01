import type { Transaction } from '@ton/core'
import type { PaymentQuery, PaymentSearch } from '#chains/contract/payer.ts'
import { behind } from '#chains/rpc/errors.ts'
import { tonAddressRules } from '../address.ts'
import { writeTxRef } from '../family.ts'
import { referencesIn } from '../pay/payout.ts'
import { nameOf, succeeded } from '../transaction.ts'
import type { NodeContext } from './api/open.ts'
import { isShardCurrent, readHead } from './head.ts'
import { placeAt, walkBack } from './history.ts'
import { ltToSelf, trace } from './trace.ts'

/** Transactions of the payer that a search may read. */
const MOST_SEARCHED = 100_000
const unpaid: PaymentSearch = { state: 'unpaid', disputed: null }

/**
 * Finds a payment by the reference that the payer's wallet recorded with it. The wallet's history up to a quorum's block
 * is proven by hashes, so a payment can be neither hidden nor invented, and no endpoint's word is in dispute. One that is
 * still on its way through the jetton wallets is neither paid nor unpaid.
 */
export async function findPayment(
  context: NodeContext,
  { reference, payer, since }: PaymentQuery,
): Promise<PaymentSearch> {
  const head = await readHead(context)
  // A state from before the payment can have been signed says nothing about it.
  if (head.time < since) throw behind(new Error(`the newest block is older than ${since}`))
  const seqno = Number(head.height)
  const wanted = reference.toLowerCase()
  const unpaidNow = async (): Promise<PaymentSearch> => {
    if (await isShardCurrent(context, payer, head)) return unpaid
    throw behind(new Error(`the shard of ${payer} is behind`))
  }
  /** Messages to itself that arrived: true if the wallet then made a payment with this reference. */
  const arrived = new Map<bigint, boolean>()
  let read = 0
  for await (const transaction of walkBack(context, payer, await placeAt(context, payer, seqno))) {
    if (transaction.now < since) return unpaidNow()
    if (++read > MOST_SEARCHED) throw behind(new Error(`${payer} has too many transactions to search`))
    const from = sentToSelf(transaction, payer)
    if (from !== null)
      arrived.set(from, succeeded(transaction) && referencesIn(transaction).some((found) => found === wanted))
    const toSelf = ltToSelf(transaction)
    if (toSelf === null) continue
    const pays = arrived.get(toSelf)
    // Its reference shows only once the wallet has received its own message.
    if (pays === undefined) throw behind(new Error('a payment is on its way'))
    if (!pays) continue
    const found = await trace(context, { account: payer, transaction }, seqno)
    if (found.state === 'pending') throw behind(new Error('a payment with this reference is on its way'))
    if (found.state === 'delivered')
      return { state: 'paid', ref: writeTxRef({ account: payer, hash: nameOf(transaction) }), final: true }
  }
  return unpaidNow()
}

/** Logical time of the message by which a wallet called itself; null for any other transaction. */
function sentToSelf({ inMessage }: Transaction, account: string): bigint | null {
  if (inMessage?.info.type !== 'internal' || inMessage.info.src.workChain !== 0) return null
  const { src, createdLt } = inMessage.info
  return tonAddressRules.parse(src.toRawString()) === account ? createdLt : null
}
