import type { OrderEventType } from '../order/state.ts'

type Say = (at: Date, before: Date | null) => Date | null
const row = (type: OrderEventType, say: Say): [string, Say] => [type, say]

/** What an event says of the moment at which the payout reached the person, by what was known before. */
const says: ReadonlyMap<string, Say> = new Map([
  row('payout_mined', (at) => at),
  row('payout_orphaned', () => null),
  // A network that is final at once, or whose block nobody looked at in between, tells nothing of its own.
  row('payout_final', (at, before) => before ?? at),
])

/**
 * When a bridge settled: when its payout was seen in the block in which it stayed. Points come later, once that block is final, and count for this moment.
 * `otherwise` stands in where the events say nothing.
 */
export function settledAtOf(events: readonly { readonly type: string; readonly at: Date }[], otherwise: Date): Date {
  let settled: Date | null = null
  for (const { type, at } of events) {
    const say = says.get(type)
    if (say) settled = say(at, settled)
  }
  return settled ?? otherwise
}
