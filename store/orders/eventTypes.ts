import type { OrderId } from '#core/order/id.ts'
import type { OrderEventType, OrderState } from '#core/order/state.ts'

export interface OrderEventRow {
  orderId: OrderId
  seq: number
  type: OrderEventType | 'created' | 'hint' | 'confirmations' | 'waiting'
  state: OrderState
  at: Date
  data: Record<string, unknown>
}
