import type { OrderState } from '#core/order/state.ts'

/** States in which an order no longer needs its maker's key. */
const ended: ReadonlySet<OrderState> = new Set(['expired', 'done', 'refunded', 'failed', 'incident'])

/** Pending items that keep a payout key from being retired. */
export interface RetirementFacts {
  /** Unfinished orders, by state. */
  readonly orders: ReadonlyMap<OrderState, number>
  /** Deposits in the key's custody that wait for an operator. */
  readonly setAside: number
  /** Tx slots of the key that are not final. */
  readonly slots: number
  /** Networks whose mempools hold a transaction of the key. */
  readonly pending: readonly number[]
}

export const needsItsKey = (state: OrderState): boolean => !ended.has(state)

/** Lists everything that would be lost or stuck without the key, one line each; empty if the key may be retired. */
export function retirementBlockers({ orders, setAside, slots, pending }: RetirementFacts): readonly string[] {
  const open = [...orders].filter(([state, count]) => count > 0 && needsItsKey(state))
  return [
    ...open.map(([state, count]) => `${count} order${count === 1 ? '' : 's'} ${state}: ${adviceFor(state)}`),
    ...(setAside > 0 ? [`${setAside} deposits are set aside: return each with “maker admin return”`] : []),
    ...(slots > 0 ? [`${slots} transactions are not final: the maker follows them`] : []),
    ...pending.map((chain) => `network ${chain}: a transaction of the key waits in mempools`),
  ]
}

function adviceFor(state: OrderState): string {
  if (state === 'quoted') return 'it may still be opened; it expires by itself'
  if (state === 'held') return 'release or refund it with “maker admin”'
  return state === 'final' || state === 'claimed' ? 'its claim is not final' : 'the maker is working on it'
}
