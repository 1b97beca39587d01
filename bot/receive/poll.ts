import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRunner, createSource, createUpdateFetcher, type RunnerHandle } from '@grammyjs/runner'
import type { Api } from 'grammy'
import type { Update } from 'grammy/types'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Fence } from '#store/work/types.ts'
import type { BotStore } from '#store/contract.ts'
import { isRetriable } from '#core/errors.ts'
import { createSink } from './createSink.ts'
import { type Once, updateKinds } from './updateInbox.ts'

const LEASE_SECONDS = 30
/** Handled concurrently; the rest waits at Telegram. */
const CONCURRENT = 50
/** Free places before the next fetch. */
const ENOUGH = 25
const PATIENCE_MS = 50
/** Updates of ended processes per poll. */
const LEFT = 20

interface Options {
  readonly api: Api
  readonly store: BotStore
  readonly clock: Clock
  readonly log: Log
  readonly owner: string
  readonly botId: number
  readonly once: Once
  /** Long-poll timeout in seconds; shorter than the bot's request timeout. */
  readonly pollSeconds: number
  /** Milliseconds between attempts to take the poller's lease. */
  readonly everyMs?: number
}

/** Only one process polls at a time: Telegram ends the older of two polls, so two pollers would starve each other. */
export function startPolling({ api, store, clock, log, owner, botId, once, pollSeconds, everyMs = 5_000 }: Options): {
  stop(): Promise<void>
} {
  const lease = `bot-poller:${botId}`
  let fence: Fence | null = null
  let runner: RunnerHandle | null = null
  const stopping = new AbortController()
  const { signal } = stopping
  setMaxListeners(0, signal)
  const pause = (ms: number): Promise<void> => sleep(ms, undefined, { signal }).catch(() => undefined)
  const under = new Map<number, Promise<void>>()

  async function handled(update: Update): Promise<void> {
    try {
      await untilTaken(
        () => once.work(update),
        pause,
        () => signal.aborted,
      )
    } catch (error) {
      log.error(
        { update: update.update_id, error: String(error) },
        signal.aborted ? 'an update is left to the next process' : 'an update was dropped',
      )
      await (signal.aborted ? once.scheduleRefund(update) : once.drop(update))
    }
  }
  async function work(update: Update): Promise<void> {
    const job = handled(update)
    under.set(update.update_id, job)
    await job
    under.delete(update.update_id)
  }

  function run(): RunnerHandle {
    const supply = createUpdateFetcher<Update, unknown>(
      { handleUpdate: work, errorHandler: () => {}, api },
      { fetch: { timeout: pollSeconds, allowed_updates: updateKinds }, silent: true, retryInterval: 500 },
    )
    const made = createRunner(
      createSource({ supply }),
      createSink({ keep: once.keep, work, most: CONCURRENT, enough: ENOUGH, patienceMs: PATIENCE_MS }),
    )
    made.start()
    // A webhook is set, the token is invalid or the database is down: retry after a while.
    made
      .task()
      ?.catch((error: unknown) => log.error({ error: String(error) }, 'polling ended; is a webhook set for this bot?'))
    return made
  }

  async function halt(): Promise<void> {
    const running = runner
    runner = null
    await running?.stop()?.catch(() => undefined)
  }

  async function look(): Promise<void> {
    if (fence && !(await store.leases.renew(fence, owner, LEASE_SECONDS, clock.now()))) {
      fence = null
      await halt()
    }
    fence ??= await store.leases.acquire(lease, owner, LEASE_SECONDS, clock.now())
    if (!fence || signal.aborted) return
    if (!runner?.isRunning()) runner = run()
    for (const update of await once.left(LEFT)) if (!under.has(update.update_id)) void work(update)
  }

  const safely = (): Promise<void> =>
    look().catch((error: unknown) => log.error({ error: String(error) }, 'the polling lease could not be checked'))
  let looking = safely()
  const timer = setInterval(() => void (looking = looking.then(safely)), everyMs)
  return {
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await looking
      await halt()
      await Promise.all(under.values())
      if (fence) await store.leases.release(fence, owner).catch(() => undefined)
    },
  }
}

/** Half a second for a dropped connection, several seconds for an outage of Telegram. */
const PAUSES_MS = [500, 2_000, 5_000] as const

/**
 * Retries an update that could not be answered, since long polling never repeats it.
 * @throws the last error, or one that a retry can't fix
 */
export async function untilTaken(
  take: () => Promise<unknown>,
  wait: (ms: number) => Promise<void>,
  stopped: () => boolean,
): Promise<void> {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      await take()
      return
    } catch (error) {
      if (pause === null || !isRetriable(error)) throw error
      await wait(pause)
      if (stopped()) throw error
    }
  }
}
