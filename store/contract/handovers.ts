import type { OrderId } from '#core/order/id.ts'

export interface Handover {
  readonly orderId: OrderId
  /** SHA-256 of the code that the other browser is given, hex. */
  readonly codeHash: string
  readonly expiresAt: Date
}

/**
 * The right of whoever made an order, passed on to one more browser by a code. Codes and tokens are random and kept as hashes, so that neither the
 * database nor the time of a comparison says anything about them.
 */
export interface Handovers {
  offer(handover: Handover): Promise<void>
  /**
   * Gives the right to the token of whoever comes first, in time; true again for the same token. False where the code is another's, too old, of another
   * order or none, and where the token is another code's.
   */
  take(orderId: OrderId, codeHash: string, tokenHash: string, now: Date): Promise<boolean>
  /** Whether this token came from a code of this order. */
  holds(orderId: OrderId, tokenHash: string): Promise<boolean>
  /** Codes that ran out before, with the rights that came from them. */
  purge(before: Date): Promise<number>
}
