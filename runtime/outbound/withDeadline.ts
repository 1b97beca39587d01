/**
 * Runs work for so long and no longer, also when what it waits for never hears of it: Node may collect a signal, a composed one above all, while the body
 * of its call is still being read, and then it never fires.
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
