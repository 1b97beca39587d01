import type { AssetId } from '#core/asset/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'

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
