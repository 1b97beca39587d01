import { eq } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import type { Fence } from './leaseTypes.ts'
import type { Db } from '../database.ts'
import { leases } from '../schema.ts'

/** Keeps the lease from changing hands until this transaction ends. @throws AppError `fenced` if it already has */
export async function checkFence(q: Db, fence: Fence | undefined): Promise<void> {
  if (!fence) return
  const [row] = await q.select({ epoch: leases.epoch }).from(leases).where(eq(leases.name, fence.name)).for('share')
  if (row?.epoch !== fence.epoch) {
    throw new AppError('fenced', `The lease ${fence.name} has moved to another process.`, { retriable: false })
  }
}
