import { and, eq, gt, lt } from 'drizzle-orm'
import type { Reservations } from './reservationTypes.ts'
import { orderReservations, orders } from '../schema.ts'
import type { Context } from '../context.ts'

export function createReservations({ run }: Context): Reservations {
  return {
    add: (orderId, creator, expiresAt) =>
      run.write(async ({ q }) => void (await q.insert(orderReservations).values({ orderId, creator, expiresAt }))),
    byCreator: (chain, creator, openAfter) =>
      run.read((q) =>
        q
          .select({
            depositor: orders.fromAddress,
            asset: orders.toAsset,
            amount: orders.receiveAmount,
            gas: orders.destinationGas,
          })
          .from(orderReservations)
          .innerJoin(orders, eq(orders.id, orderReservations.orderId))
          .where(
            and(
              eq(orderReservations.creator, creator),
              gt(orderReservations.expiresAt, openAfter),
              eq(orders.state, 'quoted'),
              eq(orders.toChain, chain),
              gt(orders.openBy, openAfter),
            ),
          ),
      ),
    purge: (before) =>
      run.write(
        async ({ q }) =>
          (
            await q
              .delete(orderReservations)
              .where(lt(orderReservations.expiresAt, before))
              .returning({ id: orderReservations.orderId })
          ).length,
      ),
  }
}
