import type { Update } from 'grammy/types'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { UpdateTake } from '#store/contract/botUpdates.ts'
import type { Store } from '#store/contract.ts'
import { gather } from '../gather.ts'

/** Longer than any update takes; a replica that dies leaves its updates to others after this. */
const TAKEN_MS = 60_000
/** Marks are written together: what was handled within this before a kill is handled again. */
const MARK_MS = 100

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
  const running = new Set<Promise<unknown>>()
  const times = () => {
    const now = clock.now()
    return [now, new Date(now.getTime() + TAKEN_MS)] as const
  }
  const takeOne = gather((ids: readonly number[]) =>
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
  const giveBack = (update: Update): Promise<void> =>
    store.botUpdates.giveBack(botId, update.update_id, clock.now()).catch(() => undefined)

  async function takeAndWork(update: Update): Promise<UpdateTake> {
    const take = await takeOne(update.update_id)
    if (take !== 'taken') return take
    await work(update).catch(async (error: unknown) => {
      await giveBack(update)
      throw error
    })
    return take
  }

  return {
    /** For who tells it again until it is handled. Answers once it is, or at once where somebody else has it. */
    async take(update: Update): Promise<UpdateTake> {
      const job = takeAndWork(update)
      running.add(job)
      return job.finally(() => running.delete(job))
    },
    /** Those of them that are this process's to work on. From the answer on they are kept: Telegram need not tell them again. */
    async keep(updates: readonly Update[]): Promise<Update[]> {
      const each = [...new Map(updates.map((update) => [update.update_id, update])).values()]
      const takes = await store.botUpdates.take(
        botId,
        each.map((update) => ({ id: update.update_id, content: JSON.stringify(update) })),
        ...times(),
      )
      return each.filter(({ update_id: id }) => takes.get(id) === 'taken')
    },
    /** What was kept and is still to be handled a minute later, this process's from now on: who kept it has ended, or is slow. */
    left: async (most: number): Promise<Update[]> =>
      (await store.botUpdates.takeLeft(botId, most, ...times())).map(({ content }) => JSON.parse(content) as Update),
    /** Works on one that is this process's, and stays so after a failure. */
    work,
    /** Leaves it to the next process. */
    giveBack,
    /** Nobody works on it any more. */
    drop: finish,
    /** Lets what was taken come to its end. */
    async stop(): Promise<void> {
      await Promise.allSettled(running)
      if (timer) clearTimeout(timer)
      await mark()
    },
  }
}
export type Once = ReturnType<typeof createOnce>
