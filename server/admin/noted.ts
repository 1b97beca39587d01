import type { Store } from '#store/contract.ts'

interface LongCommand {
  readonly actor: string
  readonly reason: string
  readonly subject: string
  /** What the log calls it as it begins, and once it is done. */
  readonly actions: readonly [string, string]
  /** Where it sets out from. */
  readonly from: object
}

/** A long command leaves two notes: what it sets out to do, and what came of it. Where it was cut off, the second is missing. */
export async function noted<T extends object>(
  { adminLog }: Pick<Store, 'adminLog'>,
  { actions, from, ...note }: LongCommand,
  work: () => Promise<T>,
): Promise<T> {
  await adminLog.add({ ...note, action: actions[0], before: null, after: from })
  const done = await work()
  await adminLog.add({ ...note, action: actions[1], before: null, after: done })
  return done
}
