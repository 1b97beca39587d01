import type { ChainNode, EscrowStatus } from '#chains/contract.ts'
import type { OrderState } from '#core/order/state.ts'
import type { DisbursementRow } from '#store/contract/disbursementRow.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import type { ServerDeps } from '../deps.ts'

type Stored = Pick<
  OrderRow,
  | 'state'
  | 'custody'
  | 'fillMode'
  | 'onchainId'
  | 'escrow'
  | 'escrowOrder'
  | 'openBy'
  | 'refundAfter'
  | 'fromChain'
  | 'toChain'
  | 'depositHint'
>
type Paid = Pick<DisbursementRow, 'kind' | 'state'>

/** States in which the store says that nothing was deposited. */
const unseen: readonly OrderState[] = ['quoted', 'expired']
/** States that only the maker can lead out of, although the escrow may already pay the deposit back to anyone who asks. */
const unfinished: readonly OrderState[] = [
  'seen',
  'confirmed',
  'validated',
  'reserved',
  'intent',
  'broadcast',
  'mined',
  'refund_intent',
  'incident',
  'held',
]

/** What the escrow's word makes of an order that the maker did not finish. A deposit that is still there waits for its owner like any other. */
const byEscrow: Record<'unseen' | 'unfinished', Partial<Record<EscrowStatus, OrderState>>> = {
  unseen: { open: 'seen', cancelled: 'refunded', refunded: 'refunded' },
  unfinished: { open: 'seen', cancelled: 'refunded', refunded: 'refunded', claimed: 'claimed' },
}

/** Which question the escrow is asked about an order, if any. */
function questionOf(order: Stored, now: Date): keyof typeof byEscrow | null {
  if (order.custody !== 'escrow' || order.onchainId === null) return null
  if (unseen.includes(order.state)) return order.depositHint !== null || now > order.openBy ? 'unseen' : null
  return unfinished.includes(order.state) && order.refundAfter !== null && now > order.refundAfter ? 'unfinished' : null
}

/** Whether the recipient has the payout: the filler tells, the store where the destination has none. */
async function isPaid(
  destination: ChainNode | null,
  order: Stored & { onchainId: `0x${string}` },
  rows: readonly Paid[],
): Promise<boolean> {
  const filled = order.fillMode === 'contract' && destination ? await destination.isFilled(order.onchainId) : null
  return filled ?? rows.some((row) => row.kind === 'payout' && (row.state === 'mined' || row.state === 'final'))
}

interface EscrowTruth {
  readonly state: OrderState
  readonly chainTime: Date
  /** When the escrow refunds the order, where that is later than its terms say. */
  readonly refundAfter?: Date
}

/** Freezes of the escrow put a refund off; before that time the contract would refuse it. */
async function laterRefund(
  node: ChainNode,
  { escrow, escrowOrder, refundAfter }: Stored,
): Promise<Pick<EscrowTruth, 'refundAfter'>> {
  const seconds = escrow && escrowOrder && (await node.refundableAt?.(escrow, escrowOrder))
  const due = seconds ? new Date(seconds * 1000) : null
  return due && refundAfter && due > refundAfter ? { refundAfter: due } : {}
}

/**
 * Deposits and endings are recorded by the maker. When it is gone, the contract still has the money and its owner must find the way back, so the
 * escrow itself is asked about an order that looks unused although its wallet reported a transaction, or after its opening time; and past
 * `refundAfter` about every order that is not finished. A deposit whose payout arrived is not offered back. Null: nothing else is known, or a
 * chain cannot be reached.
 */
export async function escrowTruth(
  { chains }: Pick<ServerDeps, 'chains'>,
  order: Stored,
  rows: readonly Paid[],
  now: Date,
): Promise<EscrowTruth | null> {
  const { onchainId, escrow } = order
  const question = questionOf(order, now)
  const node = question && chains(order.fromChain)
  if (!question || !node || onchainId === null || escrow === null) return null
  try {
    const [status, head] = await Promise.all([node.escrowStatus(escrow, onchainId), node.head()])
    const state = status === null ? undefined : byEscrow[question][status]
    if (state === undefined) return null
    const chainTime = new Date(head.time * 1000)
    if (state !== 'seen') return { state, chainTime }
    const delayed = await laterRefund(node, order)
    if (question === 'unseen') return { state, chainTime, ...delayed }
    return (await isPaid(chains(order.toChain), { ...order, onchainId }, rows))
      ? { state: order.state === 'incident' ? 'incident' : 'mined', chainTime, ...delayed }
      : { state, chainTime, ...delayed }
  } catch {
    return null
  }
}
