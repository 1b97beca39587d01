/** Interval of the chain lookups while the wallet does not answer; a page that becomes visible looks at once. */
const LOOK_EVERY_MS = 15_000

/**
 * Resolves with the wallet's answer or the transaction found on chain, because a phone app may have sent it while this page was suspended.
 * `pause` ends early when the page becomes visible; the signal passed to `ask` aborts once the answer is no longer needed.
 */
export async function raceWalletAndChain(
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
      // The wallet has answered meanwhile.
      if (!silent) return answer
      const ref = await look().catch(() => null)
      if (ref === null) continue
      over.abort()
      return ref
    }
  }
  // An answer after the chain lookup adds nothing.
  answer.catch(() => undefined)
  return Promise.race([answer, found()])
}
