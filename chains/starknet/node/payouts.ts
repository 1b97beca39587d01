import type { AccountCall } from '#chains/contract/callReads.ts'
import type { VerifiedFill } from '#chains/contract/settlement.ts'
import { memoHash, orderHash, proofId } from '#chains/evm/order/hash.ts'
import { behind } from '#chains/rpc/errors.ts'
import { type EscrowOrder, fillModes } from '#core/order/escrowOrder.ts'
import { starknetAddressRules } from '../address.ts'
import { starknet } from '../family.ts'
import { hexOf } from '../invoke.ts'
import { readBlock } from './blocks.ts'
import { short } from './calls.ts'
import {
  type Executed,
  headOf,
  keyOf,
  type NodeContext,
  readExecuted,
  tokenNumbers,
  transfersIn,
} from './transactions.ts'

/** Marks above the two halves of a reference: "cwp1" and "cwp2". */
const marks = [0x63777031n, 0x63777032n] as const
const HALF = 128n
const LOW = (1n << HALF) - 1n

export interface PayoutTerms {
  /** Canonical contract of the paid token, Ether's for the native coin. */
  readonly token: string
  readonly amount: bigint
  readonly recipient: string
  readonly destinationGas: bigint
  /** 32 bytes that name the order, or a refund; null if it names none. */
  readonly reference: `0x${string}` | null
}

const transferOf = (token: string, recipient: string, amount: bigint): AccountCall => ({
  contract: token,
  selector: tokenNumbers.transfer,
  args: [short(recipient), hexOf(amount & LOW), hexOf(amount >> HALF)],
})

/**
 * Calls of one payment, all or none: the transfer, Ether on top if the order carries some, then two reads of the token whose
 * arguments are the reference. Reads change nothing, and a reference does not fit into one number.
 */
export function payoutCalls({ token, amount, recipient, destinationGas, reference }: PayoutTerms): AccountCall[] {
  const ether = starknetAddressRules.nativeSentinel
  const isCoin = token === ether
  return [
    transferOf(token, recipient, isCoin ? amount + destinationGas : amount),
    ...(isCoin || destinationGas === 0n ? [] : [transferOf(ether, recipient, destinationGas)]),
    ...(reference === null ? [] : carriersOf(token, BigInt(reference))),
  ]
}

const carriersOf = (contract: string, reference: bigint): AccountCall[] =>
  [reference >> HALF, reference & LOW].map((half, at) => ({
    contract,
    selector: tokenNumbers.balance_of,
    args: [hexOf(((marks[at] ?? 0n) << HALF) + half)],
  }))

/** References that calls carry, as 0x-hex. */
export function referencesIn(calls: readonly AccountCall[]): `0x${string}`[] {
  const numbers = calls.map(({ selector, args }) =>
    selector === tokenNumbers.balance_of && args.length === 1 ? BigInt(args[0] ?? 0) : 0n,
  )
  return numbers.flatMap((first, at) => {
    const second = numbers[at + 1] ?? 0n
    if (first >> HALF !== marks[0] || second >> HALF !== marks[1]) return []
    return [`0x${(((first & LOW) << HALF) + (second & LOW)).toString(16).padStart(64, '0')}`] as const
  })
}

/** A transaction pays one order. */
const ORDINAL = 0
const is32Bytes = (hex: string): boolean => hex.length === 66

/**
 * Returns the payout of this order in that transaction, as a quorum has it in a canonical block; null if the transaction
 * exists and does something else.
 * @throws AppError `rpc_behind` while it is missing: that proves nothing.
 */
export async function verifyFill(
  context: NodeContext,
  order: EscrowOrder,
  ref: string,
  memo: string | null,
): Promise<VerifiedFill | null> {
  const { chain, pool } = context
  const hash = starknet.txRef(ref)
  if (order.dstChainId !== BigInt(chain.id) || hash === null) return null
  // Finality is read first: a block that is replaced between the requests must not look like one below it.
  const { finalized } = await headOf(context)
  const executed = await readExecuted(context, hash)
  if (!executed) throw behind(new Error(`${ref} is in no block`))
  const { height, blockHash } = executed
  if ((await readBlock(pool, height)).hash !== blockHash) throw behind(new Error(`the block of ${ref} moved`))
  if (!paysOrder(context, executed, order, memo)) return null
  const proof = proofId(Number(chain.id), hash as `0x${string}`, ORDINAL)
  return { txId: hash, ordinal: ORDINAL, proofId: proof, height, final: height <= finalized }
}

/** Exactly the calls of this order's payout, and the word of each token that it moved the amount. */
function paysOrder(
  { tokens }: NodeContext,
  { succeeded, signed, events }: Executed,
  order: EscrowOrder,
  memo: string | null,
): boolean {
  if (!succeeded || signed === null || memo !== null || order.memoHash !== memoHash(null)) return false
  if (order.fillMode !== fillModes.transfer || order.outputAmount <= 0n) return false
  if (!is32Bytes(order.recipient) || !is32Bytes(order.outputToken)) return false
  // Neither names an address of this network, or the row was changed.
  const [token, recipient] = [order.outputToken, order.recipient].map((bytes) => bytes.toLowerCase()) as [
    string,
    string,
  ]
  if (!tokens.has(token)) return false
  const { destinationGas, outputAmount: amount } = order
  const calls = payoutCalls({ token, amount, recipient, destinationGas, reference: orderHash(order) })
  const ether = starknetAddressRules.nativeSentinel
  const isCoin = token === ether
  const wanted = [
    { token, amount: isCoin ? amount + destinationGas : amount },
    ...(isCoin || destinationGas === 0n ? [] : [{ token: ether, amount: destinationGas }]),
  ]
  const moved = transfersIn(events).filter(({ from, to }) => from === signed.sender && to === recipient)
  return (
    keyOf(signed.calls) === keyOf(calls) &&
    wanted.every((each) => moved.some((one) => one.token === each.token && one.amount === each.amount))
  )
}
