import { addDays, mondayOf, utcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '#store/contract.ts'
import { DEPOSIT_TOPIC, EVENT_TOPIC, MOVED_TOPIC, REQUEST_TOPIC } from '#store/work/types.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Rows per statement, so that a sweep after a long pause holds no locks for long. */
const BATCH = 500
/** Batches of one kind per round; the rest waits for the next round. */
const BATCHES = 20

interface Kind {
  /** Tables whose rows it drops. */
  readonly tables: readonly string[]
  /** Retention period, worded as in docs/operations.md. */
  readonly kept: string
  /** Drops expired rows; returns the number of rows or orders in the batch. */
  drop(store: Store, now: Date): Promise<number | void>
  /** Drops one batch per call. */
  readonly isBatched?: true
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/** Every kind of row that is dropped by age. None of them is needed for money or the ledger. */
export const retention: readonly Kind[] = [
  {
    tables: ['user_actions'],
    kept: '30 days',
    drop: (store, now) => store.userActions.purge(before(now, 30 * DAY), BATCH),
    isBatched: true,
  },
  {
    tables: ['order_records', 'order_prices', 'order_fees', 'order_offers'],
    kept: 'permanently; 30 days if the order expired without a deposit',
    drop: async (store, now) => void (await store.orderRecords.purge(now, BATCH)),
  },
  {
    tables: ['orders', 'order_events', 'order_steps', 'external_orders'],
    kept: 'permanently; 31 days if an order to a contract or an external provider expired without a deposit',
    // One day later than `order_records`.
    drop: (store, now) => store.orders.dropUnpaid(before(now, 31 * DAY), BATCH),
    isBatched: true,
  },
  {
    tables: ['quotes', 'quote_requests'],
    kept: 'an hour after they expired',
    drop: async (store, now) => void (await store.quotes.purge(before(now, HOUR))),
  },
  {
    tables: ['swaps'],
    kept: 'permanently; a day if no node has shown its transaction',
    drop: (store, now) => store.swaps.purge(before(now, DAY), BATCH),
    isBatched: true,
  },
  {
    tables: ['faucet_claims', 'faucet_txs'],
    kept: 'permanently; the network block seven days',
    drop: (store, now) => store.faucet.forgetNetworks(before(now, 7 * DAY), BATCH),
    isBatched: true,
  },
  {
    tables: ['maker_applications'],
    kept: 'until its applicant deletes it; 90 days if declined, a year if undecided',
    drop: (store, now) =>
      store.applications.purge({ declined: before(now, 90 * DAY), open: before(now, 365 * DAY) }, BATCH),
    isBatched: true,
  },
  {
    tables: ['sessions', 'nonces'],
    kept: 'an hour after they expired',
    drop: async (store, now) => void (await store.sessions.purge(before(now, HOUR))),
  },
  {
    tables: ['order_handovers'],
    kept: 'seven days after they expired',
    drop: async (store, now) => void (await store.handovers.purge(before(now, 7 * DAY))),
  },
  {
    tables: ['order_reservations'],
    kept: 'five minutes after the order could last be opened',
    drop: async (store, now) => void (await store.reservations.purge(before(now, 5 * MINUTE))),
  },
  {
    tables: ['idempotency'],
    kept: 'a day',
    drop: async (store, now) => void (await store.idempotency.purge(before(now, DAY))),
  },
  {
    tables: ['limits'],
    kept: 'an hour after they stopped counting',
    drop: async (store, now) => void (await store.limits.purge(before(now, HOUR))),
  },
  {
    tables: ['bot_updates'],
    kept: 'two days',
    drop: async (store, now) => void (await store.botUpdates.purge(before(now, 2 * DAY))),
  },
  {
    tables: ['telegram_partings'],
    kept: '30 days',
    drop: async (store, now) => void (await store.telegram.purgePartings(before(now, 30 * DAY))),
  },
  {
    tables: ['review_flags'],
    kept: '30 days',
    drop: async (store, now) => void (await store.review.purge(before(now, 30 * DAY), utcDay(now))),
  },
  {
    tables: ['point_weeks', 'rank_boards', 'rank_marks'],
    kept: 'five weeks',
    drop: async (store, now) => void (await store.leaderboard.purge(addDays(mondayOf(utcDay(now)), -7 * 5))),
  },
  {
    // Each order event adds a row; without a bot no process reads them, so they would accumulate forever.
    tables: ['outbox'],
    kept: 'until handled; without a bot, events and deposit addresses of orders a day, moved wallets and payment requests seven days',
    drop: async (store, now) => {
      await store.outbox.purge(EVENT_TOPIC, before(now, DAY))
      await store.outbox.purge(DEPOSIT_TOPIC, before(now, DAY))
      await store.outbox.purge(MOVED_TOPIC, before(now, 7 * DAY))
      await store.outbox.purge(REQUEST_TOPIC, before(now, 7 * DAY))
    },
  },
]

/** Drops all expired rows in bounded batches. Safe on every replica at once; the rest waits for the next round. */
export async function dropExpired(store: Store, now: Date): Promise<void> {
  for (const { drop, isBatched } of retention)
    for (let batch = 0; batch < (isBatched ? BATCHES : 1); batch++) if ((await drop(store, now)) !== BATCH) break
}

/** Drops expired rows periodically until stopped; a failure is logged and retried in the next round. */
export function startHousekeeping(
  deps: { store: Store; clock: Clock; log: Log },
  everyMs = 5 * 60_000,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = dropExpired(deps.store, deps.clock.now()).catch((err: unknown) =>
      deps.log.warn({ err }, 'housekeeping failed'),
    )
  }, everyMs)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}
