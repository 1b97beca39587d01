/** Rests so long between two looks while the wallet is silent; a page that comes back looks at once. */
const LOOK_EVERY_MS = 15_000

/**
 * What the wallet answers, or what stands on the network without its answer: an app on a phone may have sent what it was asked for while this
 * page could not hear it. `pause` ends early when the page comes back.
 */
export async function answerOrChain(ask: () => Promise<string>, look: (() => Promise<string | null>) | null, pause: (ms: number) => Promise<void>): Promise<string> {
  if (!look) return ask()
  let silent = true
  const answer = ask().finally(() => {
    silent = false
  })
  const found = async (): Promise<string> => {
    for (;;) {
      await pause(LOOK_EVERY_MS)
      // The answer has decided it.
      if (!silent) return answer
      const ref = await look().catch(() => null)
      if (ref !== null) return ref
    }
  }
  // An answer that comes after it was found says nothing new.
  answer.catch(() => undefined)
  return Promise.race([answer, found()])
}
