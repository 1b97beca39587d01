import { assetId, isNative, NATIVE } from '#core/chain/assetId.ts'
import { aboveGasFloor, gasFloor } from '#core/catalogue/moneyLimits.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { TakeOutcome, TakeRequest } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { depositValue } from '../value.ts'
import { releaseClaimCapacity } from './escrowClaimCapacity.ts'
import { scheduleRefund } from './orderRecords.ts'
import type { PayoutJob } from './signAndBroadcast.ts'

export interface PayoutCandidate {
  order: OrderRow
  deposit: DepositRow
}
export interface ApprovedPayout {
  of: PayoutCandidate
  /** Destination base units. */
  amount: bigint
}

/** Reserves inventory for the orders, as far as it lasts, and returns those that got it. */
export async function reservePayouts(ctx: ChainContext, approved: readonly ApprovedPayout[]): Promise<PayoutJob[]> {
  const { store, failpoints, catalogue } = ctx.deps
  if (approved.length === 0) return []
  // Read before the rows are locked: the store counts reservations made meanwhile, so none is missing from both.
  const native = assetId(ctx.chain.id, NATIVE)
  const assets = [...new Set([native, ...approved.map(({ of }) => of.order.toAsset)])]
  const held = await step(failpoints, 'payout.balance', () => ctx.node.balances(ctx.payer?.address ?? '', assets))
  // The maker's own transactions need gas, claims above all: no payout may use the last of it.
  const balances = new Map([...held, [native, aboveGasFloor(catalogue, ctx.chain.id, held.get(native) ?? 0n)]])
  const floorUnknown = gasFloor(catalogue, ctx.chain.id) === null
  const requests = approved.map((one) => requestFor(ctx, one))
  const outcomes = await step(failpoints, 'payout.take', () =>
    store.disbursements.takeAll(ctx.chain.id, requests, balances, ctx.fence),
  )
  const jobs: PayoutJob[] = []
  for (const [i, { of }] of approved.entries()) {
    const outcome = outcomes[i]
    if (outcome && 'taken' in outcome) jobs.push({ ...of, row: outcome.taken })
    else releaseClaimCapacity(ctx.memory, [of.order])
    if (outcome && !('taken' in outcome))
      await guarded(ctx, 'payout', { order: of.order.id }, () => goWithout(ctx, of, outcome, floorUnknown))
  }
  return jobs
}

function requestFor(ctx: ChainContext, { of: { order, deposit }, amount }: ApprovedPayout): TakeRequest {
  const { toAsset: asset, destinationGas, recipient } = order
  const usdE8 = depositValue(ctx.deps.catalogue, deposit)
  return {
    depositId: deposit.id,
    orderId: order.id,
    kind: 'payout',
    chainId: ctx.chain.id,
    asset,
    amount,
    destinationGas,
    recipient,
    usdE8,
  }
}

const takesCoins = ({ toAsset, destinationGas }: OrderRow): boolean => isNative(toAsset) || destinationGas > 0n

async function goWithout(
  ctx: ChainContext,
  { order, deposit }: PayoutCandidate,
  outcome: TakeOutcome,
  floorUnknown: boolean,
): Promise<void> {
  const { metrics, clock } = ctx.deps
  if ('failed' in outcome) throw outcome.failed
  if (!('refused' in outcome) || outcome.refused !== 'insufficient_inventory') return
  // The coins may exist: while a price is missing, only the order's own deadline can end its wait.
  if (floorUnknown && takesCoins(order)) return metrics.failure(ctx.chain.id, 'payout', 'price_unknown')
  metrics.failure(ctx.chain.id, 'payout', outcome.refused)
  const waited = (clock.now().getTime() - (deposit.confirmedAt ?? deposit.seenAt).getTime()) / 1000
  if (waited > ctx.policy.noInventorySeconds) await scheduleRefund(ctx, order, deposit, 'no_inventory')
}
