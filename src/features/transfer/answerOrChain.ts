/** Rests so long between two looks while the wallet is silent; a page that comes back looks at once. */
const LOOK_EVERY_MS = 15_000

/**
 * What the wallet answers, or what stands on the network without its answer: an app on a phone may have sent what it was asked for while this
 * page could not hear it. `pause` ends early when the page comes back; the signal that `ask` is given says that its answer is not waited for any more.
 */
export async function answerOrChain(
  ask: (over: AbortSignal) => Promise<string>,
  look: (() => Promise<string | null>) | null,
  pause: (ms: number) => Promise<void>,
): Promise<string> {
  const over = new AbortController()
  if (!look) return ask(over.signal)
  let silent = true
  const answer = ask(over.signal).finally(() => {
    silent = false
  })
  const found = async (): Promise<string> => {
    for (;;) {
      await pause(LOOK_EVERY_MS)
      // The answer has decided it.
      if (!silent) return answer
      const ref = await look().catch(() => null)
      if (ref === null) continue
      over.abort()
      return ref
    }
  }
  // An answer that comes after it was found says nothing new.
  answer.catch(() => undefined)
  return Promise.race([answer, found()])
}
