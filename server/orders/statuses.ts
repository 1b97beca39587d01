import { orderStates, type OrderState } from '#core/order/state.ts'
import { type PublicStatus, publicStatus } from '#core/order/status.ts'

const never = { escrowed: false, refundAfter: null, now: new Date(0) }
const always = { escrowed: true, refundAfter: new Date(0), now: new Date(1) }

/** States in which an order can have this status; `action_needed` also depends on the time. */
export function statesOf(status: PublicStatus): readonly OrderState[] {
  const facts = status === 'action_needed' ? always : never
  return orderStates.filter((state) => publicStatus(state, facts) === status)
}
