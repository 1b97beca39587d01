import type { EndpointHealth } from '#chains/rpc/endpoint.ts'
import type { OrderState } from '#core/order/state.ts'
import type { OldestOrder } from '#store/orders/types.ts'

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
  failure() {},
}
