import type { OrderId } from '#core/order/id.ts'
import type { OrderRecord } from '#core/order/orderRecord.ts'

export interface OrderRecords {
  /**
   * Once per order: a repeat changes nothing.
   * @throws AppError `record_too_large` beyond the limits of `core/order/orderRecord.ts`
   */
  add(record: OrderRecord, expiresAt: Date): Promise<void>
  get(id: OrderId): Promise<OrderRecord | null>
  /** Deletes records of orders that expired without a deposit; all others are kept. Returns the number deleted. */
  purge(before: Date, limit: number): Promise<number>
}
