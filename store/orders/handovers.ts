import { and, eq, gt, isNull, lt, ne, notExists, or } from 'drizzle-orm'
import type { OrderId } from '#core/order/id.ts'
import { orderHandovers } from '../schema.ts'
import type { Context } from '../context.ts'

interface Handover {
  readonly orderId: OrderId
  /** SHA-256 of the code for the other browser, hex. */
  readonly codeHash: string
  readonly expiresAt: Date
}

/**
 * Hands an order's creator rights to one more browser by a code. Codes and tokens are random and stored as hashes, so
 * that neither the database nor comparison timing reveals them.
 */
export interface Handovers {
  offer(handover: Handover): Promise<void>
  /**
   * Grants the rights to the first token that presents the code in time; true again for the same token. False for an
   * expired, used, foreign or unknown code, and for a token of another code.
   */
  take(orderId: OrderId, codeHash: string, tokenHash: string, now: Date): Promise<boolean>
  /** True if this token was granted by a code of this order. */
  holds(orderId: OrderId, tokenHash: string): Promise<boolean>
  /** Drops codes that expired before, with the rights that they granted. */
  purge(before: Date): Promise<number>
}

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
