import { and, eq, gt, lt } from 'drizzle-orm'
import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import { orderReservations, orders } from '../schema.ts'
import type { Context } from '../context.ts'

/** Inventory that an order without a deposit reserves. */
export interface OpenReservation {
  depositor: string
  asset: AssetId
  /** Destination base units. */
  amount: bigint
  /** Additional native base units. */
  gas: bigint
}

/** Creators of orders, for as long as their orders reserve inventory. */
export interface Reservations {
  /** `creator`: keyed hash of the address from which the order was created. */
  add(orderId: OrderId, creator: string, expiresAt: Date): Promise<void>
  /** Reservations of this creator's orders to a network without a deposit whose opening time ends after `openAfter`. */
  byCreator(chain: ChainId, creator: string, openAfter: Date): Promise<OpenReservation[]>
  purge(before: Date): Promise<number>
}

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
