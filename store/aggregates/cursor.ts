import { AppError } from '#core/errors.ts'
import { isOrderId, type OrderId } from '#core/order/id.ts'

/** A keyset page goes on below the last id it showed; ids sort by time, so new orders never shift a page. */
export function parseCursor(cursor: string): OrderId {
  if (!isOrderId(cursor))
    throw new AppError('cursor_invalid', 'That page does not exist; start again from the first one.', { status: 400 })
  return cursor
}
