import type { Update } from 'grammy/types'
import { conflict } from './errors.ts'
import type { Faults } from './faults.ts'

export type UpdateKind = Exclude<keyof Update, 'update_id'>
/** Delivered only if requested by name. */
const onRequest: ReadonlySet<UpdateKind> = new Set(['chat_member', 'message_reaction', 'message_reaction_count'])
const FIRST_UPDATE = 100_000

/** Updates that the bot has not confirmed yet, in order, with their waiting caller. */
export function createUpdates(faults: Faults, first = FIRST_UPDATE) {
  const waiting: Update[] = []
  const listeners = new Set<() => void>()
  let wanted: readonly UpdateKind[] | null = null
  let next = first
  let poll: { end(answer: Update[] | Error): void } | null = null

  const wake = (): void => {
    for (const listener of listeners) listener()
  }
  const isWanted = (kind: UpdateKind): boolean =>
    wanted && wanted.length > 0 ? wanted.includes(kind) : !onRequest.has(kind)

  return {
    add<Kind extends UpdateKind>(kind: Kind, content: NonNullable<Update[Kind]>): void {
      if (!isWanted(kind)) return
      waiting.push({ update_id: next++, [kind]: content } as unknown as Update)
      const fault = faults.onTheWay()
      const last = waiting.at(-1)
      if (fault === 'twice' && last) waiting.push(last)
      if (fault === 'swapped' && waiting.length > 1) waiting.push(...waiting.splice(-2, 2).reverse())
      wake()
    },
    want: (kinds: readonly UpdateKind[] | undefined): void => {
      if (kinds) wanted = kinds
    },
    wantedKinds: (): readonly UpdateKind[] | null => wanted,
    pending: (): number => waiting.length,
    drop: (): void => void waiting.splice(0),
    /** For a webhook: the first one, until it is confirmed. */
    first: (): Update | undefined => waiting[0],
    confirmFirst: (): void => void waiting.shift(),
    onNew(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** getUpdates: a request confirms all updates below `offset`. One caller at a time: a second one ends the first. */
    poll({
      offset = 0,
      limit = 100,
      seconds = 0,
      signal,
    }: {
      offset?: number
      limit?: number
      seconds?: number
      signal?: AbortSignal
    }): Promise<Update[]> {
      poll?.end(conflict('terminated by other getUpdates request; make sure that only one bot instance is running'))
      const confirmed = offset < 0 ? waiting.slice(0, offset) : waiting.filter((update) => update.update_id < offset)
      for (const update of confirmed) waiting.splice(waiting.indexOf(update), 1)
      if (waiting.length > 0 || seconds === 0) return Promise.resolve(waiting.slice(0, limit))
      return new Promise((resolve, reject) => {
        const mine = {
          end(answer: Update[] | Error): void {
            clearTimeout(timer)
            listeners.delete(onNew)
            signal?.removeEventListener('abort', gone)
            if (poll === mine) poll = null
            if (answer instanceof Error) reject(answer)
            else resolve(answer)
          },
        }
        // Two updates sent together arrive in one answer.
        const onNew = (): void => void setImmediate(() => poll === mine && mine.end(waiting.slice(0, limit)))
        const gone = (): void => mine.end([])
        const timer = setTimeout(() => mine.end([]), Math.min(seconds, 50) * 1000)
        poll = mine
        listeners.add(onNew)
        signal?.addEventListener('abort', gone, { once: true })
      })
    },
    /** Releases a waiting caller on shutdown. */
    close: (): void => poll?.end([]),
  }
}
export type Updates = ReturnType<typeof createUpdates>
