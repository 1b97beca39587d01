import { AppError } from '#core/errors.ts'
import type { DepositBinding, ObservedDeposit } from '#chains/contract.ts'
import { confirmDeposits } from './aggregates/confirmDeposits.ts'
import { only } from './aggregates/context.ts'
import { lockOrder, type StoredOrder, toOrder } from './aggregates/orderRow.ts'
import { recordDeposit } from './aggregates/recordDeposit.ts'
import { lockSubjects, type SlotSubject } from './aggregates/slotPurpose.ts'
import { takeDisbursements } from './aggregates/takeDisbursements.ts'
import type { Db } from './database.ts'
import type { JournalPayment } from './journalRecord.ts'
import type { Intent } from './replayPlan.ts'

/**
 * Recreates the deposit and row that a lost intent paid from, as journaled; null if the order is lost too or the
 * database has changed since.
 */
export async function restorePayment(q: Db, open: Intent['open'], at: Date): Promise<SlotSubject | null> {
  const { payment, orderId, purpose, chainId } = open
  const order = payment && orderId && (await lockOrder(q, orderId))
  if (!payment || !order || (purpose !== 'payout' && purpose !== 'refund' && purpose !== 'cancel')) return null
  const { deposit } = await recordDeposit(q, observed(payment.deposit, order), at)
  if (deposit.orderId !== order.id || deposit.status === 'orphaned') return null
  await confirmDeposits(q, [deposit.id], at)
  const request = { depositId: deposit.id, orderId: order.id, kind: purpose, chainId, ...payment.row }
  const outcome = only(await takeDisbursements(q, chainId, [request], null, undefined, at))
  const row = 'taken' in outcome ? outcome.taken : 'refused' in outcome ? outcome.existing : null
  if (row?.kind !== purpose || row.depositId !== deposit.id) return null
  const subject = only(await lockSubjects(q, [{ purpose, refId: row.id }]))
  return subject instanceof AppError ? null : subject
}

function observed({ memo, ...deposit }: JournalPayment['deposit'], stored: StoredOrder): ObservedDeposit {
  const { onchainId, escrow, escrowOrder, custody } = toOrder(stored)
  const binding: DepositBinding =
    custody === 'escrow' && onchainId && escrow && escrowOrder
      ? { kind: 'escrow', escrow, onchainId, order: escrowOrder }
      : { kind: 'memo', memo }
  return { ...deposit, binding }
}
