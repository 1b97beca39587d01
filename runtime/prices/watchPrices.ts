import { ageMs } from '#core/prices/choose.ts'
import type { PriceBook } from '#core/prices/price.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Metrics } from '#runtime/metrics.ts'

interface Watched {
  readonly keys: readonly string[]
  readonly book: PriceBook
  readonly clock: Clock
}

/** Age of every price that vendors are asked for, and a counter of their responses. */
export function watchPrices(
  metrics: Metrics,
  { keys, book, clock }: Watched,
): (source: string, outcome: string) => void {
  const age = metrics.gauge(
    'causeway_price_age_seconds',
    'Age of the price in use, by key and source; the operator’s own have none',
    ['price', 'source'],
  )
  const stale = metrics.gauge('causeway_prices_stale', 'Prices that are too old to decide anything')
  const unknown = metrics.gauge('causeway_prices_unknown', 'Prices that no source has given yet')
  const answers = metrics.counter(
    'causeway_price_answers_total',
    'Prices and failures that sources answered with, by outcome',
    ['source', 'outcome'],
  )
  metrics.onRender(() => {
    const now = clock.now()
    const prices = keys.map((key) => ({ key, price: book.get(key) }))
    age.reset()
    for (const { key, price } of prices)
      if (price?.asOf) age.set(ageMs(price, now) / 1000, { price: key, source: price.source })
    stale.set(prices.filter(({ price }) => price?.stale).length)
    unknown.set(prices.filter(({ price }) => !price).length)
  })
  return (source, outcome) => answers.inc({ source, outcome })
}
