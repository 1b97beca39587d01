import { createRunner, createSource, createUpdateFetcher, type RunnerHandle } from '@grammyjs/runner'
import type { Api } from 'grammy'
import type { Update } from 'grammy/types'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Fence } from '#store/contract/leases.ts'
import type { Store } from '#store/contract.ts'
import { createSink } from './createSink.ts'
import type { Once } from './once.ts'
import { updateKinds } from './updateKinds.ts'
import { untilTaken } from './untilTaken.ts'

const LEASE_SECONDS = 30
const POLL_SECONDS = 25
/** Handled at once; the rest waits at Telegram. */
const CONCURRENT = 50
/** So many of these are done before the next are asked for. */
const ENOUGH = 25
const PATIENCE_MS = 50

interface Options {
  readonly api: Api
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  readonly owner: string
  readonly botId: number
  readonly once: Once
  /** Between two looks at who polls. */
  readonly everyMs?: number
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Long polling by one process at a time: Telegram ends the older of two questions, so that two pollers would starve each other. */
export function startPolling({ api, store, clock, log, owner, botId, once, everyMs = 5_000 }: Options): { stop(): Promise<void> } {
  const lease = `bot-poller:${botId}`
  let fence: Fence | null = null
  let runner: RunnerHandle | null = null
  let stopped = false

  function run(): RunnerHandle {
    const handleUpdate = (update: Update): Promise<void> =>
      untilTaken(() => once.take(update), pause, () => stopped).catch((error: unknown) => log.error({ error: String(error) }, 'an update was not taken'))
    const supply = createUpdateFetcher<Update, unknown>({ handleUpdate, errorHandler: () => {}, api }, { fetch: { timeout: POLL_SECONDS, allowed_updates: updateKinds }, silent: true, retryInterval: 500 })
    const made = createRunner(createSource({ supply }), createSink({ work: handleUpdate, most: CONCURRENT, enough: ENOUGH, patienceMs: PATIENCE_MS }))
    made.start()
    // A webhook that is set, or a token that is none: another look is taken after a while.
    made.task()?.catch((error: unknown) => log.error({ error: String(error) }, 'polling ended; is a webhook set for this bot?'))
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
    if (fence && !stopped && !runner?.isRunning()) runner = run()
  }

  const safely = (): Promise<void> => look().catch((error: unknown) => log.error({ error: String(error) }, 'who polls could not be settled'))
  let looking = safely()
  const timer = setInterval(() => void (looking = looking.then(safely)), everyMs)
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await looking
      await halt()
      if (fence) await store.leases.release(fence, owner).catch(() => undefined)
    },
  }
}
