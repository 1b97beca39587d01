import type { OrderEventType } from '../order/state.ts'

type Say = (at: Date, before: Date | null) => Date | null
const row = (type: OrderEventType, say: Say): [string, Say] => [type, say]

/** Time of arrival that an event implies, given the one known before. */
const says: ReadonlyMap<string, Say> = new Map([
  row('payout_mined', (at) => at),
  row('payout_orphaned', () => null),
  // A network that is final at once, or whose block was not observed in between, has no own time.
  row('payout_final', (at, before) => before ?? at),
])

/**
 * Settlement time of a bridge: when its payout was first seen in its final block. Points arrive later, once that block
 * is final, and count for this time. `otherwise` is used if the events have no such time.
 */
export function settledAtOf(events: readonly { readonly type: string; readonly at: Date }[], otherwise: Date): Date {
  let settled: Date | null = null
  for (const { type, at } of events) {
    const say = says.get(type)
    if (say) settled = say(at, settled)
  }
  return settled ?? otherwise
}
