import type { PublicStatus } from '#core/order/status.ts'
import type { Swap } from '#core/wire/swap.ts'
import { paysAddress, type PendingTransfer } from '#src/features/shared/pending.ts'
import type { TransferPlan } from '#src/features/shared/plans.ts'

/** State of a two-step transfer, and with it what is safe to offer. */
export type PlanState =
  /** An answer of the server is missing: nothing is offered. */
  | { readonly kind: 'loading' }
  /** The swap waits for its user, or for its block. */
  | { readonly kind: 'swapping' }
  /** Nothing was swapped. */
  | { readonly kind: 'stopped' }
  /** Only the wallet can tell if the swap took place. */
  | { readonly kind: 'check_wallet' }
  /** The swapped tokens are in the wallet, and no order has sent them. `after`: why the last one did not. */
  | { readonly kind: 'ready'; readonly after: 'swap' | 'expired' | 'refunded' }
  /** An order has sent them, or still can. */
  | { readonly kind: 'bridging'; readonly orderId: string }
  /** An order may have sent them. */
  | { readonly kind: 'check_order'; readonly orderId: string }
  | { readonly kind: 'arrived'; readonly orderId: string }
  /** The user keeps the tokens. */
  | { readonly kind: 'kept' }

/** An order of the plan: its status, null while unknown, and what this browser has stored of it. */
export interface PlanOrder {
  readonly id: string
  readonly status: PublicStatus | null
  readonly stored: PendingTransfer | null
}

interface PlanFacts {
  readonly plan: Pick<TransferPlan, 'isEnded'>
  readonly swap: Pick<Swap, 'status'>
  /** The wallet may have sent a swap that the server has not seen. */
  readonly isUnsure: boolean
  readonly orders: readonly PlanOrder[]
}

export function planState({ plan, swap: { status }, isUnsure, orders }: PlanFacts): PlanState {
  if (status === 'waiting' || status === 'sent') return { kind: 'swapping' }
  if (status === 'unknown' || (status === 'expired' && isUnsure)) return { kind: 'check_wallet' }
  if (status !== 'done') return { kind: 'stopped' }
  const fates = orders.map((order) => ({ id: order.id, fate: fateOf(order) }))
  for (const kind of ['bridging', 'check_order', 'arrived'] as const) {
    const found = fates.findLast(({ fate }) => fate === kind)
    if (found) return { kind, orderId: found.id }
  }
  if (plan.isEnded) return { kind: 'kept' }
  const last = fates.at(-1)?.fate
  return { kind: 'ready', after: last === 'refunded' ? last : last ? 'expired' : 'swap' }
}

type Fate = 'bridging' | 'check_order' | 'arrived' | 'expired' | 'refunded'

const fates: Partial<Record<PublicStatus, Fate>> = { filled: 'arrived', settled: 'arrived', refunded: 'refunded' }

/** Decides if an order has sent the tokens. Only a refund, or an expiry of an order that no wallet was asked to pay, says that they are back. */
function fateOf({ status, stored }: PlanOrder): Fate {
  if (status === null) return 'check_order'
  if (status !== 'expired') return fates[status] ?? 'bridging'
  return stored && surelyUnpaid(stored) ? 'expired' : 'check_order'
}

const surelyUnpaid = (stored: PendingTransfer): boolean =>
  (stored.phase === 'ready' || stored.phase === 'failed') && stored.signature === undefined && !paysAddress(stored)

/** True if the second step would now pay out noticeably less than its user agreed to. */
export const isWorse = (now: bigint, promised: bigint): boolean => now * 1000n < promised * 995n

/** Amount of the second step: what the swap brought, its minimum where that can't be read, at most what the route takes. */
export function amountToBridge(
  { received_amount: received, min_receive_amount: least }: Pick<Swap, 'received_amount' | 'min_receive_amount'>,
  most: string,
): bigint {
  const amount = BigInt(received ?? least)
  return amount > BigInt(most) ? BigInt(most) : amount
}
