import { hex } from '@scure/base'
import type { PaymentQuery, PaymentSearch } from '#chains/contract/payer.ts'
import { behind } from '#chains/rpc/errors.ts'
import { readBitcoin, scriptOf } from '../address.ts'
import { referenceScript } from '../wallet/payment.ts'
import type { NodeContext } from './api/api.ts'
import type { BlockTransaction } from './block.ts'
import { readTransaction, walkBack } from './blocks.ts'
import { finalizedAt, highestAgreed } from './head.ts'

/** A block's time may precede that of a block before it by this much, and the clock by as much again. */
const SKEW_SECONDS = 7_200
/** Blocks in a row that are too old: more than half of the window whose median bounds a block's time. */
const TOO_OLD = 7
/** Blocks that a search may read: about a month. */
const MOST_SEARCHED = 4_500

/**
 * Finds a payment by its reference in blocks since then. Blocks prove themselves, so a payment can be neither hidden nor
 * invented; it counts if it spends a coin of the payer, which only our key can. Mempools prove nothing and are not read.
 */
export async function findPayment(
  context: NodeContext,
  { reference, payer, since }: PaymentQuery,
): Promise<PaymentSearch> {
  const newest = await highestAgreed(context)
  const name = hex.encode(referenceScript(hex.decode(reference.slice(2).toLowerCase())))
  const own = hex.encode(scriptOf(readBitcoin(payer)))
  let tooOld = 0
  let read = 0
  for await (const { height, time, named } of walkBack(context, newest)) {
    for (const transaction of named.get(name) ?? [])
      if (await isSpentBy(context, transaction, own))
        return { state: 'paid', ref: transaction.txId, final: height <= finalizedAt(context, newest) }
    tooOld = time < since - SKEW_SECONDS ? tooOld + 1 : 0
    if (tooOld >= TOO_OLD) break
    if (++read > MOST_SEARCHED) throw behind(new Error(`${payer} has too many blocks to search`))
  }
  return { state: 'unpaid', disputed: null }
}

/** True if the first coin that the transaction spends is the script's. All coins of our payments have one script. */
export async function isSpentBy(
  context: NodeContext,
  { inputs: [first] }: BlockTransaction,
  script: string,
): Promise<boolean> {
  if (!first) return false
  const created = await readTransaction(context, first.txId)
  // Its spender is in a block, so it exists.
  if (!created) throw behind(new Error(`transaction ${first.txId} is spent and missing`))
  const output = created.outputs[first.index]
  return output !== undefined && hex.encode(output.script) === script
}
