import type { NetworkNode } from '#chains/contract/node.ts'
import type { EscrowStatus } from '#chains/contract/settlement.ts'
import type { OrderState } from '#core/order/state.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
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

/** States in which the store has no deposit. */
const unseen: readonly OrderState[] = ['quoted', 'expired']
/** States that only the maker can end, although the escrow may already refund the deposit to its owner. */
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

/** State of an unfinished order by its status in the escrow. An open deposit without a payout waits to be refunded. */
const byEscrow: Record<'unseen' | 'unfinished', Partial<Record<EscrowStatus, OrderState>>> = {
  unseen: { open: 'seen', cancelled: 'refunded', refunded: 'refunded' },
  unfinished: { open: 'seen', cancelled: 'refunded', refunded: 'refunded', claimed: 'claimed' },
}

/** Returns the query to send to the escrow about an order, or null. */
function questionOf(order: Stored, now: Date): keyof typeof byEscrow | null {
  if (order.custody !== 'escrow' || order.onchainId === null) return null
  if (unseen.includes(order.state)) return order.depositHint !== null || now > order.openBy ? 'unseen' : null
  return unfinished.includes(order.state) && order.refundAfter !== null && now > order.refundAfter ? 'unfinished' : null
}

/** True if the recipient has the payout: per the filler, or per the store if the destination has no filler. */
async function isPaid(
  destination: NetworkNode | null,
  order: Stored & { onchainId: `0x${string}` },
  rows: readonly Paid[],
): Promise<boolean> {
  const filled = order.fillMode === 'contract' && destination ? await destination.isFilled?.(order.onchainId) : null
  return filled ?? rows.some((row) => row.kind === 'payout' && (row.state === 'mined' || row.state === 'final'))
}

interface EscrowTruth {
  readonly state: OrderState
  readonly chainTime: Date
  /** Time of the refund, if later than in the order's terms. */
  readonly refundAfter?: Date
}

/** Freezes of the escrow postpone a refund; before that time the contract would revert. */
async function laterRefund(
  node: Pick<NetworkNode, 'refundableAt'>,
  { escrow, escrowOrder, refundAfter }: Stored,
): Promise<Pick<EscrowTruth, 'refundAfter'>> {
  const seconds = escrow && escrowOrder && (await node.refundableAt?.(escrow, escrowOrder))
  const due = seconds ? new Date(seconds * 1000) : null
  return due && refundAfter && due > refundAfter ? { refundAfter: due } : {}
}

/**
 * Reads the escrow in case the maker is down, so that owners can refund: orders that look unused (transaction reported,
 * or past `openBy`) and unfinished ones past `refundAfter`. Null if nothing is new or a chain fails.
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
  if (!question || !node?.escrowStatus || onchainId === null || escrow === null) return null
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
