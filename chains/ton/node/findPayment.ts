import type { Transaction } from '@ton/core'
import type { PaymentQuery, PaymentSearch } from '#chains/contract.ts'
import { behind } from '#chains/rpc/errors.ts'
import { tonAddressRules } from '../address.ts'
import { writeTxRef } from '../family.ts'
import { referencesIn } from '../pay/payout.ts'
import { nameOf, succeeded } from '../transaction.ts'
import type { NodeContext } from './api/open.ts'
import { readHead } from './head.ts'
import { placeAt, walkBack } from './history.ts'
import { trace } from './trace.ts'

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
  const { height } = await readHead(context)
  const seqno = Number(height)
  const wanted = reference.toLowerCase()
  /** Messages to itself by which the wallet made payments with this reference. */
  const selfMessages = new Set<bigint>()
  let read = 0
  for await (const transaction of walkBack(context, payer, await placeAt(context, payer, seqno))) {
    if (transaction.now < since) return unpaid
    if (++read > MOST_SEARCHED) throw behind(new Error(`${payer} has too many transactions to search`))
    const from = sentToSelf(transaction, payer)
    if (from !== null && succeeded(transaction) && referencesIn(transaction).some((found) => found === wanted))
      selfMessages.add(from)
    if (!sends(transaction, selfMessages)) continue
    const found = await trace(context, { account: payer, transaction }, seqno)
    if (found.state === 'pending') throw behind(new Error('a payment with this reference is on its way'))
    if (found.state === 'delivered')
      return { state: 'paid', ref: writeTxRef({ account: payer, hash: nameOf(transaction) }), final: true }
  }
  return unpaid
}

/** Logical time of the message by which a wallet called itself; null for any other transaction. */
function sentToSelf({ inMessage }: Transaction, account: string): bigint | null {
  if (inMessage?.info.type !== 'internal' || inMessage.info.src.workChain !== 0) return null
  const { src, createdLt } = inMessage.info
  return tonAddressRules.parse(src.toRawString()) === account ? createdLt : null
}

/** True for the request whose message to the wallet itself is one of these. */
const sends = ({ inMessage, outMessages }: Transaction, messages: ReadonlySet<bigint>): boolean =>
  inMessage?.info.type === 'external-in' &&
  outMessages.values().some(({ info }) => info.type === 'internal' && messages.has(info.createdLt))
