import type { PayoutAction } from '#chains/contract/payer.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { nextState } from '#core/order/state.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext, MakerDeps } from '../contract.ts'
import { isStrayDeposit } from '../decide/strayDeposits.ts'
import type { Permission } from '../decide/decideTransaction.ts'
import { judgeUnpaid, type UnpaidVerdict } from '../decide/unpaid.ts'
import { step } from '../failpoints.ts'
import { isRolledBack } from '../rollback.ts'
import { readUnpaidFacts, signsWithoutExpiry, unpaidByHash } from '../unpaidFacts.ts'
import { findPayment } from './findPayment.ts'

export type UnpaidDeps = Pick<MakerDeps, 'store' | 'chains' | 'payers' | 'failpoints'>

/** Proves with a quorum of the destination that the order is unpaid; a missing answer proves nothing. */
export async function provenUnpaid(
  deps: UnpaidDeps,
  order: OrderRow,
  deposit: DepositRow,
  { terms = order.escrowOrder, vouched }: { terms?: EscrowOrder | null; vouched?: boolean } = {},
): Promise<UnpaidVerdict> {
  const { store, chains, payers, failpoints } = deps
  try {
    if (!terms) return await step(failpoints, 'unpaid.look', () => unpaidByHash(deps, order, deposit))
    const toChain = chainId(Number(terms.dstChainId))
    const [node, payer] = [chains.get(toChain), payers.get(toChain)]
    if (!node || !payer) return { kind: 'unknown', reason: 'destination_unknown' }
    const since = order.createdAt
    const holds =
      vouched ?? (await step(failpoints, 'unpaid.journal', () => store.intents.holdsAllSince(toChain, since)))
    const look = () => readUnpaidFacts(deps, { order, deposit, terms, node, payer }, holds)
    return judgeUnpaid(await step(failpoints, 'unpaid.look', look))
  } catch (error) {
    if (error instanceof AppError && !isRolledBack(error)) return { kind: 'unknown', reason: error.reason }
    throw error
  }
}

export const mayGoBack = async (
  ctx: ChainContext,
  order: OrderRow,
  deposit: DepositRow,
  action: PayoutAction,
): Promise<boolean> => (await refundPermission(ctx, order, deposit, action)) === 'go'

/**
 * Returns the permission to refund this deposit now. An unproven one waits and alerts; an order that is proven paid is
 * held as `paid_elsewhere`. A stray deposit never paid for the order's payout.
 */
export async function refundPermission(
  ctx: ChainContext,
  order: OrderRow,
  deposit: DepositRow,
  action: PayoutAction,
): Promise<Permission> {
  if (action.kind === 'transfer' && !(await notRefunded(ctx, order, deposit, action))) return 'wait'
  if (isStrayDeposit(deposit)) return 'go'
  // The escrow itself shows the offered terms; a row may be forged.
  const terms = action.kind === 'cancel' ? action.order : order.escrowOrder
  const verdict = await provenUnpaid(ctx.deps, order, deposit, { terms })
  if (verdict.kind === 'unpaid') return 'go'
  const reason = verdict.kind === 'paid' ? 'paid_elsewhere' : verdict.reason
  ctx.deps.metrics.failure(ctx.chain.id, 'return', reason)
  ctx.log.warn({ order: order.id, verdict: verdict.kind, reason }, 'is not proven unpaid, so it is not refunded')
  if (verdict.kind !== 'paid') return 'wait'
  await holdPaid(ctx, order)
  return 'stop'
}

/**
 * No contract stops a transfer that the records lost. It is signed only while the journal holds all that was signed
 * since the order's creation, on each network where a payout or refund could have moved the deposit's value.
 */
export async function mayPayAgain(ctx: ChainContext, row: DisbursementRow, order: OrderRow): Promise<boolean> {
  for (const chain of transferChains(row, order)) if (!(await holdsAll(ctx, chain, order))) return false
  return row.kind !== 'payout' || order.custody === 'maker' || noCancelPending(ctx, order)
}

/**
 * A cancel that the database has no record of shows in the escrow's status once mined; a pending one only in the
 * signer's nonces.
 */
async function noCancelPending(ctx: ChainContext, { id, fromChain, createdAt }: OrderRow): Promise<boolean> {
  const { store, payers, failpoints, metrics } = ctx.deps
  const payer = payers.get(fromChain)
  const holds = () => store.intents.holdsAllSince(fromChain, createdAt)
  if (!payer?.pendingSlot || (await step(failpoints, 'unpaid.journal', holds))) return true
  const look = async (): Promise<boolean> => {
    const mined = await step(failpoints, 'context.slot', async () => payer.chainSlot?.())
    const pending = await step(failpoints, 'context.slot', async () => payer.pendingSlot?.())
    const record = () => store.intents.signerRecord(fromChain, payer.address, createdAt)
    const { nextSlot } = await step(failpoints, 'unpaid.journal', record)
    return (pending?.highest ?? 0n) <= greatest(mined ?? 0n, nextSlot ?? 0n)
  }
  if (await look()) return true
  metrics.failure(ctx.chain.id, 'payout', 'unknown_pending')
  ctx.log.error(
    { order: id, chain: fromChain, reason: 'unknown_pending' },
    'a cancel missing from the database may be in progress',
  )
  return false
}

const greatest = (a: bigint, b: bigint): bigint => (a > b ? a : b)

/** A filler pays an order once, and an escrow releases a deposit once. */
function transferChains({ kind, chainId: chain }: DisbursementRow, order: OrderRow): ChainId[] {
  if (kind !== 'payout') return kind === 'refund' ? [chain] : []
  return [
    ...(order.fillMode === 'transfer' ? [order.toChain] : []),
    ...(order.custody === 'maker' ? [order.fromChain] : []),
  ]
}

async function holdsAll(ctx: ChainContext, chain: ChainId, order: OrderRow): Promise<boolean> {
  const { store, failpoints, metrics } = ctx.deps
  const holds = () => store.intents.holdsAllSince(chain, order.createdAt)
  if (await step(failpoints, 'unpaid.journal', holds)) return true
  metrics.failure(ctx.chain.id, 'payout', 'journal_incomplete')
  ctx.log.error(
    { order: order.id, chain, reason: 'journal_incomplete' },
    'an earlier transfer may be missing from the database',
  )
  return false
}

/**
 * Proves that a refund was not sent already. A refund that may be missing because a journal was lost has landed or expired
 * after a while; where it cannot be searched for, or never expires, an operator decides.
 */
async function notRefunded(
  ctx: ChainContext,
  order: OrderRow,
  { chainId: chain, id }: DepositRow,
  { reference }: PayoutAction & { kind: 'transfer' },
): Promise<boolean> {
  if (!reference) return true
  const found = await findPayment(ctx, { chain, reference, since: order.createdAt })
  if (found.kind === 'wait') return false
  if (found.kind !== 'paid')
    return (await holdsAll(ctx, chain, order)) || (found.kind === 'unpaid' && (await cannotLand(ctx, chain, reference)))
  ctx.deps.metrics.failure(chain, 'return', 'refunded_elsewhere')
  ctx.log.error({ order: order.id, deposit: String(id), reason: 'refunded_elsewhere' }, 'the chain shows its refund')
  return false
}

/**
 * True if what a lost journal had as signed has expired, or the coins of that time are spent. Counted by this process: a
 * row could not prove it, and a restart begins again.
 */
async function cannotLand({ memory, deps, policy }: ChainContext, chain: ChainId, reference: string): Promise<boolean> {
  const now = deps.clock.now().getTime()
  const since = memory.payer.unpaidSince.get(reference) ?? now
  memory.payer.unpaidSince.set(reference, since)
  const payer = deps.payers.get(chain)
  if (payer && signsWithoutExpiry(payer)) return false
  if (!payer?.coinsSince) return now - since >= policy.forgottenMs
  if (await step(deps.failpoints, 'unpaid.mempool', async () => payer.hasUnknownSpend?.())) return false
  const coins = await step(deps.failpoints, 'unpaid.coins', async () => payer.coinsSince?.())
  return coins !== undefined && coins * 1_000 > since
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
