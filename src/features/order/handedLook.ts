import type { OrderDetail } from '#core/wire/order.ts'

/** The person's own addresses on either side, as far as wallets are connected. */
export interface OwnAddresses {
  readonly from: string | undefined
  readonly to: string | undefined
}

/**
 * Whether the money of a transfer from another browser may reach somebody else: anybody can make one from a stranger's address and send its link.
 * A memo decides whose it is at an exchange, and what is not paid out goes to the refund address.
 */
export const needsLook = (
  { recipient, memo, refund_address }: Pick<OrderDetail, 'recipient' | 'memo' | 'refund_address'>,
  own: OwnAddresses,
): boolean => recipient !== own.to || memo !== null || (refund_address !== null && refund_address !== own.from)
