import type { Catalogue } from '#core/catalogue/types.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderState } from '#core/order/state.ts'
import {
  basePoints,
  boosted,
  boostPercent,
  bringsNothing,
  phaseBucket,
  settledAtOf,
} from '#core/rewards/bridgePoints.ts'
import type { RewardRules } from '#core/rewards/rules.ts'
import type { CampaignRules } from '#runtime/catalogue/campaigns.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { settleCheckInBridge } from './checkIn/entry.ts'
import { type CreditedNow, watchBridges } from './fraud/watch.ts'
import { creditReferral, reverseReferral } from './referral/credit.ts'
import type { ServerDeps } from '../deps.ts'
import { campaignsNow } from './campaigns/current.ts'

export interface RewardDeps {
  readonly store: Store
  readonly catalogue: Catalogue
  readonly rewards: RewardRules
  readonly campaigns: CampaignRules
  readonly clock: Clock
  readonly log: Log
}

/** States in which an order's points count, and states in which they don't. */
export const ended: readonly OrderState[] = ['final', 'claimed', 'done']
export const cameUndone: readonly OrderState[] = ['incident', 'quoted', 'expired']

/**
 * Brings an order's points in line with its state; idempotent and independent of event order. Locks the order: a
 * concurrent undo would find no credit to reverse, and the credit would remain.
 */
export async function settlePoints(deps: RewardDeps, id: OrderId): Promise<void> {
  const credited = await deps.store.transaction(async (inner) => {
    const order = await inner.orders.hold(id)
    if (order && ended.includes(order.state)) return credit(deps, inner, order)
    if (order && cameUndone.includes(order.state)) await takeBack(deps, inner, order)
    return null
  })
  if (credited) await watchBridges(deps, credited)
}

const isOfTestnet = ({ chains }: Catalogue, { fromChain, toChain }: OrderRow): boolean =>
  chains.some((chain) => bringsNothing(chain) && (chain.id === fromChain || chain.id === toChain))

/** Credits the order; null if it was credited before or earns nothing. */
async function credit(deps: RewardDeps, inner: Store, order: OrderRow): Promise<CreditedNow | null> {
  const { catalogue, rewards, clock } = deps
  // An external provider's report doesn't prove a transfer.
  if (order.settlement.kind !== 'maker' || isOfTestnet(catalogue, order)) return null
  const { id: orderId, fromAddress: wallet, fromChain, toChain } = order
  const settledAt = settledAtOf(await inner.orders.events(orderId, 0), order.updatedAt)
  const symbol = catalogue.assets.find((asset) => asset.id === order.fromAsset)?.symbol ?? ''
  const base = basePoints(rewards.bridge, { symbol, toChain })
  let number = 0
  const credited = await inner.points.creditBridge({ orderId, wallet, fromChain, toChain, settledAt }, (bridges) => {
    number = bridges
    const percent = boostPercent(rewards.tiers, number)
    return {
      bucket: phaseBucket(rewards, settledAt),
      points: boosted(base, percent),
      reason: { kind: 'bridge', order: orderId, base, percent, number },
    }
  })
  if (!credited) return null
  await settleCheckInBridge(inner, rewards.checkIn, wallet, settledAt)
  const paid = await creditReferral(inner, rewards.referral, { ...credited, order: orderId }, clock.now())
  await settleWallet(deps, inner, wallet)
  return { wallet, number, settledAt, paid }
}

async function takeBack(deps: RewardDeps, inner: Store, { id, fromAddress }: OrderRow): Promise<void> {
  const gone = await inner.points.reverseBridge(id, { kind: 'taken_back', entry: id, why: 'transfer_undone' })
  if (!gone) return
  await settleCheckInBridge(inner, deps.rewards.checkIn, fromAddress, gone.settledAt)
  await reverseReferral(inner, fromAddress, id)
  await settleWallet(deps, inner, fromAddress)
}

/** Settles all campaigns of a wallet, in the transaction that counts or undoes one of its bridges. */
async function settleWallet(deps: Pick<ServerDeps, 'campaigns'>, inner: Store, wallet: string): Promise<void> {
  await inner.campaigns.settle([wallet], campaignsNow(deps))
}
