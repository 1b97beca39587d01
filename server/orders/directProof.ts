import type { Moved } from '#chains/contract/reader.ts'
import { AppError } from '#core/errors.ts'
import type { ExternalProgress, ExternalRow } from '#store/orders/external.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { EndReason, ExternalStatus } from '../providers/provider.ts'
import { type EndReads, type Read, wholeKey } from './endProof.ts'

/** A block may be dated earlier than the moment in which its transaction was signed, and clocks differ. */
const SKEW_MS = 15_000

export interface DirectReads extends EndReads {
  /** True if an earlier order for the same payment, still unpaid, names the same transaction. */
  isNamedEarlier(order: OrderRow, txId: string): Promise<boolean>
}

interface Context {
  readonly order: OrderRow
  readonly row: ExternalRow
  readonly now: Date
}

interface DirectProof {
  readonly status: ExternalStatus
  readonly progress: Partial<ExternalProgress>
}

/** Payment that its network shows. */
interface Payment {
  readonly at: Date
  readonly key: string
}

/**
 * Judges the transaction that a wallet reports for a direct payment. The report proves nothing: a quorum of the network's endpoints has to
 * show that the order's sender moved exactly its amount to the recipient, after the order was made, by a transfer that ended no other
 * order. Any other transaction leaves the order to be paid until its time is over.
 * @throws AppError `rpc_unreachable` while the network can't be read, since nothing follows from that
 */
export async function proveDirect(reads: DirectReads, context: Context, txId: string | null): Promise<DirectProof> {
  const { order, now } = context
  if (txId === null) return { status: 'waiting', progress: { reason: null } }
  const found = await paymentOf(reads, order, txId)
  if (found === 'payment_unseen') return { status: 'waiting', progress: { reason: now > order.openBy ? found : null } }
  // Another transaction can still be named, while a rejected one is the end.
  if (typeof found === 'string')
    return { status: found === 'payment_failed' ? 'rejected' : 'waiting', progress: { reason: found } }
  return {
    status: 'filled',
    progress: {
      depositTx: txId,
      depositAt: found.at,
      payoutTx: txId,
      payoutKey: found.key,
      receivedAsset: order.toAsset,
      receivedAmount: order.receiveAmount,
      isReceivedVerified: true,
      reason: null,
    },
  }
}

/** Finds the order's payment in a transaction, or the reason why it has none. */
async function paymentOf(reads: DirectReads, order: OrderRow, txId: string): Promise<Payment | EndReason> {
  const { moved, takenKeys, isNamedEarlier } = reads
  const { toAsset: asset, recipient, fromAddress, receiveAmount, createdAt } = order
  const [paid, taken] = await Promise.all(
    [recipient, fromAddress].map(async (account) => shown(await moved({ asset, account, txId }))),
  )
  if (!paid || !taken) return 'payment_unseen'
  if (paid.isFailed || taken.isFailed) return 'payment_failed'
  if (paid.at.getTime() < createdAt.getTime() - SKEW_MS) return 'payment_other'
  const whole = wholeKey({ asset, account: recipient }, txId)
  const keys = transfersOf(paid, taken, { amount: receiveAmount, sender: fromAddress, whole })
  const used = await takenKeys([whole, ...keys])
  const key = used.includes(whole) ? undefined : keys.find((one) => !used.includes(one))
  // Anyone can see a payment and name it for an order of their own, but makes that order after the payer's.
  if (key === undefined || (await isNamedEarlier(order, txId))) return 'payment_other'
  return { at: paid.at, key }
}

/**
 * Keys of the transfers of exactly this amount from the sender to the recipient. Of a token its events name both, so that contract wallets
 * and batches count. Coins that a contract moves are in no event: only a transaction from the sender to the recipient counts.
 */
function transfersOf(
  paid: Moved,
  taken: Moved,
  { amount, sender, whole }: { readonly amount: bigint; readonly sender: string; readonly whole: string },
): readonly string[] {
  if (paid.arrivals)
    return paid.arrivals
      .filter((one) => one.from === sender && one.amount === amount)
      .map(({ position }) => `${whole} ${position}`)
  return paid.amount === amount && taken.amount === -amount ? [whole] : []
}

function shown(read: Read<Moved>): Moved | null {
  if (read !== 'unread' && read !== 'unreadable') return read
  throw new AppError('rpc_unreachable', 'The payment can’t be read on its network now.', { retriable: true })
}
