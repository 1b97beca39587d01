import type { PayoutAction } from '#chains/contract.ts'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { nextState } from '#core/order/state.ts'
import type { DepositRow } from '#store/contract/depositRow.ts'
import type { DisbursementRow } from '#store/contract/disbursementRow.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import type { ChainContext, MakerDeps } from '../contract.ts'
import { isBeside } from '../decide/besides.ts'
import type { Permission } from '../decide/slotFate.ts'
import { judgeUnpaid, type UnpaidVerdict } from '../decide/unpaid.ts'
import { step } from '../failpoints.ts'
import { readUnpaidFacts } from '../unpaidFacts.ts'
import { findPayment } from './findPayment.ts'

export type UnpaidDeps = Pick<MakerDeps, 'store' | 'chains' | 'payers' | 'failpoints'>

/** Checks with a quorum of the destination that the order is unpaid; an answer that cannot be had proves nothing. */
export async function provenUnpaid(
  deps: UnpaidDeps,
  order: OrderRow,
  deposit: DepositRow,
  { terms = order.escrowOrder, vouched }: { terms?: EscrowOrder | null; vouched?: boolean } = {},
): Promise<UnpaidVerdict> {
  const { store, chains, payers, failpoints } = deps
  // Without terms no payout can be signed.
  if (!terms) return { kind: 'unpaid' }
  const toChain = chainId(Number(terms.dstChainId))
  const [node, payer] = [chains.get(toChain), payers.get(toChain)]
  if (!node || !payer) return { kind: 'unknown', reason: 'destination_unknown' }
  const since = order.createdAt
  try {
    const holds =
      vouched ?? (await step(failpoints, 'unpaid.journal', () => store.intents.holdsAllSince(toChain, since)))
    const look = () => readUnpaidFacts(deps, { order, deposit, terms, node, payer }, holds)
    return judgeUnpaid(await step(failpoints, 'unpaid.look', look))
  } catch (error) {
    if (error instanceof AppError) return { kind: 'unknown', reason: error.reason }
    throw error
  }
}

export const mayGoBack = async (
  ctx: ChainContext,
  order: OrderRow,
  deposit: DepositRow,
  action: PayoutAction,
): Promise<boolean> => (await returnPermission(ctx, order, deposit, action)) === 'go'

/**
 * Permission to refund this deposit now. What is not proven waits and alerts; an order that is proven paid is held as `paid_elsewhere`.
 * A deposit other than the order's own was never the price of its payout.
 */
export async function returnPermission(
  ctx: ChainContext,
  order: OrderRow,
  deposit: DepositRow,
  action: PayoutAction,
): Promise<Permission> {
  if (action.kind === 'transfer' && !(await notRefunded(ctx, order, deposit, action))) return 'wait'
  if (isBeside(deposit)) return 'go'
  // The escrow itself shows the offered terms; a row may lie.
  const terms = action.kind === 'cancel' ? action.order : order.escrowOrder
  const verdict = await provenUnpaid(ctx.deps, order, deposit, { terms })
  if (verdict.kind === 'unpaid') return 'go'
  const reason = verdict.kind === 'paid' ? 'paid_elsewhere' : verdict.reason
  ctx.deps.metrics.failure(ctx.chain.id, 'return', reason)
  ctx.log.warn({ order: order.id, verdict: verdict.kind, reason }, 'is not proven unpaid, so nothing goes back')
  if (verdict.kind !== 'paid') return 'wait'
  await holdPaid(ctx, order)
  return 'stop'
}

/**
 * A plain transfer is paid only while the journal holds all that was signed since the order exists: where it may have forgotten one, nothing on
 * the destination would stop a second.
 */
export async function mayPayAgain(ctx: ChainContext, { kind }: DisbursementRow, order: OrderRow): Promise<boolean> {
  if (kind !== 'payout' || order.fillMode === 'contract') return true
  const { store, failpoints, metrics } = ctx.deps
  const holds = () => store.intents.holdsAllSince(ctx.chain.id, order.createdAt)
  if (await step(failpoints, 'unpaid.journal', holds)) return true
  metrics.failure(ctx.chain.id, 'payout', 'journal_incomplete')
  ctx.log.error({ order: order.id, reason: 'journal_incomplete' }, 'an earlier payout may be forgotten: not paid')
  return false
}

/** A refund names its deposit where the network can be searched for it: one that the database forgot must not be sent again. */
async function notRefunded(
  ctx: ChainContext,
  order: OrderRow,
  { chainId: chain, id }: DepositRow,
  { reference }: PayoutAction & { kind: 'transfer' },
): Promise<boolean> {
  if (!reference) return true
  const found = await findPayment(ctx, { chain, reference, since: order.createdAt })
  if (found.kind !== 'paid') return found.kind !== 'wait'
  ctx.deps.metrics.failure(chain, 'return', 'refunded_elsewhere')
  ctx.log.error({ order: order.id, deposit: String(id), reason: 'refunded_elsewhere' }, 'the chain shows its refund')
  return false
}

async function holdPaid(ctx: ChainContext, { id }: OrderRow): Promise<void> {
  const reason = 'paid_elsewhere'
  await step(ctx.deps.failpoints, 'unpaid.hold', () =>
    ctx.deps.store.transaction(async (tx) => {
      const now = await tx.orders.get(id)
      const row = (await tx.disbursements.forOrder(id)).find(
        ({ kind, state }) => kind !== 'payout' && state === 'reserved',
      )
      if (row) await tx.disbursements.release(row.id)
      if (now && nextState(now.state, 'held'))
        await tx.orders.apply(id, 'held', { heldReason: reason, data: { reason }, fence: ctx.fence })
    }, ctx.fence),
  )
}
