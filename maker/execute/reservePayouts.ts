import { drawableFrom } from '#chains/evm/pool.ts'
import { allPages } from '#core/async.ts'
import { assetId, type AssetId, isNative, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import { isPoolFunded, poolFor } from '#core/catalogue/escrows.ts'
import { aboveGasFloor, gasFloor } from '#core/catalogue/moneyLimits.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow, TakeOutcome, TakeRequest } from '#store/disbursements/types.ts'
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

/**
 * Reserves inventory for the orders, as far as it lasts, and returns those that got it. Orders of the pools' account take
 * none: their pool must be able to pay them.
 */
export async function reservePayouts(ctx: ChainContext, approved: readonly ApprovedPayout[]): Promise<PayoutJob[]> {
  const isDrawn = ({ of }: ApprovedPayout): boolean => isPoolFunded(ctx.deps.catalogue, of.order)
  const draws = approved.filter(isDrawn)
  const fromInventory = await reserveInventory(
    ctx,
    approved.filter((one) => !isDrawn(one)),
  )
  if (draws.length === 0) return fromInventory
  const fromPools = await inTurn(ctx, () => reserveDraws(ctx, draws))
  return [...fromInventory, ...fromPools]
}

/** Batches run at once, but two must not count on the same tokens of a pool. */
const inTurn = <T>({ memory }: ChainContext, work: () => Promise<T>): Promise<T> => {
  const turn = memory.pay.drawing.then(work, work)
  memory.pay.drawing = turn.catch(() => undefined)
  return turn
}

/** Payouts of the account that may not have left their pool yet, by asset. */
async function openDraws(ctx: ChainContext): Promise<ReadonlyMap<AssetId, bigint>> {
  const { store, failpoints, catalogue } = ctx.deps
  const sums = new Map<AssetId, bigint>()
  if (!ctx.chain.settlement.pools?.length) return sums
  const size = ctx.policy.pageSize
  const rows = await allPages(size, (last?: DisbursementRow) =>
    step(failpoints, 'payout.open', () =>
      store.disbursements.inStates(ctx.chain.id, ['reserved', 'intent', 'broadcast'], size, {
        kinds: ['payout'],
        afterId: last?.id,
      }),
    ),
  )
  const orders = await step(failpoints, 'payout.open', () => store.orders.getAll(rows.map(({ orderId }) => orderId)))
  const drawn = new Set(orders.filter((order) => isPoolFunded(catalogue, order)).map(({ id }) => id))
  for (const { asset, amount, orderId } of rows)
    if (drawn.has(orderId)) sums.set(asset, (sums.get(asset) ?? 0n) + amount)
  return sums
}

async function reserveDraws(ctx: ChainContext, approved: readonly ApprovedPayout[]): Promise<PayoutJob[]> {
  const { store, failpoints, metrics, catalogue } = ctx.deps
  const taken = new Map(await openDraws(ctx))
  const covered: ApprovedPayout[] = []
  const free = new Map<AssetId, bigint>()
  for (const one of approved) {
    const { toAsset, fromChain, toChain } = one.of.order
    const pool = poolFor(catalogue, { fromChain, toChain, token: parseAssetId(toAsset).token })
    if (pool && !free.has(toAsset)) {
      const drawer = ctx.payer?.address ?? ''
      const most = await step(failpoints, 'payout.pool', () => drawableFrom(ctx.node, pool, drawer))
      free.set(toAsset, most - (taken.get(toAsset) ?? 0n))
    }
    const left = (free.get(toAsset) ?? 0n) - one.amount
    if (left >= 0n) free.set(toAsset, left)
    if (left >= 0n) covered.push(one)
    else {
      // Only its deadline ends the wait: the order never has another payer.
      metrics.failure(ctx.chain.id, 'payout', 'pool_dry')
      releaseClaimCapacity(ctx.memory, [one.of.order])
    }
  }
  if (covered.length === 0) return []
  const requests = covered.map((one) => requestFor(ctx, one))
  const outcomes = await step(failpoints, 'payout.take', () =>
    store.disbursements.takeAll(ctx.chain.id, requests, null, ctx.fence),
  )
  const jobs: PayoutJob[] = []
  for (const [i, { of }] of covered.entries()) {
    const outcome = outcomes[i]
    if (outcome && 'taken' in outcome) jobs.push({ ...of, row: outcome.taken })
    else releaseClaimCapacity(ctx.memory, [of.order])
  }
  return jobs
}

async function reserveInventory(ctx: ChainContext, approved: readonly ApprovedPayout[]): Promise<PayoutJob[]> {
  const { store, failpoints, catalogue } = ctx.deps
  if (approved.length === 0) return []
  // The store counts every open payout against inventory, also those that a pool pays.
  const draws = await openDraws(ctx)
  // Read before the rows are locked: the store counts reservations made meanwhile, so none is missing from both.
  const native = assetId(ctx.chain.id, NATIVE)
  const assets = [...new Set([native, ...approved.map(({ of }) => of.order.toAsset)])]
  const held = await step(failpoints, 'payout.balance', () => ctx.node.balances(ctx.payer?.address ?? '', assets))
  // The maker's own transactions need gas, claims above all: no payout may use the last of it.
  const balances = new Map([...held, [native, aboveGasFloor(catalogue, ctx.chain.id, held.get(native) ?? 0n)]])
  for (const [asset, amount] of draws)
    if (balances.has(asset)) balances.set(asset, (balances.get(asset) ?? 0n) + amount)
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
