import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'
import type { AttestationRow, ClaimRow, Claims } from './types.ts'
import type { Db } from '../database.ts'
import { attestations, claimOrders, claims, endings, orders } from '../schema.ts'
import { type Context, only } from '../context.ts'
import { checkFence } from '../work/leases.ts'
import { toOrder } from '../orders/rows.ts'

type StoredClaim = typeof claims.$inferSelect

async function withOrders(q: Db, rows: readonly StoredClaim[]): Promise<ClaimRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const members = await q
    .select()
    .from(claimOrders)
    .where(inArray(claimOrders.claimId, ids))
    .orderBy(asc(claimOrders.orderId))
  const byClaim = new Map<bigint, OrderId[]>(ids.map((id) => [id, []]))
  for (const { claimId, orderId } of members) byClaim.get(claimId)?.push(orderId)
  return rows.map(({ id, chainId, state, txRef }) => ({ id, chainId, orderIds: byClaim.get(id) ?? [], state, txRef }))
}

const conflict = (): AppError =>
  new AppError('claim_conflict', 'An order of this batch is not final, or another batch claims it.', {
    retriable: false,
  })

/** Locks the orders sorted by id, so that two batches can't deadlock. */
async function lockFinal(q: Db, ids: readonly OrderId[]): Promise<void> {
  const rows = await q
    .select({ state: orders.state })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for('update')
  if (rows.length !== ids.length || rows.some((row) => row.state !== 'final')) throw conflict()
}

const attestationsOf = async (q: Db, orderIds: readonly OrderId[]): Promise<AttestationRow[]> =>
  orderIds.length === 0
    ? []
    : q
        .select({
          orderId: attestations.orderId,
          signer: attestations.signer,
          proofId: attestations.proofId,
          signature: attestations.signature,
        })
        .from(attestations)
        .where(inArray(attestations.orderId, [...orderIds]))
        .orderBy(asc(attestations.orderId), asc(attestations.signer))

export function createClaims({ run, clock }: Context): Claims {
  return {
    saveAttestation: (...rows) =>
      run.statement(async (q) => {
        if (rows.length === 0) return
        const at = clock.now()
        await q
          .insert(attestations)
          .values(rows.map(({ orderId, signer, proofId, signature }) => ({ orderId, signer, proofId, signature, at })))
          .onConflictDoUpdate({
            target: [attestations.orderId, attestations.signer],
            set: { proofId: sql`excluded.proof_id`, signature: sql`excluded.signature` },
          })
      }),

    attestations: (orderId) => run.read((q) => attestationsOf(q, [orderId])),
    attestationsOf: (orderIds) => run.read((q) => attestationsOf(q, orderIds)),

    claimable: (chain, limit, afterId) =>
      run.read(async (q) => {
        const held = q
          .select({ one: sql`1` })
          .from(claimOrders)
          .where(and(eq(claimOrders.orderId, orders.id), eq(claimOrders.live, true)))
        const ended = q.select({ one: sql`1` }).from(endings).where(eq(endings.orderId, orders.id))
        const where = and(
          eq(orders.state, 'final'),
          eq(orders.fromChain, chain),
          notExists(held),
          notExists(ended),
          afterId && gt(orders.id, afterId),
        )
        return (await q.select().from(orders).where(where).orderBy(asc(orders.id)).limit(limit)).map(toOrder)
      }),

    createBatch: (chain, orderIds, fence) =>
      run.write(async ({ q }) => {
        await checkFence(q, fence)
        const ids = [...new Set(orderIds)]
        if (ids.length === 0) throw conflict()
        await lockFinal(q, ids)
        const batch = only(
          await q
            .insert(claims)
            .values({ chainId: chain, state: 'reserved', txRef: null, createdAt: clock.now() })
            .returning(),
        )
        const taken = await q
          .insert(claimOrders)
          .values(ids.map((orderId) => ({ claimId: batch.id, orderId, live: true })))
          .onConflictDoNothing()
          .returning({ orderId: claimOrders.orderId })
        if (taken.length !== ids.length) throw conflict()
        return only(await withOrders(q, [batch]))
      }),

    setBatchState: (id, state, txRef) =>
      run.write(async ({ q }) => {
        await q
          .update(claims)
          .set({ state, ...(txRef === undefined ? {} : { txRef }) })
          .where(eq(claims.id, id))
        if (state === 'failed') await q.update(claimOrders).set({ live: false }).where(eq(claimOrders.claimId, id))
      }),

    inStates: (chain, states) =>
      run.read(async (q) => {
        if (states.length === 0) return []
        return withOrders(
          q,
          await q
            .select()
            .from(claims)
            .where(and(eq(claims.chainId, chain), inArray(claims.state, [...states])))
            .orderBy(asc(claims.id)),
        )
      }),
  }
}
