import type { ObservedDeposit } from '#chains/contract.ts'
import { orderIdIn } from '#core/order/depositMemo.ts'
import type { StoredOrder } from './orderRow.ts'

/** Why a deposit is set aside on arrival. The maker adds reasons of its own later (amount, dust, …). */
export type ArrivalException = 'unmatched' | 'wrong_asset' | 'second' | 'late'

export interface Match {
  /** Whether this deposit moves the order. */
  leads: boolean
  exception: ArrivalException | null
}

/** What a memo or a contract event says about its order, or null where it names none. */
export function orderKey({ binding }: ObservedDeposit): { onchainId: `0x${string}` } | { orderId: string } | null {
  if (binding.kind === 'escrow') return { onchainId: binding.onchainId }
  const orderId = orderIdIn(binding.memo ?? '')
  return orderId === null ? null : { orderId }
}

/**
 * A memo is free text: it counts only for an order that expects a plain transfer on that very chain. The hash of an order names no escrow, so
 * that the same order in another escrow is another deposit.
 */
export function belongs({ chainId, binding }: ObservedDeposit, order: StoredOrder): boolean {
  if (order.fromChain !== chainId) return false
  return binding.kind === 'escrow'
    ? order.custody === 'escrow' && order.escrow === binding.escrow
    : order.custody === 'maker'
}

/** Decides the part of a deposit in its order. `hasLeader`: another deposit, still on the chain, moves this order already. */
export function matchDeposit(observed: ObservedDeposit, order: StoredOrder | null, hasLeader: boolean): Match {
  if (!order) return { leads: false, exception: 'unmatched' }
  // A few units of something else with a stranger's memo must not take the place of the real deposit.
  if (observed.asset !== order.fromAsset) return { leads: false, exception: 'wrong_asset' }
  if (hasLeader) return { leads: false, exception: 'second' }
  // The escrow itself refuses to open late; a plain transfer can arrive whenever it likes.
  const late = order.custody === 'maker' && (order.state === 'expired' || order.state === 'failed')
  return { leads: true, exception: late ? 'late' : null }
}
