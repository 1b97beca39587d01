import type { Update } from 'grammy/types'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { UpdateTake } from '#store/telegram/botUpdates.ts'
import type { BotStore } from '#store/contract.ts'
import { createBatchLoader } from '../createBatchLoader.ts'

/** Updates that the bot subscribes to; Telegram doesn't send others. */
export const updateKinds: readonly Exclude<keyof Update, 'update_id'>[] = [
  'message',
  'callback_query',
  'inline_query',
  'my_chat_member',
]

/** Longer than any update takes; the updates of a dead replica become available to others after this. */
const TAKEN_MS = 60_000
/** Marks are written in batches: updates handled this long before a kill are handled again. */
const MARK_MS = 100

interface Options {
  readonly store: BotStore
  readonly clock: Clock
  readonly log: Log
  readonly botId: number
  handle(update: Update): Promise<void>
}

/** Handles each update once across all replicas, even if Telegram repeats it. */
export function createUpdateInbox({ store, clock, log, botId, handle }: Options) {
  let handled: number[] = []
  let timer: NodeJS.Timeout | null = null
  let marking: Promise<void> = Promise.resolve()
  const running = new Set<Promise<unknown>>()
  const times = () => {
    const now = clock.now()
    return [now, new Date(now.getTime() + TAKEN_MS)] as const
  }
  const takeOne = createBatchLoader((ids: readonly number[]) =>
    store.botUpdates.take(
      botId,
      ids.map((id) => ({ id, content: null })),
      ...times(),
    ),
  )

  function mark(): Promise<void> {
    timer = null
    const ids = handled
    handled = []
    marking = marking
      .then(() => store.botUpdates.done(botId, ids))
      .catch((error: unknown) => {
        log.error({ error: String(error) }, 'handled updates were not marked')
        handled.push(...ids)
      })
    return marking
  }
  function finish(update: Update): void {
    handled.push(update.update_id)
    timer ??= setTimeout(() => void mark(), MARK_MS)
  }

  async function work(update: Update): Promise<void> {
    await handle(update)
    finish(update)
  }
  const scheduleRefund = (update: Update): Promise<void> =>
    store.botUpdates.scheduleRefund(botId, update.update_id, clock.now()).catch(() => undefined)

  async function takeAndWork(update: Update): Promise<UpdateTake> {
    const take = await takeOne(update.update_id)
    if (take !== 'taken') return take
    await work(update).catch(async (error: unknown) => {
      await scheduleRefund(update)
      throw error
    })
    return take
  }

  return {
    /**
     * For webhooks, which repeat an update until it is handled. Resolves once it is, or immediately if another replica
     * has it.
     */
    async take(update: Update): Promise<UpdateTake> {
      const job = takeAndWork(update)
      running.add(job)
      return job.finally(() => running.delete(job))
    },
    /**
     * Claims and stores the updates for this process; returns those to handle. Afterwards Telegram need not deliver
     * them again.
     */
    async keep(updates: readonly Update[]): Promise<Update[]> {
      const each = [...new Map(updates.map((update) => [update.update_id, update])).values()]
      const takes = await store.botUpdates.take(
        botId,
        each.map((update) => ({ id: update.update_id, content: JSON.stringify(update) })),
        ...times(),
      )
      return each.filter(({ update_id: id }) => takes.get(id) === 'taken')
    },
    /** Claims stored updates that are unhandled after a minute: the process that had them has ended or is slow. */
    left: async (most: number): Promise<Update[]> =>
      (await store.botUpdates.takeLeft(botId, most, ...times())).map(({ content }) => JSON.parse(content) as Update),
    /** Handles an update in this process; it remains claimed after a failure. */
    work,
    /** Releases it for the next process. */
    scheduleRefund,
    /** Marks it as done without handling it. */
    drop: finish,
    /** Waits until the claimed updates are handled. */
    async stop(): Promise<void> {
      await Promise.allSettled(running)
      if (timer) clearTimeout(timer)
      await mark()
    },
  }
}
export type Once = ReturnType<typeof createUpdateInbox>
