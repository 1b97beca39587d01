import type { Message, Transaction } from '@ton/core'
import { isToSelf } from '../pay/highload.ts'
import { opOf, ops, readInternalTransfer } from '../pay/payload.ts'
import { tonAddressRules } from '../address.ts'
import { succeeded } from '../transaction.ts'
import type { NodeContext, Place } from './api/open.ts'
import { placeAt, walkBack } from './history.ts'

/** A transaction with its account, canonical. */
export interface Step {
  readonly account: string
  readonly transaction: Transaction
}

/** Progress of a wallet's message to itself, up to one block. */
export type Trace =
  | { readonly state: 'pending' }
  /** `at`: the transaction that ended it without moving anything. */
  | { readonly state: 'failed'; readonly at: Step }
  /** `last`: the transaction after which it can no longer fail. */
  | { readonly state: 'delivered'; readonly self: Step; readonly last: Step; readonly transfers: readonly Transfer[] }

/** Message that the wallet sent on, with the jetton wallets' transactions that it caused; null = native coins. */
export interface Transfer {
  readonly message: Message
  readonly jetton: { readonly sent: Step; readonly received: Step } | null
}

/** True for a request to a highload wallet that makes it send messages. */
export const sendsOn = (transaction: Transaction): boolean => selfMessage(transaction) !== null

/** Logical time of the message to itself with which a highload wallet answers a request; null for other transactions. */
export function ltToSelf(transaction: Transaction): bigint | null {
  const info = selfMessage(transaction)?.info
  return info?.type === 'internal' ? info.createdLt : null
}

function selfMessage({ inMessage, outMessages }: Transaction): Message | null {
  if (inMessage?.info.type !== 'external-in') return null
  const wallet = inMessage.info.dest
  const found = outMessages
    .values()
    .find(({ info, body }) => info.type === 'internal' && info.dest.equals(wallet) && isToSelf(body.beginParse()))
  return found ?? null
}

/**
 * Follows a highload wallet's request: its message to itself, and for jettons through both jetton wallets. A message of
 * coins that cannot bounce needs no further step: the network credits every account.
 * @param seqno block up to whose state the accounts are read
 */
export async function trace(context: NodeContext, { account, transaction }: Step, seqno: number): Promise<Trace> {
  const step = { account, transaction }
  const toSelf = selfMessage(transaction)
  if (!toSelf || !isDone(transaction)) return { state: 'failed', at: step }
  const self = await arrival(context, toSelf, seqno)
  if (!self) return { state: 'pending' }
  if (!isDone(self.transaction)) return { state: 'failed', at: self }
  const transfers: Transfer[] = []
  let last = self
  for (const message of self.transaction.outMessages.values()) {
    if (message.info.type !== 'internal') continue
    if (opOf(message.body.beginParse()) !== ops.jettonTransfer) {
      transfers.push({ message, jetton: null })
      continue
    }
    const moved = await jettonSteps(context, message, seqno)
    if (moved.state !== 'delivered') return moved
    transfers.push({ message, jetton: moved })
    last = moved.received
  }
  return { state: 'delivered', self, last, transfers }
}

type JettonSteps =
  | Extract<Trace, { state: 'pending' | 'failed' }>
  | { readonly state: 'delivered'; readonly sent: Step; readonly received: Step }

/** Sender's jetton wallet, then recipient's; each of them sends the message back if it refuses it. */
async function jettonSteps(context: NodeContext, message: Message, seqno: number): Promise<JettonSteps> {
  const sent = await arrival(context, message, seqno)
  if (!sent) return { state: 'pending' }
  const onward = sent.transaction.outMessages
    .values()
    .find(({ body }) => readInternalTransfer(body.beginParse()) !== null)
  if (!isDone(sent.transaction) || !onward) return { state: 'failed', at: sent }
  const received = await arrival(context, onward, seqno)
  if (!received) return { state: 'pending' }
  return isDone(received.transaction) ? { state: 'delivered', sent, received } : { state: 'failed', at: received }
}

/** Skipped actions, too, mean that nothing was sent. */
function isDone(transaction: Transaction): boolean {
  const { description } = transaction
  return (
    succeeded(transaction) && (description.type !== 'generic' || (description.actionPhase?.skippedActions ?? 0) === 0)
  )
}

/** The transaction that received a message, in the history of its recipient up to a block; null if it has not arrived. */
async function arrival(context: NodeContext, message: Message, seqno: number): Promise<Step | null> {
  if (message.info.type !== 'internal' || message.info.dest.workChain !== 0) return null
  const { src, dest, createdLt } = message.info
  const account = tonAddressRules.parse(dest.toRawString())
  const newest: Place | 'none' = await placeAt(context, account, seqno)
  for await (const transaction of walkBack(context, account, newest)) {
    if (transaction.lt < createdLt) return null
    const { inMessage } = transaction
    if (inMessage?.info.type === 'internal' && inMessage.info.createdLt === createdLt && inMessage.info.src.equals(src))
      return { account, transaction }
  }
  return null
}
