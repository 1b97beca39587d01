import type { EndpointHealth } from '#chains/rpc/endpoint.ts'
import type { OrderState } from '#core/order/state.ts'
import type { OldestOrder } from '#store/orders/types.ts'
import { createEndpointGauges } from '#runtime/endpointMetrics.ts'
import { createIncidentGauge } from '#runtime/incidentMetrics.ts'
import type { Metrics } from '#runtime/metrics.ts'

/** Metrics that the maker reports to an operator. Labels are few and bounded. */
export interface MakerMetrics {
  orders(state: OrderState, count: number): void
  /** Seconds that the oldest order of a stage has waited; 0 if none waits. */
  oldest(chain: number, stage: OldestOrder['stage'], seconds: number): void
  /** The metrics of orders and incidents were read from the database. */
  reported(at: Date): void
  /** Reports whether this process holds the lease of a chain. */
  lease(chain: number, held: boolean): void
  /** Rows that wait in a lane of a chain. */
  queue(chain: number, lane: 'deposits' | 'payouts' | 'returns' | 'slots' | 'claims', length: number): void
  /** The payer's balance of an asset in whole units. */
  inventory(chain: number, asset: string, whole: number): void
  reserved(chain: number, asset: string, whole: number): void
  head(chain: number, height: number, finalized: number, cursor: number | null): void
  paused(chain: number, paused: boolean): void
  /** Open incidents by kind; kinds that are absent have none. */
  incidents(open: ReadonlyMap<string, number>): void
  endpoint(chain: number, health: EndpointHealth): void
  /** Seconds from a confirmed deposit to the broadcast of its payout. */
  payoutDelay(seconds: number): void
  /** A deposit or ending that no earlier scan showed. */
  missed(chain: number, what: 'deposit' | 'ending'): void
  /** Part of the term that a pool's oldest draw has left, negative once it is overdue; null while nothing is owed. */
  termLeft(chain: number, pool: string, part: number | null): void
  /** Free balance within its band (0), below it (-1) or above it (1). */
  band(chain: number, asset: string, side: -1 | 0 | 1): void
  /** True while a checked route has the problem. */
  canary(route: string, problem: string, has: boolean): void
  failure(chain: number, where: string, reason: string): void
}

export const noMetrics: MakerMetrics = {
  orders() {},
  oldest() {},
  reported() {},
  lease() {},
  queue() {},
  inventory() {},
  reserved() {},
  head() {},
  paused() {},
  incidents() {},
  endpoint() {},
  payoutDelay() {},
  missed() {},
  termLeft() {},
  band() {},
  canary() {},
  failure() {},
}

/** Registers the maker's metrics with Prometheus. */
export function createMakerMetrics(metrics: Metrics): MakerMetrics {
  const orders = metrics.gauge('causeway_maker_orders', 'Orders by internal state.', ['state'])
  const oldest = metrics.gauge(
    'causeway_maker_oldest_order_seconds',
    'Age of the oldest order that is waiting for its payout, finality or claim.',
    ['chain', 'stage'],
  )
  const reported = metrics.gauge(
    'causeway_maker_report_timestamp_seconds',
    'Last time that orders and incidents were read for these metrics.',
  )
  const lease = metrics.gauge('causeway_maker_lease_held', '1 while this process holds the chain’s lease.', ['chain'])
  const queue = metrics.gauge('causeway_maker_queue', 'Rows waiting, by chain and lane.', ['chain', 'lane'])
  const inventory = metrics.gauge('causeway_maker_inventory', 'Payer balance in whole units.', ['chain', 'asset'])
  const reserved = metrics.gauge('causeway_maker_reserved', 'Payer balance reserved or in flight, in whole units.', [
    'chain',
    'asset',
  ])
  const height = metrics.gauge('causeway_maker_height', 'Block heights seen by the maker, by kind.', ['chain', 'kind'])
  const paused = metrics.gauge('causeway_maker_paused', '1 while the chain is paused.', ['chain'])
  const incidents = createIncidentGauge(metrics, 'maker')
  const endpoint = createEndpointGauges(metrics, 'maker')
  const delay = metrics.histogram(
    'causeway_maker_payout_delay_seconds',
    'Time from a confirmed deposit to the broadcast of its payout.',
  )
  const missed = metrics.counter(
    'causeway_maker_missed_found_total',
    'Deposits and settlements that earlier scans missed and a rescan found.',
    ['chain', 'what'],
  )
  const termLeft = metrics.gauge(
    'causeway_maker_pool_term_left',
    'Part of the term that the oldest draw of a pool has left, negative once it is overdue; infinite while nothing is owed.',
    ['chain', 'pool'],
  )
  const band = metrics.gauge(
    'causeway_maker_band',
    'Free balance of a rebalanced asset: 0 within its band, -1 below, 1 above.',
    ['chain', 'asset'],
  )
  const canary = metrics.gauge(
    'causeway_maker_canary_problem',
    '1 while the last canary of a route failed or is overdue, or the next one is missing.',
    ['route', 'problem'],
  )
  const failures = metrics.counter('causeway_maker_failures_total', 'Failures that will be retried.', [
    'chain',
    'where',
    'reason',
  ])
  return {
    orders: (state, count) => orders.set(count, { state }),
    oldest: (chain, stage, seconds) => oldest.set(seconds, { chain, stage }),
    reported: (at) => reported.set(Math.floor(at.getTime() / 1000)),
    lease: (chain, held) => lease.set(held ? 1 : 0, { chain }),
    queue: (chain, lane, length) => queue.set(length, { chain, lane }),
    inventory: (chain, asset, whole) => inventory.set(whole, { chain, asset }),
    reserved: (chain, asset, whole) => reserved.set(whole, { chain, asset }),
    head: (chain, head, finalized, cursor) => {
      height.set(head, { chain, kind: 'head' })
      height.set(finalized, { chain, kind: 'finalized' })
      if (cursor !== null) height.set(cursor, { chain, kind: 'cursor' })
    },
    paused: (chain, is) => paused.set(is ? 1 : 0, { chain }),
    incidents,
    endpoint,
    payoutDelay: (seconds) => delay.observe(seconds),
    missed: (chain, what) => missed.inc({ chain, what }),
    termLeft: (chain, pool, part) => termLeft.set(part ?? Number.POSITIVE_INFINITY, { chain, pool }),
    band: (chain, asset, side) => band.set(side, { chain, asset }),
    canary: (route, problem, has) => canary.set(has ? 1 : 0, { route, problem }),
    failure: (chain, where, reason) => failures.inc({ chain, where, reason }),
  }
}
