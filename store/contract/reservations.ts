import type { AssetId } from '#core/asset/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'

/** Part of the inventory that an order without a deposit reserves. */
export interface OpenReservation {
  depositor: string
  asset: AssetId
  /** Destination base units. */
  amount: bigint
  /** Native base units on top. */
  gas: bigint
}

/** Creators of orders, for as long as their orders reserve inventory. */
export interface Reservations {
  /** `creator`: a keyed hash of the address that the order was made from. */
  add(orderId: OrderId, creator: string, expiresAt: Date): Promise<void>
  /** Of orders to a network without a deposit whose opening time ends after `openAfter`, made by this creator. */
  byCreator(chain: ChainId, creator: string, openAfter: Date): Promise<OpenReservation[]>
  purge(before: Date): Promise<number>
}
