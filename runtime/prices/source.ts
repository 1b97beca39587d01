import { z } from 'zod'
import type { PriceTarget } from '#core/catalogue/priceTarget.ts'
import type { Observation } from '#core/money/price.ts'
import { usdE8OfNumber } from '#core/money/usd.ts'
import { AppError } from '#core/errors.ts'

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

/**
 * Returns the response as a record of rows. Rows are judged one by one, so that a bad one costs only its own price.
 * @throws AppError `vendor_malformed`.
 */
export function rowsOf(name: string, answer: unknown): Readonly<Record<string, unknown>> {
  const parsed = z.record(z.string(), z.unknown()).safeParse(answer)
  if (!parsed.success)
    throw new AppError('vendor_malformed', `${name} returned an invalid price list.`, { retriable: true })
  return parsed.data
}

/**
 * A vendor's number and time as an observation; null if either is missing or invalid. A price without a time could be
 * of any age.
 */
export function observe(source: string, price: unknown, epochSeconds: unknown): Observation | null {
  const usdE8 = usdE8OfNumber(price)
  if (usdE8 === null || typeof epochSeconds !== 'number' || !Number.isSafeInteger(epochSeconds) || epochSeconds <= 0)
    return null
  return { usdE8, source, asOf: new Date(epochSeconds * 1000) }
}

/** Uniswap's pools on the local networks, each network a source of its own. */
export const POOLS = 'pools'

/** Name of one network's pools as a source. */
export const poolsOn = (slug: string): string => `${POOLS}-${slug}`

export const isPools = (source: string): boolean => source.startsWith(poolsOn(''))

/** Sources that one trader can move are one voice in an agreement: the pools of all networks. */
export const voiceOf = (source: string): string => (isPools(source) ? POOLS : source)
