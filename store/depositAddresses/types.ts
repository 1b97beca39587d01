import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'

/** Indexes skipped after a restoration: the restored database lacks those that were handed out since its backup. */
export const SKIPPED_INDEXES = 10_000

/** Address that was handed out for the deposits of one order, and its index in the network's deposit account. */
export interface DepositAddress {
  readonly chainId: ChainId
  readonly index: number
  /** Canonical address. */
  readonly address: string
  readonly orderId: OrderId
  /** The offer signer's signature over the address and the order's terms, which a payer checks. */
  readonly signature: `0x${string}`
}

/**
 * Addresses of orders on networks where a deposit has no memo. Rows are never changed or deleted: a payment to any of them
 * belongs to its order for ever. A row is believed for its signature alone: a payer checks it, and derives the address of the
 * index itself.
 */
export interface DepositAddresses {
  /**
   * Hands out the address at the network's next index, or the one that the order already has. Called in the transaction
   * that creates the order; concurrent calls for a network wait for each other, and a rolled back one consumes no index.
   * @throws AppError errors of `addressAt` and `sign`
   */
  handOut(request: {
    chainId: ChainId
    orderId: OrderId
    addressAt: (index: number) => string
    sign: (address: string) => Promise<`0x${string}`>
  }): Promise<DepositAddress>
  /** The row of an address; null if it was not handed out. */
  find(chainId: ChainId, address: string): Promise<DepositAddress | null>
  ofOrder(orderId: OrderId): Promise<DepositAddress | null>
  /** Addresses above an index (-1: all), by index. Less than `limit` rows are the last page. */
  since(chainId: ChainId, index: number, limit?: number): Promise<DepositAddress[]>
  /** Continues at this index if the next one is lower. */
  skipTo(chainId: ChainId, index: number): Promise<void>
  /**
   * Skips `SKIPPED_INDEXES` on these networks and on every other that has handed out an address: after a restoration,
   * the next addresses may be with users already.
   */
  skipLost(chainIds: readonly ChainId[]): Promise<void>
}
