import type { Store } from '#store/contract.ts'

interface LongCommand {
  readonly actor: string
  readonly reason: string
  readonly subject: string
  /** Log actions of the start and of the result. */
  readonly actions: readonly [string, string]
  /** The initial state that the first entry logs. */
  readonly from: object
}

/** Logs a long command twice: at its start, and with its result. An interrupted command has only the first entry. */
export async function withAuditLog<T extends object>(
  { adminLog }: Pick<Store, 'adminLog'>,
  { actions, from, ...note }: LongCommand,
  work: () => Promise<T>,
): Promise<T> {
  await adminLog.add({ ...note, action: actions[0], before: null, after: from })
  const done = await work()
  await adminLog.add({ ...note, action: actions[1], before: null, after: done })
  return done
}
