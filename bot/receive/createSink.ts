import type { UpdateSink } from '@grammyjs/runner'

interface Options<Y> {
  /** Those of them to work on. What they were asked for with is confirmed after this. @throws where they could not be kept. */
  keep(updates: readonly Y[]): Promise<readonly Y[]>
  /** Never rejects. */
  work(update: Y): Promise<void>
  /** Worked on at once. */
  readonly most: number
  /** So many of these places are free before more is asked for … */
  readonly enough: number
  /** … or one, after this time: slow updates keep nobody waiting while there is a place. */
  readonly patienceMs: number
}

/** Works on many updates at once. A busy bot asks for some together, because a question for one costs as much as a question for many. */
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

  /** Resolves once there is room. */
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
