import type { Update } from 'grammy/types'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { UpdateTake } from '#store/contract/botUpdates.ts'
import type { Store } from '#store/contract.ts'
import { gather } from '../gather.ts'

/** Longer than any update takes; a replica that dies leaves its updates to others after this. */
const TAKEN_MS = 60_000
/** Marks are written together: Telegram tells an update again after seconds, not at once. */
const MARK_MS = 200

interface Options {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  readonly botId: number
  handle(update: Update): Promise<void>
}

/** Handles each update once among all replicas, however often Telegram tells it. */
export function createOnce({ store, clock, log, botId, handle }: Options) {
  let handled: number[] = []
  let timer: NodeJS.Timeout | null = null
  let marking: Promise<void> = Promise.resolve()
  const running = new Set<Promise<void>>()
  const takeOne = gather((ids: readonly number[]) => {
    const now = clock.now()
    return store.botUpdates.take(botId, ids, now, new Date(now.getTime() + TAKEN_MS))
  })

  function mark(): Promise<void> {
    timer = null
    const ids = handled
    handled = []
    marking = marking.then(() => store.botUpdates.done(botId, ids)).catch((error: unknown) => log.error({ error: String(error) }, 'handled updates were not marked'))
    return marking
  }

  async function work(update: Update): Promise<void> {
    try {
      await handle(update)
      handled.push(update.update_id)
      timer ??= setTimeout(() => void mark(), MARK_MS)
    } catch (error) {
      await store.botUpdates.giveBack(botId, update.update_id, clock.now()).catch(() => undefined)
      throw error
    }
  }

  return {
    /** Answers once it is handled, or at once where somebody else has it. */
    async take(update: Update): Promise<UpdateTake> {
      const take = await takeOne(update.update_id)
      if (take !== 'taken') return take
      const job = work(update)
      running.add(job)
      await job.finally(() => running.delete(job))
      return take
    },
    /** Lets what is being handled come to its end. */
    async stop(): Promise<void> {
      await Promise.allSettled(running)
      if (timer) clearTimeout(timer)
      await mark()
    },
  }
}
export type Once = ReturnType<typeof createOnce>
