import { AppError } from '#core/errors.ts'
import { isOrderId, type OrderId } from '#core/order/id.ts'

/** Pages continue below the last id shown; ids sort by time, so new orders never shift a page. */
export function parseCursor(cursor: string): OrderId {
  if (!isOrderId(cursor))
    throw new AppError('cursor_invalid', 'That page does not exist; start again from the first one.', { status: 400 })
  return cursor
}
