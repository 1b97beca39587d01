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
   * @throws AppError `vendor_limited` (with a `retry_after` fix if it names a time), `vendor_refused`,
   * `vendor_down`, `vendor_malformed`
   */
  fetch(targets: readonly PriceTarget[], signal: AbortSignal): Promise<ReadonlyMap<string, Observation>>
}
