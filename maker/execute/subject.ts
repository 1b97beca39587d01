import type { PayoutAction } from '#chains/contract.ts'
import type { DepositRow } from '#store/contract/depositRow.ts'
import type { DisbursementRow } from '#store/contract/disbursementRow.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import type { SlotRow } from '#store/contract/slotRow.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { claimsOf } from '../settle/claimsOf.ts'

/** What a slot is for, read back from the database. */
export type Subject =
  | { kind: 'row'; row: DisbursementRow; order: OrderRow; deposit: DepositRow }
  | { kind: 'claim'; batchId: bigint }
  | { kind: 'other' }

export async function subjectOf(ctx: ChainContext, slot: SlotRow): Promise<Subject> {
  const { refId, purpose } = slot
  if (refId === null || purpose === 'setup' || purpose === 'void') return { kind: 'other' }
  return purpose === 'claim' ? { kind: 'claim', batchId: refId } : rowSubject(ctx, refId)
}

/** A disbursement with its order and deposit. */
export async function rowSubject(ctx: ChainContext, id: bigint): Promise<Subject> {
  const { store, failpoints } = ctx.deps
  const row = await step(failpoints, 'follow.row', () => store.disbursements.get(id))
  const order = row ? await step(failpoints, 'follow.order', () => store.orders.get(row.orderId)) : null
  const deposits = order ? await step(failpoints, 'follow.deposit', () => store.deposits.forOrder(order.id)) : []
  const deposit = deposits.find((each) => each.id === row?.depositId)
  return row && order && deposit ? { kind: 'row', row, order, deposit } : { kind: 'other' }
}

/** The action to sign again for a slot that pays no order: the same one at another price. */
export async function actionOf(ctx: ChainContext, subject: Exclude<Subject, { kind: 'row' }>): Promise<PayoutAction> {
  if (subject.kind === 'claim') return claimsOf(ctx, subject.batchId)
  return { kind: 'void' }
}
