import { hex } from '@scure/base'
import type { VerifiedFill } from '#chains/contract/settlement.ts'
import { memoHash, orderHash, proofId } from '#chains/evm/order/hash.ts'
import { behind } from '#chains/rpc/errors.ts'
import { type EscrowOrder, fillModes } from '#core/order/escrowOrder.ts'
import { BITCOIN_NATIVE_SENTINEL, bitcoinAddressRules } from '../address.ts'
import { namesReference, referenceScript } from '../wallet/payment.ts'
import type { NodeContext } from './api/api.ts'
import type { BlockTransaction } from './block.ts'
import { readBlock } from './blocks.ts'
import { finalizedAt, readHeight } from './head.ts'
import { sightingOf } from './txStatus.ts'

/** A transaction pays one order. */
const ORDINAL = 0

/**
 * Returns the payout of this order by that transaction, from a block that proves itself; null if the transaction does
 * something else.
 * @throws AppError `rpc_behind` while it is in no block: that proves nothing
 */
export async function verifyFill(
  context: NodeContext,
  order: EscrowOrder,
  ref: string,
  memo: string | null,
): Promise<VerifiedFill | null> {
  if (order.dstChainId !== BigInt(context.chain.id)) return null
  const newest = await readHeight(context)
  const { block } = await sightingOf(context, ref)
  if (!block) throw behind(new Error(`${ref} is in no block`))
  const { hash, transactions } = await readBlock(context, block.height)
  const transaction = transactions.find(({ txId }) => txId === ref)
  if (hash !== block.hash || !transaction) throw behind(new Error(`${ref} left the block ${block.hash}`))
  if (memo !== null || order.memoHash !== memoHash(null) || !paysOrder(transaction, order)) return null
  return {
    txId: ref,
    ordinal: ORDINAL,
    proofId: proofId(Number(context.chain.id), `0x${ref}`, ORDINAL),
    height: block.height,
    final: block.height <= finalizedAt(context, newest),
  }
}

/** Exact amount to that script, and this order's reference alone. */
function paysOrder({ outputs }: BlockTransaction, order: EscrowOrder): boolean {
  const references = outputs.filter(namesReference)
  const [named] = references
  const wanted = hex.encode(referenceScript(hex.decode(orderHash(order).slice(2))))
  if (references.length !== 1 || !named || hex.encode(named.script) !== wanted) return false
  if (order.fillMode !== fillModes.transfer || order.outputAmount <= 0n) return false
  if (order.outputToken.toLowerCase() !== bitcoinAddressRules.toBytes(BITCOIN_NATIVE_SENTINEL)) return false
  const amount = order.outputAmount + order.destinationGas
  const recipient = order.recipient.slice(2).toLowerCase()
  return outputs.some((output) => output.amount === amount && hex.encode(output.script) === recipient)
}
