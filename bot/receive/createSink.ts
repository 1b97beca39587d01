import type { UpdateSink } from '@grammyjs/runner'

interface Options<Y> {
  /**
   * Stores the updates and returns those to handle; their batch is confirmed after this.
   * @throws if they could not be stored
   */
  keep(updates: readonly Y[]): Promise<readonly Y[]>
  /** Never rejects. */
  work(update: Y): Promise<void>
  /** Maximum concurrent updates. */
  readonly most: number
  /** Number of free slots required before the next fetch. */
  readonly enough: number
  /** Milliseconds after which one free slot is enough, so that slow updates do not block the others. */
  readonly patienceMs: number
}

/**
 * Handles many updates concurrently. Under load it fetches them in batches, because fetching one costs as much as
 * fetching many.
 */
export function createSink<Y>({ keep, work, most, enough, patienceMs }: Options<Y>): UpdateSink<Y> {
  const running = new Set<Y>()
  let wanted = enough
  let told: (() => void) | null = null
  const look = (): void => {
    if (most - running.size >= wanted) told?.()
  }

  async function begin(update: Y): Promise<void> {
    running.add(update)
    await work(update)
    running.delete(update)
    look()
  }

  /** Resolves once there is capacity. */
  function room(): Promise<void> {
    wanted = enough
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        wanted = 1
        look()
      }, patienceMs)
      told = () => {
        clearTimeout(timer)
        told = null
        resolve()
      }
      look()
    })
  }

  return {
    async handle(updates) {
      for (const update of updates.length > 0 ? await keep(updates) : []) void begin(update)
      await room()
      return most - running.size
    },
    size: () => running.size,
    snapshot: () => [...running],
  }
}
