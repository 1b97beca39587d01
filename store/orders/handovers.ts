import { and, eq, gt, isNull, lt, ne, notExists, or } from 'drizzle-orm'
import type { Handovers } from './handoverTypes.ts'
import { orderHandovers } from '../schema.ts'
import type { Context } from '../context.ts'

const { codeHash: code, orderId: order, tokenHash: token, expiresAt } = orderHandovers

export function createHandovers({ run }: Context): Handovers {
  return {
    offer: (handover) => run.statement(async (q) => void (await q.insert(orderHandovers).values(handover))),
    take: (orderId, codeHash, tokenHash, now) =>
      run.statement(async (q) => {
        const used = q
          .select({ code })
          .from(orderHandovers)
          .where(and(eq(token, tokenHash), ne(code, codeHash)))
        const free = and(isNull(token), gt(expiresAt, now), notExists(used))
        const mine = and(eq(code, codeHash), eq(order, orderId), or(free, eq(token, tokenHash)))
        return (await q.update(orderHandovers).set({ tokenHash }).where(mine).returning({ order })).length === 1
      }),
    holds: (orderId, tokenHash) =>
      run.read(
        async (q) =>
          (
            await q
              .select({ order })
              .from(orderHandovers)
              .where(and(eq(token, tokenHash), eq(order, orderId)))
          ).length === 1,
      ),
    purge: (before) =>
      run.statement(
        async (q) => (await q.delete(orderHandovers).where(lt(expiresAt, before)).returning({ order })).length,
      ),
  }
}
