import type { Catalogue } from '#core/catalogue/types.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderState } from '#core/order/state.ts'
import { boosted, boostPercent } from '#core/rewards/boost.ts'
import { basePoints, phaseBucket } from '#core/rewards/bridgePoints.ts'
import type { RewardRules } from '#core/rewards/rules.ts'
import { settledAtOf } from '#core/rewards/settledAtOf.ts'
import type { CampaignRules } from '#runtime/catalogue/campaigns.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import { settleWallet } from './campaigns/settleWallet.ts'
import { settleCheckInBridge } from './checkIn/bridgeOfDay.ts'
import { creditReferral, reverseReferral } from './referral/credit.ts'

export interface RewardDeps {
  readonly store: Store
  readonly catalogue: Catalogue
  readonly rewards: RewardRules
  readonly campaigns: CampaignRules
  readonly clock: Clock
}

const ended: readonly OrderState[] = ['final', 'claimed', 'done']
const cameUndone: readonly OrderState[] = ['incident', 'quoted', 'expired']

/**
 * Brings an order's points to what its state says, however often and in whatever order its events are told. The order is held meanwhile: were it
 * undone between the look at it and its credit, whoever takes back would find nothing yet, and the credit would stand for good.
 */
export const settlePoints = (deps: RewardDeps, id: OrderId): Promise<void> =>
  deps.store.transaction(async (inner) => {
    const order = await inner.orders.hold(id)
    if (!order) return
    if (ended.includes(order.state)) await credit(deps, inner, order)
    else if (cameUndone.includes(order.state)) await takeBack(deps, inner, order)
  })

/** What is moved on a test network costs nothing, so that it earns nothing either. */
const isOfTestnet = ({ chains }: Catalogue, { fromChain, toChain }: OrderRow): boolean => chains.some(({ id, isTestnet }) => isTestnet && (id === fromChain || id === toChain))

async function credit(deps: RewardDeps, inner: Store, order: OrderRow): Promise<void> {
  const { catalogue, rewards, clock } = deps
  if (isOfTestnet(catalogue, order)) return
  const { id: orderId, fromAddress: wallet, fromChain, toChain } = order
  const settledAt = settledAtOf(await inner.orders.events(orderId, 0), order.updatedAt)
  const symbol = catalogue.assets.find((asset) => asset.id === order.fromAsset)?.symbol ?? ''
  const base = basePoints(rewards.bridge, { symbol, toChain })
  const credited = await inner.points.creditBridge({ orderId, wallet, fromChain, toChain, settledAt }, (number) => {
    const percent = boostPercent(rewards.tiers, number)
    return { bucket: phaseBucket(rewards, settledAt), points: boosted(base, percent), reason: { kind: 'bridge', order: orderId, base, percent, number } }
  })
  if (!credited) return
  await settleCheckInBridge(inner, rewards.checkIn, wallet, settledAt)
  await creditReferral(inner, rewards.referral, { ...credited, order: orderId }, clock.now())
  await settleWallet(deps, inner, wallet)
}

async function takeBack(deps: RewardDeps, inner: Store, { id, fromAddress }: OrderRow): Promise<void> {
  const gone = await inner.points.reverseBridge(id, { kind: 'taken_back', entry: id, why: 'transfer_undone' })
  if (!gone) return
  await settleCheckInBridge(inner, deps.rewards.checkIn, fromAddress, gone.settledAt)
  await reverseReferral(inner, fromAddress, id)
  await settleWallet(deps, inner, fromAddress)
}
