import type { EscrowStatus } from '#chains/contract.ts'
import type { OrderState } from '#core/order/state.ts'
import type { OrderRow } from '#store/contract.ts'
import type { ServerDeps } from '../deps.ts'

/** States in which the store says that nothing was deposited. */
const unseen: readonly OrderState[] = ['quoted', 'expired']

/** What an order is in truth when the escrow says this while no maker has recorded anything. */
const byEscrow: Partial<Record<EscrowStatus, OrderState>> = { open: 'seen', cancelled: 'refunded', refunded: 'refunded' }

/**
 * Deposits are recorded by the maker. When it is gone, the contract still has the money and its owner must still find the way back, so an order
 * that looks unused although its wallet reported a transaction, or after its opening time, is looked up in the escrow itself. Null: nothing else is known, or the chain cannot be reached.
 */
export async function withoutMaker(
  { chains }: Pick<ServerDeps, 'chains'>,
  order: Pick<OrderRow, 'state' | 'custody' | 'onchainId' | 'openBy' | 'fromChain' | 'depositHint'>,
  now: Date,
): Promise<{ state: OrderState; chainTime: Date } | null> {
  if (order.custody !== 'escrow' || order.onchainId === null || !unseen.includes(order.state)) return null
  if (order.depositHint === null && now <= order.openBy) return null
  const node = chains(order.fromChain)
  if (!node) return null
  try {
    const [status, head] = await Promise.all([node.escrowStatus(order.onchainId), node.head()])
    const state = status === null ? undefined : byEscrow[status]
    return state === undefined ? null : { state, chainTime: new Date(head.time * 1000) }
  } catch {
    return null
  }
}
