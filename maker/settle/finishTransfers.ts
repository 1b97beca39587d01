import { familyOf } from '#chains/registry.ts'
import { assetById } from '#core/catalogue/lookups.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import type { Arrival, TransferRow } from '#store/transfers/types.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { isOverdue } from '../rebalance/readPositions.ts'
import { due, postpone } from '../workerState.ts'
import { isLinked } from './arrivalLink.ts'

const LOOK_MS = 5_000
/** Maximum difference of our clock and the chain's. */
const CLOCK_SKEW_MS = 900_000
/** Providers return at least this much of a deposit; less is for an operator. */
const LEAST_RETURNED_PERCENT = 95n

/**
 * Ends transfers that left this network: `arrived` or `returned` once a quorum shows the money in the maker's own wallet, in a
 * payment that ends nothing else. The order's row names the payout or refund, but proves nothing.
 */
export async function finishTransfers(ctx: ChainContext): Promise<void> {
  const { store, failpoints, clock } = ctx.deps
  if (!ctx.payer) return
  const rows = await step(failpoints, 'transfer.list', () =>
    store.transfers.inStates(['broadcast', 'mined', 'final'], ctx.policy.pageSize, ctx.chain.id),
  )
  for (const transfer of rows) {
    const subject = `arrival:${transfer.id}`
    const now = clock.now().getTime()
    if (!due(ctx.memory, subject, now)) continue
    postpone(ctx.memory, subject, now, { retryMs: Math.min(LOOK_MS, ctx.policy.retryLimitMs), retryLimitMs: LOOK_MS })
    await guarded(ctx, 'arrival', { order: transfer.orderId }, () => finishTransfer(ctx, transfer))
  }
}

async function finishTransfer(ctx: ChainContext, transfer: TransferRow): Promise<void> {
  const { store, failpoints, clock } = ctx.deps
  const order = await step(failpoints, 'transfer.orders', () => store.orders.get(transfer.orderId))
  const { txRef } = transfer
  // Some providers are asked by the deposit's transaction.
  if (order && txRef !== null && order.depositHint !== txRef)
    await step(failpoints, 'transfer.hint', () => store.orders.setDepositHint(order.id, txRef))
  if (transfer.state !== 'final') return
  const progress = await step(failpoints, 'transfer.external', () => store.externalOrders.get(transfer.orderId))
  if (order?.state === 'refunded') {
    const least = (transfer.amount * LEAST_RETURNED_PERCENT) / 100n
    const back = await arrivalBy(ctx, transfer, transfer.asset, progress?.refundTx, least)
    if (back && (await end(ctx, transfer, 'returned', back, 'refunded'))) return
  }
  const arrival = await arrivalBy(ctx, transfer, transfer.toAsset, progress?.payoutTx, transfer.minReceive)
  if (
    arrival &&
    (await isLinked(ctx, { transfer, order }, arrival.txRef)) &&
    (await end(ctx, transfer, 'arrived', arrival, null))
  )
    return
  if (!isOverdue(transfer, clock.now())) return
  const { asset: from, toAsset: to, amount, provider } = transfer
  const details = { from, to, amount: String(amount), tx: txRef, provider }
  await step(failpoints, 'transfer.overdue', () =>
    store.incidents.record({ kind: 'transfer_overdue', subject: transfer.orderId, details }),
  )
}

/** A payment of at least that much to the maker's wallet; null for one from before the transfer, which is another's. */
async function arrivalBy(
  { deps }: ChainContext,
  { createdAt }: TransferRow,
  asset: AssetId,
  named: string | null | undefined,
  least: bigint,
): Promise<Arrival | null> {
  const { failpoints, catalogue, chains, payers } = deps
  const on = assetById(catalogue, asset).chainId
  const [node, account] = [chains.get(on), payers.get(on)?.address]
  // One transaction has one name, so that it can't end two transfers.
  const txRef = node && named ? (familyOf(node.family)?.txRef(named) ?? null) : null
  if (!node || account === undefined || txRef === null) return null
  const read = { asset, account, txId: txRef }
  const moved = await step(failpoints, 'transfer.received', async () => node.moved?.(read) ?? null)
  const isYoung = moved !== null && moved.at.getTime() > createdAt.getTime() - CLOCK_SKEW_MS
  const isEnough = moved?.amount != null && moved.amount > 0n && moved.amount >= least
  return isYoung && isEnough ? { asset, txRef, wallet: account } : null
}

/** False if the payment has ended another transfer or order, or is a deposit, a claim or one of our own transactions. */
async function end(
  { deps, fence, log, chain }: ChainContext,
  { id, orderId }: TransferRow,
  state: 'arrived' | 'returned',
  by: Arrival,
  reason: string | null,
): Promise<boolean> {
  const ended = await step(deps.failpoints, 'transfer.end', () =>
    deps.store.transaction((tx) => tx.transfers.end(id, state, by, reason), fence),
  )
  if (ended) log.info({ transfer: String(id), order: orderId, state }, 'a transfer between wallets ended')
  else deps.metrics.failure(chain.id, 'arrival', 'payment_taken')
  return ended
}
