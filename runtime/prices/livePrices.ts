import type { PriceTarget } from '#core/catalogue/priceTarget.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import type { PriceBook } from '#core/money/price.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { PriceStore } from './priceStore.ts'
import type { PriceSource } from './source.ts'

export interface LivePricesDeps {
  readonly held: PriceStore
  /** Vendors, best first. */
  readonly sources: readonly PriceSource[]
  readonly targets: readonly PriceTarget[]
  readonly refreshMs: number
  readonly clock: Clock
  readonly log: Log
  /** Called with each response's outcome: "ok", or the reason of the failure. */
  readonly count: (source: string, outcome: string) => void
  readonly random?: () => number
}

export interface LivePrices {
  readonly book: PriceBook
  /**
   * Refreshes every source that is due. Concurrent callers share it. Never throws: failures are logged, and their
   * source is paused.
   */
  refresh(): Promise<void>
  /** Refreshes at once, then periodically. */
  start(): Promise<void>
  stop(): Promise<void>
}

interface Patience {
  failures: number
  until: number
}

/** Creates the store of external prices, kept in memory. A reader of the book never waits for a vendor. */
export function createLivePrices(deps: LivePricesDeps): LivePrices {
  const { held, sources, targets, refreshMs, clock, log, count, random = Math.random } = deps
  const patience = new Map<string, Patience>()
  const abort = new AbortController()
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null

  function failed(source: PriceSource, error: unknown): void {
    const failures = (patience.get(source.name)?.failures ?? 0) + 1
    const asked = error instanceof AppError && error.fix?.kind === 'retry_after' ? error.fix.seconds : null
    const wait = backOffMs(failures, asked, random)
    patience.set(source.name, { failures, until: clock.now().getTime() + wait })
    count(source.name, reasonOf(error))
    log.warn({ source: source.name, reason: reasonOf(error), failures, retryInMs: wait }, 'prices could not be read')
  }

  async function ask(source: PriceSource): Promise<void> {
    const wanted = targets.filter((target) => source.knows(target) && !held.isAnsweredBefore(source.name, target.key))
    if (wanted.length === 0 || (patience.get(source.name)?.until ?? 0) > clock.now().getTime()) return
    try {
      const answers = await source.fetch(wanted, abort.signal)
      patience.delete(source.name)
      for (const { key } of wanted) {
        const seen = answers.get(key)
        const doubt = seen ? held.take(key, seen) : 'price_missing'
        count(source.name, doubt ?? 'ok')
        if (doubt) log.warn({ source: source.name, price: key, reason: doubt }, 'a price is not believed')
      }
    } catch (error) {
      if (!abort.signal.aborted) failed(source, error)
    }
  }

  async function askAll(): Promise<void> {
    // Each source is only queried for prices that earlier ones did not return.
    for (const source of sources) if (!abort.signal.aborted) await ask(source)
  }

  const refresh = (): Promise<void> => (running ??= askAll().finally(() => void (running = null)))

  function schedule(): void {
    if (abort.signal.aborted) return
    // Spread, so that processes started together do not keep querying together.
    timer = setTimeout(() => void refresh().then(schedule), refreshMs * (0.9 + random() * 0.2))
    timer.unref()
  }

  return {
    book: held.book,
    refresh,
    async start() {
      await refresh()
      schedule()
    },
    async stop() {
      abort.abort()
      if (timer) clearTimeout(timer)
      await running
    },
  }
}

/** Shortest pause after a failure, in milliseconds. */
const FIRST = 15_000
const LONGEST = 10 * 60_000
/** Maximum delay that a vendor may request. */
const LONGEST_ASKED = 60 * 60_000

/**
 * Time for which a source is not queried after consecutive failures: it doubles each time, is spread over half so that
 * replicas do not retry together, and is at least the source's own request.
 */
export function backOffMs(failures: number, askedSeconds: number | null, random: () => number): number {
  const full = Math.min(FIRST * 2 ** Math.max(0, failures - 1), LONGEST)
  const spread = full / 2 + random() * (full / 2)
  const asked = Math.min((askedSeconds ?? 0) * 1000, LONGEST_ASKED)
  // The spread is added to the requested delay, or all would retry in the same second.
  return Math.round(asked > 0 ? Math.max(spread, asked + random() * FIRST) : spread)
}
