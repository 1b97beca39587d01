const INTERVAL_MS = 100
/** Timeout for hanging calls, on any machine. */
const LONGEST_MS = 60_000

/**
 * Polls until the answer is neither null nor false, and resolves with it. Errors count as no answer yet: a page may
 * just be loading.
 * @throws Error that names the awaited condition, with the result of `more` at that time.
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | false>,
  more: () => Promise<string> = () => Promise.resolve(''),
): Promise<T> {
  const end = performance.now() + LONGEST_MS
  let last: unknown = null
  while (performance.now() < end) {
    const answer = await ask().catch((error: unknown) => ((last = error), null))
    if (answer !== null && answer !== false) return answer
    await new Promise((done) => setTimeout(done, INTERVAL_MS))
  }
  throw new Error(`Waited in vain for ${what}. ${await more().catch(String)}`, { cause: last })
}
