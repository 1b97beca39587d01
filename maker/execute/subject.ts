import type { PayoutAction } from '#chains/contract/payer.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { OpeningRow } from '#store/escrow/types.ts'
import type { SlotRow } from '#store/txSlots/types.ts'
import type { TransferRow } from '#store/transfers/types.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { claimsOf } from '../settle/claimsOf.ts'

/** Purpose of a tx slot, read from the database. */
export type Subject =
  | { kind: 'row'; row: DisbursementRow; order: OrderRow; deposit: DepositRow }
  | { kind: 'claim'; batchId: bigint }
  | { kind: 'opening'; opening: OpeningRow }
  | { kind: 'transfer'; transfer: TransferRow }
  | { kind: 'other' }

export async function subjectOf(ctx: ChainContext, slot: SlotRow): Promise<Subject> {
  const { refId, purpose } = slot
  if (refId === null || purpose === 'setup' || purpose === 'void') return { kind: 'other' }
  if (purpose === 'open') return openingSubject(ctx, refId)
  if (purpose === 'transfer') return transferSubject(ctx, refId)
  return purpose === 'claim' ? { kind: 'claim', batchId: refId } : rowSubject(ctx, refId)
}

/**
 * Like `subjectOf`, for the tx slots of many disbursements, with three queries. A slot whose rows are missing is left
 * out.
 */
export async function subjectsOf(
  { deps }: ChainContext,
  slots: readonly SlotRow[],
): Promise<ReadonlyMap<bigint, Subject>> {
  const { store, failpoints } = deps
  const paying = slots.filter(({ purpose }) => ['payout', 'refund', 'cancel'].includes(purpose))
  const subjects = new Map<bigint, Subject>()
  if (paying.length === 0) return subjects
  const refIds = paying.flatMap(({ refId }) => refId ?? [])
  const rows = new Map(
    (await step(failpoints, 'follow.row', () => store.disbursements.getAll(refIds))).map((row) => [row.id, row]),
  )
  const orderIds = [...rows.values()].map(({ orderId }) => orderId)
  const orders = new Map(
    (await step(failpoints, 'follow.order', () => store.orders.getAll(orderIds))).map((order) => [order.id, order]),
  )
  const deposits = new Map(
    (await step(failpoints, 'follow.deposit', () => store.deposits.forOrders(orderIds))).map((each) => [each.id, each]),
  )
  for (const { id, refId } of paying) {
    const row = refId === null ? undefined : rows.get(refId)
    const [order, deposit] = [row && orders.get(row.orderId), row && deposits.get(row.depositId)]
    if (row && order && deposit && deposit.orderId === order.id) subjects.set(id, { kind: 'row', row, order, deposit })
  }
  return subjects
}

async function openingSubject({ deps }: ChainContext, id: bigint): Promise<Subject> {
  const opening = await step(deps.failpoints, 'follow.opening', () => deps.store.openings.get(id))
  return opening ? { kind: 'opening', opening } : { kind: 'other' }
}

async function transferSubject({ deps }: ChainContext, id: bigint): Promise<Subject> {
  const transfer = await step(deps.failpoints, 'follow.transfer', () => deps.store.transfers.get(id))
  return transfer ? { kind: 'transfer', transfer } : { kind: 'other' }
}

/** Returns a disbursement with its order and deposit. */
export async function rowSubject(ctx: ChainContext, id: bigint): Promise<Subject> {
  const { store, failpoints } = ctx.deps
  const row = await step(failpoints, 'follow.row', () => store.disbursements.get(id))
  const order = row ? await step(failpoints, 'follow.order', () => store.orders.get(row.orderId)) : null
  const deposits = order ? await step(failpoints, 'follow.deposit', () => store.deposits.forOrder(order.id)) : []
  const deposit = deposits.find((each) => each.id === row?.depositId)
  return row && order && deposit ? { kind: 'row', row, order, deposit } : { kind: 'other' }
}

/** Returns the action to sign again for a tx slot that pays no order, at another price. */
export async function actionOf(
  ctx: ChainContext,
  subject: Extract<Subject, { kind: 'claim' | 'other' }>,
): Promise<PayoutAction> {
  if (subject.kind === 'claim') return claimsOf(ctx, subject.batchId)
  return { kind: 'void' }
}
