/**
 * Runs work with a hard deadline, independent of its signal: Node may garbage-collect a signal, above all a composed
 * one, while the body is still being read, and then it never fires.
 */
export async function withDeadline<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  parent?: AbortSignal,
): Promise<T> {
  const controller = new AbortController()
  let end = (_: unknown): void => {}
  const ended = new Promise<never>((_, reject) => {
    end = (why) => {
      controller.abort(why)
      reject(why)
    }
  })
  const stop = (): void => end(parent?.reason)
  const timer = setTimeout(() => end(new Error(`no answer within ${ms} ms`)), ms)
  parent?.addEventListener('abort', stop)
  try {
    parent?.throwIfAborted()
    return await Promise.race([work(controller.signal), ended])
  } finally {
    clearTimeout(timer)
    parent?.removeEventListener('abort', stop)
  }
}
