import type { OrderDetail } from '#core/wire/order.ts'

/** The user's connected addresses on both sides. */
export interface OwnAddresses {
  readonly from: string | undefined
  readonly to: string | undefined
}

/**
 * True when a transfer from another browser may pay someone else: anyone can create one for any address and send its link.
 * At an exchange the memo decides the recipient, and an unpaid transfer goes to the refund address.
 */
export const needsLook = (
  { recipient, memo, refund_address }: Pick<OrderDetail, 'recipient' | 'memo' | 'refund_address'>,
  own: OwnAddresses,
): boolean => recipient !== own.to || memo !== null || (refund_address !== null && refund_address !== own.from)
