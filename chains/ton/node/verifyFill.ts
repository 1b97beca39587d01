import { toHex } from 'viem'
import type { VerifiedFill } from '#chains/contract/settlement.ts'
import { behind } from '#chains/rpc/errors.ts'
import { memoHash, orderHash, proofId } from '#chains/evm/order/hash.ts'
import { type EscrowOrder, fillModes } from '#core/order/escrowOrder.ts'
import { TON_NATIVE_SENTINEL, tonAddressRules } from '../address.ts'
import { readTxRef, writeTxRef } from '../family.ts'
import { readComment, readInternalTransfer, readJettonTransfer } from '../pay/payload.ts'
import { forwardCoinsOf, referencesIn } from '../pay/payout.ts'
import type { NodeContext } from './api/open.ts'
import { readHead } from './head.ts'
import { inclusionOf } from './history.ts'
import { jettonWalletOf } from './jettons.ts'
import { findProven } from './txStatus.ts'
import { type Trace, type Transfer, trace } from './trace.ts'

/** A request pays one order. */
const ORDINAL = 0
const is32Bytes = (hex: string): boolean => hex.length === 66

/** A payout is not older than its order, whose depositor may open it for a day at most. */
const OPEN_SECONDS = 86_400
const LOOK_BACK_SECONDS = 3 * 86_400

type Delivered = Extract<Trace, { state: 'delivered' }>

/**
 * Returns the payout of this order by that request, from proven histories; null if the request exists and does something
 * else.
 * @throws AppError `rpc_behind` while it is missing, or has not reached its recipient: that proves nothing.
 */
export async function verifyFill(
  context: NodeContext,
  order: EscrowOrder,
  text: string,
  memo: string | null,
): Promise<VerifiedFill | null> {
  if (order.dstChainId !== BigInt(context.id)) return null
  const ref = readTxRef(text)
  if (!ref || ref.lt) return null
  const head = await readHead(context)
  const seqno = Number(head.height)
  const since = order.openBy === 0 ? head.time - LOOK_BACK_SECONDS : order.openBy - OPEN_SECONDS
  const transaction = await findProven(context, ref, seqno, since)
  if (!transaction) throw behind(new Error(`${text} is not there`))
  const found = await trace(context, { account: ref.account, transaction }, seqno)
  if (found.state === 'pending') throw behind(new Error(`${text} has not reached its recipient`))
  if (found.state === 'failed' || !(await paysOrder(context, ref.account, found, order, memo))) return null
  const block = await inclusionOf(context, found.last.account, found.last.transaction, seqno)
  if (!block) throw behind(new Error(`${text} is in no block yet`))
  const txBytes = toHex(
    Buffer.concat([Buffer.from(tonAddressRules.toBytes(ref.account).slice(2), 'hex'), Buffer.from(ref.hash, 'hex')]),
  )
  return {
    txId: writeTxRef(ref),
    ordinal: ORDINAL,
    proofId: proofId(Number(context.id), txBytes, ORDINAL),
    height: block.height,
    final: true,
  }
}

/** Exact amount, that recipient, that memo or none, and this order's reference alone. */
async function paysOrder(
  context: NodeContext,
  payer: string,
  { self, transfers }: Delivered,
  order: EscrowOrder,
  memo: string | null,
): Promise<boolean> {
  const [transfer, ...more] = transfers
  const references = referencesIn(self.transaction)
  if (!transfer || more.length > 0 || references.length !== 1 || references[0] !== orderHash(order)) return false
  if (order.fillMode !== fillModes.transfer || !is32Bytes(order.recipient) || !is32Bytes(order.outputToken))
    return false
  if (order.outputAmount <= 0n) return false
  const written = writtenIn(transfer)
  if ((memo !== null && memo !== written) || memoHash(written) !== order.memoHash) return false
  const token = tonAddressRules.fromBytes(order.outputToken)
  return token === TON_NATIVE_SENTINEL
    ? paysCoins(transfer, order)
    : paysJettons(context, payer, transfer, token, order, forwardCoinsOf({ ...order, memo: written }))
}

/** Comment that the recipient gets; null if there is none. */
function writtenIn({ message, jetton }: Transfer): string | null {
  const body = message.body.beginParse()
  return jetton ? (readJettonTransfer(body)?.comment ?? null) : readComment(body)
}

function paysCoins({ message: { info, body }, jetton }: Transfer, order: EscrowOrder): boolean {
  if (jetton !== null || info.type !== 'internal' || info.bounce || info.bounced) return false
  const isPlain = body.bits.length === 0 || readComment(body.beginParse()) !== null
  const recipient = tonAddressRules.parse(info.dest.toRawString())
  return (
    isPlain &&
    recipient === tonAddressRules.fromBytes(order.recipient) &&
    info.value.coins === order.outputAmount + order.destinationGas
  )
}

/**
 * Both jetton wallets must be those that the master names for payer and recipient, and with a memo the recipient must be
 * notified: exchanges read it nowhere else.
 */
async function paysJettons(
  context: NodeContext,
  payer: string,
  { jetton }: Transfer,
  master: string,
  order: EscrowOrder,
  forwarded: bigint,
): Promise<boolean> {
  if (!jetton || ![...context.tokens.values()].some((token) => token?.master === master)) return false
  const recipient = tonAddressRules.fromBytes(order.recipient)
  const [own, theirs] = await Promise.all([
    jettonWalletOf(context, master, payer),
    jettonWalletOf(context, master, recipient),
  ])
  const { sent, received } = jetton
  if (sent.account !== own || received.account !== theirs) return false
  const mail = received.transaction.inMessage && readInternalTransfer(received.transaction.inMessage.body.beginParse())
  return (
    mail?.amount === order.outputAmount && coinsTo(received.transaction.outMessages.values(), recipient) >= forwarded
  )
}

/** Coins that a jetton wallet handed to its owner. */
function coinsTo(messages: readonly Transfer['message'][], owner: string): bigint {
  return messages.reduce((sum, { info }) => {
    if (info.type !== 'internal' || tonAddressRules.parse(info.dest.toRawString()) !== owner) return sum
    return sum + info.value.coins
  }, 0n)
}
