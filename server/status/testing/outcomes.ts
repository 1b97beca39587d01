import { chainId } from '#core/chain/chainId.ts'
import type { RouteOutcomes } from '#store/orders/outcomes.ts'

/** Outcomes of a route without any transfer, with changes. */
export const outcomesOf = (change: Partial<RouteOutcomes> = {}): RouteOutcomes => ({
  provider: 'relay',
  fromChain: chainId(1),
  toChain: chainId(2),
  senders: 0,
  arrived: 0,
  reported: 0,
  refunded: 0,
  failed: 0,
  overdue: 0,
  open: 0,
  timed: 0,
  late: 0,
  medianSeconds: null,
  p95Seconds: null,
  meanShortfall: null,
  medianShortfall: null,
  p95Shortfall: null,
  ...change,
})
