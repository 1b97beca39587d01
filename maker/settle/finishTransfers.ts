import { assetById } from '#core/catalogue/lookups.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import type { TransferRow, TransferState } from '#store/transfers/types.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { due, postpone } from '../workerState.ts'

const LOOK_MS = 5_000
/** Maximum difference of our clock and the chain's. */
const CLOCK_SKEW_MS = 900_000
/** Time after which a final deposit that has not arrived needs an operator. */
const OVERDUE_MS = 3_600_000

/**
 * Ends transfers that left this network: `arrived` or `returned` once a quorum shows the money in the maker's own wallet. The order's
 * row names the payout or refund, but proves nothing.
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
  if (order?.state === 'refunded' && (await hasReturned(ctx, transfer)))
    return end(ctx, transfer, 'returned', 'refunded')
  if (await hasArrived(ctx, transfer)) return end(ctx, transfer, 'arrived', null)
  if (clock.now().getTime() - transfer.openBy.getTime() < OVERDUE_MS) return
  const { asset: from, toAsset: to, amount, provider } = transfer
  const details = { from, to, amount: String(amount), tx: txRef, provider }
  await step(failpoints, 'transfer.overdue', () =>
    store.incidents.record({ kind: 'transfer_overdue', subject: transfer.orderId, details }),
  )
}

/** True if a quorum of the source shows the refund that the provider names, in the maker's own wallet. */
async function hasReturned(ctx: ChainContext, transfer: TransferRow): Promise<boolean> {
  const { store, failpoints } = ctx.deps
  const progress = await step(failpoints, 'transfer.external', () => store.externalOrders.get(transfer.orderId))
  return ((await broughtBy(ctx, transfer, transfer.asset, progress?.refundTx)) ?? 0n) > 0n
}

async function hasArrived(ctx: ChainContext, transfer: TransferRow): Promise<boolean> {
  const { store, failpoints } = ctx.deps
  const progress = await step(failpoints, 'transfer.external', () => store.externalOrders.get(transfer.orderId))
  const brought = await broughtBy(ctx, transfer, transfer.toAsset, progress?.payoutTx)
  return brought !== null && brought >= transfer.minReceive
}

/** Base units that a transaction brought the maker's wallet; null for one from before the transfer, which is another's. */
async function broughtBy(
  { deps }: ChainContext,
  { createdAt }: TransferRow,
  asset: AssetId,
  txId: string | null | undefined,
): Promise<bigint | null> {
  const { failpoints, catalogue, chains, payers } = deps
  const on = assetById(catalogue, asset).chainId
  const [node, account] = [chains.get(on), payers.get(on)?.address]
  if (!node || account === undefined || !txId) return null
  const moved = await step(failpoints, 'transfer.received', async () => node.moved?.({ asset, account, txId }) ?? null)
  const isYoung = moved !== null && moved.at.getTime() > createdAt.getTime() - CLOCK_SKEW_MS
  return isYoung ? moved.amount : null
}

async function end(
  { deps, fence, log }: ChainContext,
  { id, orderId }: TransferRow,
  state: TransferState,
  reason: string | null,
): Promise<void> {
  log.info({ transfer: String(id), order: orderId, state }, 'a transfer between wallets ended')
  await step(deps.failpoints, 'transfer.end', () =>
    deps.store.transaction((tx) => tx.transfers.setState(id, state, { reason }), fence),
  )
}
