import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import { openings, orderReservations, orders } from '../schema.ts'
import { addressOpening, depositorColumn } from './exposure.ts'
import type { Context } from '../context.ts'

/** Inventory that an order without a deposit reserves. */
export interface OpenReservation {
  /** The sender, or the owner of the address that the deposit is paid to. */
  depositor: string
  /** True if the deposit is paid to an address of the order, whose owner proves nothing. */
  byAddress: boolean
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
      run.statement(async (q) => void (await q.insert(orderReservations).values({ orderId, creator, expiresAt }))),
    byCreator: (chain, creator, openAfter) =>
      run.read((q) =>
        q
          .select({
            depositor: depositorColumn,
            byAddress: sql<boolean>`${openings.id} is not null`,
            asset: orders.toAsset,
            amount: orders.receiveAmount,
            gas: orders.destinationGas,
          })
          .from(orderReservations)
          .innerJoin(orders, eq(orders.id, orderReservations.orderId))
          .leftJoin(openings, addressOpening)
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
      run.statement(
        async (q) =>
          (
            await q
              .delete(orderReservations)
              .where(lt(orderReservations.expiresAt, before))
              .returning({ id: orderReservations.orderId })
          ).length,
      ),
  }
}
