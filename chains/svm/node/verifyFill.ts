import { base58 } from '@scure/base'
import { encodeAbiParameters, keccak256, toHex } from 'viem'
import type { VerifiedFill } from '#chains/contract/settlement.ts'
import { behind } from '#chains/rpc/errors.ts'
import { memoHash, orderHash } from '#chains/evm/order/hash.ts'
import { type EscrowOrder, fillModes } from '#core/order/escrowOrder.ts'
import { isOrderId } from '#core/order/id.ts'
import { SVM_NATIVE_SENTINEL, svmAddressRules } from '../address.ts'
import { tokenAddress } from '../instructions.ts'
import { type NodeContext, publicKey } from './context.ts'
import { readFinalized } from './head.ts'
import { type Landed, readLanded } from './history.ts'

/** On SVM networks a transaction proves only one payment, whatever it names. */
const ORDINAL = 0
const proofFields = [{ type: 'uint256' }, { type: 'bytes' }, { type: 'uint256' }] as const
const is32Bytes = (hex: string): boolean => hex.length === 66

const coinsReceived = (tx: Landed, who: string): bigint => tx.lamports[tx.keys.indexOf(who)] ?? 0n

function tokensReceived(tx: Landed, who: string, mint: string): bigint {
  const account = tokenAddress(publicKey(who), publicKey(mint)).toBase58()
  const changes = tx.tokens.filter(
    (change) => change.mint === mint && change.owner === who && tx.keys[change.index] === account,
  )
  return changes.reduce((sum, { delta }) => sum + delta, 0n)
}

function isPaid(tx: Landed, order: EscrowOrder): boolean {
  const recipient = svmAddressRules.fromBytes(order.recipient)
  const token = svmAddressRules.fromBytes(order.outputToken)
  if (token === SVM_NATIVE_SENTINEL) return coinsReceived(tx, recipient) === order.outputAmount + order.destinationGas
  return (
    tokensReceived(tx, recipient, token) === order.outputAmount && coinsReceived(tx, recipient) >= order.destinationGas
  )
}

/**
 * An order's id in the memo names it. An exchange's memo, if any, is the same for many orders: then the order's hash is
 * in the reference account.
 */
const namesOrder = (tx: Landed, order: EscrowOrder, written: string | null): boolean =>
  (written !== null && isOrderId(written)) || tx.keys.includes(svmAddressRules.fromBytes(orderHash(order)))

/**
 * True if the transaction is the payout that the order binds to: exact amount, that recipient, that memo or none, and
 * no other. Pure.
 */
export function paysOrder(tx: Landed, order: EscrowOrder, memo: string | null): boolean {
  const [written = null, ...more] = tx.memos
  if (tx.failed || more.length > 0 || (memo !== null && memo !== written)) return false
  if (order.fillMode !== fillModes.transfer || !is32Bytes(order.recipient) || !is32Bytes(order.outputToken))
    return false
  return (
    order.outputAmount > 0n &&
    memoHash(written) === order.memoHash &&
    namesOrder(tx, order, written) &&
    isPaid(tx, order)
  )
}

/**
 * Returns the payout of this order in that transaction, seen by a quorum; null if the transaction exists and does something
 * else.
 * @throws AppError `rpc_behind` while it is missing: nodes know of a final transaction before they can show its
 * content.
 */
export async function verifyFill(
  context: NodeContext,
  order: EscrowOrder,
  ref: string,
  memo: string | null,
): Promise<VerifiedFill | null> {
  if (order.dstChainId !== BigInt(context.id)) return null
  // Finality is read first: a slot that is replaced between the requests must not look like one below it.
  const finalized = await readFinalized(context)
  const tx = await context.pool.agree(
    (connection) => readLanded(connection, ref),
    (found) => JSON.stringify(found, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
  )
  if (tx?.signature !== ref) throw behind(new Error(`${ref} is not there`))
  if (!paysOrder(tx, order, memo)) return null
  const height = BigInt(tx.slot)
  const txBytes = toHex(base58.decode(tx.signature))
  const proofId = keccak256(encodeAbiParameters(proofFields, [BigInt(context.id), txBytes, BigInt(ORDINAL)]))
  return { txId: tx.signature, ordinal: ORDINAL, proofId, height, final: height <= finalized }
}
