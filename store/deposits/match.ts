import type { ObservedDeposit } from '#chains/contract.ts'
import { orderIdIn } from '#core/order/depositMemo.ts'
import type { StoredOrder } from '../orders/rows.ts'

/** Reasons to set a deposit aside on arrival. The maker adds its own later (amount, dust, …). */
export type ArrivalException = 'unmatched' | 'wrong_asset' | 'second' | 'late'

export interface Match {
  /** True if this deposit moves the order. */
  leads: boolean
  exception: ArrivalException | null
}

/** The order's key in a memo or contract event; null if it names none. */
export function orderKey({ binding }: ObservedDeposit): { onchainId: `0x${string}` } | { orderId: string } | null {
  if (binding.kind === 'escrow') return { onchainId: binding.onchainId }
  const orderId = orderIdIn(binding.memo ?? '')
  return orderId === null ? null : { orderId }
}

/**
 * Memos are free text: they count only for orders that expect a plain transfer on that chain. An order's hash doesn't
 * include the escrow, so the same order in another escrow is another deposit.
 */
export function belongs({ chainId, binding }: ObservedDeposit, order: StoredOrder): boolean {
  if (order.fromChain !== chainId) return false
  return binding.kind === 'escrow'
    ? order.custody === 'escrow' && order.escrow === binding.escrow
    : order.custody === 'maker'
}

/** Decides a deposit's role in its order. `hasLeader`: another deposit on the chain already moves this order. */
export function matchDeposit(observed: ObservedDeposit, order: StoredOrder | null, hasLeader: boolean): Match {
  if (!order) return { leads: false, exception: 'unmatched' }
  // Dust of another asset with a stranger's memo must not take the place of the real deposit.
  if (observed.asset !== order.fromAsset) return { leads: false, exception: 'wrong_asset' }
  if (hasLeader) return { leads: false, exception: 'second' }
  // The escrow refuses to open late, but a plain transfer can arrive at any time.
  const late = order.custody === 'maker' && (order.state === 'expired' || order.state === 'failed')
  return { leads: true, exception: late ? 'late' : null }
}
