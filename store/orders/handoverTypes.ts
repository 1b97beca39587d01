import type { OrderId } from '#core/order/id.ts'

export interface Handover {
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
