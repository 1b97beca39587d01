import type { PriceTarget } from '#core/catalogue/priceTarget.ts'
import type { Observation } from '#core/prices/choose.ts'

/** Somebody outside who knows prices. */
export interface PriceSource {
  /** As configured, logged and shown. */
  readonly name: string
  /** Whether it has a name for this at all. */
  knows(target: PriceTarget): boolean
  /**
   * What it says about those of the targets that it answers; what it leaves out or garbles is missing.
   * @throws AppError `price_source_limited` (with a `retry_after` fix where it says when), `price_source_refused`, `price_source_down`, `price_source_malformed`
   */
  fetch(targets: readonly PriceTarget[], signal: AbortSignal): Promise<ReadonlyMap<string, Observation>>
}
