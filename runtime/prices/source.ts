import type { PriceTarget } from '#core/catalogue/priceTarget.ts'
import type { Observation } from '#core/money/price.ts'

/** External source of prices. */
export interface PriceSource {
  /** Name for configuration, logs and display. */
  readonly name: string
  /** True if it has a name for this target. */
  knows(target: PriceTarget): boolean
  /**
   * Prices for the targets that it answers; missing or malformed ones are omitted.
   * @throws AppError `price_source_limited` (with a `retry_after` fix if it names a time), `price_source_refused`,
   * `price_source_down`, `price_source_malformed`
   */
  fetch(targets: readonly PriceTarget[], signal: AbortSignal): Promise<ReadonlyMap<string, Observation>>
}
