import { eq } from 'drizzle-orm'
import { isNative } from '#core/asset/assetId.ts'
import { AppError } from '#core/errors.ts'
import type { DisbursementRow, Disbursements, Fence } from '../contract.ts'
import type { Db } from '../database.ts'
import { disbursements } from '../schema/index.ts'
import { only } from './context.ts'
import { checkFence } from './fence.ts'
import { lockInventory, reservedOn } from './inventory.ts'
import { applyEvent } from './orderEvents.ts'
import { lockDeposit } from './depositRow.ts'
import { orderMissing } from './orderRow.ts'

export type TakeRequest = Parameters<Disbursements['take']>[0]
export type TakeResult = Awaited<ReturnType<Disbursements['take']>>

/** Takes the one row of a deposit; see `Disbursements.take`. The row lock on the deposit decides who was first. */
export async function takeDisbursement(q: Db, row: TakeRequest, available: bigint | null, fence: Fence | undefined, at: Date): Promise<TakeResult> {
  await checkFence(q, fence)
  const { deposit, order } = await lockDeposit(q, row.depositId)
  if (!order || deposit.orderId !== row.orderId) throw orderMissing(row.orderId)
  if (deposit.status === 'orphaned') throw new AppError('deposit_orphaned', 'The deposit has left the chain.', { retriable: false })

  if (available !== null) await lockInventory(q, row.chainId)
  const [existing = null] = await q.select().from(disbursements).where(eq(disbursements.depositId, row.depositId)).for('update')
  if (existing && existing.state !== 'failed') return { refused: 'already_taken', existing }
  if (available !== null && !(await covers(q, row, available))) return { refused: 'insufficient_inventory', existing }

  const taken = only(await write(q, row, existing, at))
  if (row.kind === 'payout') await applyEvent(q, order, 'reserved', { data: { disbursement_id: taken.id.toString() } }, at)
  return { taken }
}

async function covers(q: Db, row: TakeRequest, available: bigint): Promise<boolean> {
  const reserved = (await reservedOn(q, row.chainId, row.asset)).get(row.asset) ?? 0n
  const need = row.amount + (isNative(row.asset) ? row.destinationGas : 0n)
  return available >= reserved + need
}

function write(q: Db, row: TakeRequest, failed: DisbursementRow | null, at: Date): Promise<DisbursementRow[]> {
  const { depositId, orderId, kind, chainId, asset, amount, destinationGas, recipient, usdE8 } = row
  const fresh = { depositId, orderId, kind, chainId, asset, amount, destinationGas, recipient, usdE8, state: 'reserved' as const, slotId: null, txRef: null, createdAt: at, updatedAt: at }
  if (!failed) return q.insert(disbursements).values(fresh).returning()
  return q.update(disbursements).set(fresh).where(eq(disbursements.id, failed.id)).returning()
}
