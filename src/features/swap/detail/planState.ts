import type { PublicStatus } from '#core/order/status.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import type { Order } from '#core/wire/order.ts'
import type { Swap } from '#core/wire/swap.ts'
import { receivedAmount } from '#src/features/orders/detail/orderNames.ts'
import { paysAddress, type PendingTransfer } from '#src/features/shared/pending.ts'
import type { ArrivalPlan, TransferPlan } from '#src/features/shared/plans.ts'

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

/** True if no wallet was asked to pay. */
export const surelyUnpaid = (stored: PendingTransfer): boolean =>
  (stored.phase === 'ready' || stored.phase === 'failed') && stored.signature === undefined && !paysAddress(stored)

/** State of a transfer that ends with a swap, and with it what is safe to offer. */
export type ArrivalState =
  | { readonly kind: 'loading' }
  /** The order may still arrive. */
  | { readonly kind: 'bridging' }
  /** The order has ended without a payout. */
  | { readonly kind: 'stopped' }
  /** The payout is in the wallet, and no swap has spent it. `after`: what ended last. */
  | { readonly kind: 'ready'; readonly after: 'bridge' | 'swap' }
  /** A swap waits for its user, or for its block. */
  | { readonly kind: 'swapping'; readonly swapId: string }
  /** Only the wallet can tell if the swap took place. */
  | { readonly kind: 'check_wallet'; readonly swapId: string }
  | { readonly kind: 'done'; readonly swapId: string }
  /** The user keeps the tokens. */
  | { readonly kind: 'kept' }

interface ArrivalFacts {
  readonly plan: Pick<ArrivalPlan, 'isEnded'>
  readonly order: PublicStatus
  /** Oldest first; the status is null for a swap that the server has dropped, because no node has shown it. */
  readonly swaps: readonly { readonly id: string; readonly status: Swap['status'] | null; readonly isUnsure: boolean }[]
}

const arrivedStatuses: ReadonlySet<PublicStatus> = new Set(['filled', 'settled'])
const endedStatuses: ReadonlySet<PublicStatus> = new Set(['expired', 'refunded', 'failed'])

export function arrivalState({ plan, order, swaps }: ArrivalFacts): ArrivalState {
  if (endedStatuses.has(order)) return { kind: 'stopped' }
  if (!arrivedStatuses.has(order)) return { kind: 'bridging' }
  const fated = swaps.map(({ id, status, isUnsure }) => ({ id, fate: swapFate(status, isUnsure) }))
  const last = (kind: 'done' | 'swapping' | 'check_wallet') => {
    const found = fated.findLast(({ fate }) => fate === kind)
    return found && { kind, swapId: found.id }
  }
  const swap = last('done') ?? last('swapping')
  if (swap) return swap
  if (plan.isEnded) return { kind: 'kept' }
  return last('check_wallet') ?? { kind: 'ready', after: fated.length > 0 ? 'swap' : 'bridge' }
}

/**
 * Returns the payout that a swap can spend, in base units. Null where it needs no swap or none can: the provider has paid out the
 * wanted asset itself, one of another network, or one of an unknown amount.
 */
export function arrivalOf(
  { to_asset, outcome, ...order }: Pick<Order, 'to_asset' | 'outcome' | 'status' | 'receive_amount' | 'paid_amount'>,
  wanted: string,
): { readonly asset: string; readonly units: string } | null {
  const asset = outcome?.received_asset ?? to_asset
  const units = outcome?.received_amount ?? (asset === to_asset ? receivedAmount(order) : null)
  const isHere = parseAssetId(asset).chain === parseAssetId(wanted).chain
  return units === null || asset === wanted || !isHere ? null : { asset, units }
}

function swapFate(status: Swap['status'] | null, isUnsure: boolean): 'swapping' | 'check_wallet' | 'done' | 'stopped' {
  if (status === 'done') return 'done'
  if (status === 'waiting' || status === 'sent') return 'swapping'
  if (status === 'unknown' || (status === 'expired' && isUnsure)) return 'check_wallet'
  return 'stopped'
}

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
